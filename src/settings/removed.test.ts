import { expect, it } from 'vitest';
import { removedSettings } from './removed.ts';

it.each(['2', 'auto', ' 4 '])('removedSettings reports WORKERS=%j with what to do instead', (WORKERS) => {
  expect(removedSettings({ WORKERS })).toEqual([
    expect.stringMatching(/WORKERS .* PostgreSQL and one Redis/),
  ]);
});

it.each([{}, { WORKERS: '' }, { WORKERS: ' 1 ' }])(
  'removedSettings ignores WORKERS if it is blank or 1: %j',
  (env) => {
    expect(removedSettings(env)).toEqual([]);
  },
);
