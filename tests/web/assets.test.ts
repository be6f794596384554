import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../src/contract/problems.ts';
import { type TestService, startService } from '../support/service.ts';

let service: TestService;
let script: string;
beforeAll(async () => {
  service = await startService('embedded');
  script = /src="(\/assets\/[^"]+\.js)"/.exec((await service.server.inject('/')).body)?.[1] ?? '';
});

const get = (url: string, headers: Record<string, string> = {}) => service.server.inject({ url, headers });

it('assets are cached for a year, because their names are content hashes', async () => {
  const answer = await get(script);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

describe('the URL of an unknown asset', () => {
  it.each([
    '/assets/..%2fx',
    '/assets/..%2f..%2fmain.js',
    '/assets/none.js',
    '/assets/%5c..%5cx',
    '/assets/',
  ])('is 404: %s', async (url) => {
    const answer = await get(url);
    expect(answer.json<Problem>()).toMatchObject({ status: 404, code: 'not_found' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['/assets/%00', '/assets/x%00.js', '/assets/%', '/assets/%ff', `/assets/${'x'.repeat(5000)}`])(
    'is a client error if malformed: %s',
    async (url) => {
      const answer = await get(url);
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('a conditional or range request for an asset', () => {
  it('is 416 beyond the end of the file', async () => {
    const answer = await get(script, { range: 'bytes=99999999-' });
    expect(answer.json<Problem>()).toMatchObject({
      status: 416,
      code: 'range_not_satisfiable',
      detail: 'The file ends before the part that was asked for.',
    });
    expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
  });

  it.each([
    ['if-match', '"other"'],
    ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ])('is 412 with a failed %s', async (name, value) => {
    const answer = await get(script, { [name]: value });
    expect(answer.json<Problem>()).toMatchObject({
      status: 412,
      code: 'precondition_failed',
      detail: 'The file is another one than the request asks for.',
    });
  });

  it('that fails is not cacheable', async () => {
    for (const headers of [{ range: 'bytes=99999999-' }, { 'if-match': '"other"' }]) {
      const answer = await get(script, headers);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.etag).toBeUndefined();
      expect(answer.headers['last-modified']).toBeUndefined();
    }
  });
});

it('a range of a file is sent as 206', async () => {
  const answer = await get(script, { range: 'bytes=0-9' });
  expect(answer.statusCode).toBe(206);
  expect(answer.rawPayload).toHaveLength(10);
});
