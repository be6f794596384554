import { expect, it } from 'vitest';
import { encodingFor } from './encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br ; q=0, *', 'gzip'],
  ['gzip;q=much', 'identity'],
])('the response to Accept-Encoding %s has the encoding %s', (accepted, sent) => {
  expect(encodingFor(accepted)).toBe(sent);
});
