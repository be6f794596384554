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
  ])('is answered with 404: %s', async (url) => {
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
  it('is 416 if the range is beyond the end of the file', async () => {
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
  ])('is 412 if the condition of %s fails', async (name, value) => {
    const answer = await get(script, { [name]: value });
    expect(answer.json<Problem>()).toMatchObject({
      status: 412,
      code: 'precondition_failed',
      detail: 'The file is another one than the request asks for.',
    });
  });

  it('has an uncacheable answer if it fails', async () => {
    for (const headers of [{ range: 'bytes=99999999-' }, { 'if-match': '"other"' }]) {
      const answer = await get(script, headers);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.etag).toBeUndefined();
      expect(answer.headers['last-modified']).toBeUndefined();
    }
  });
});

it('is answered with 206 for a range of the file', async () => {
  const answer = await get(script, { range: 'bytes=0-9' });
  expect(answer.statusCode).toBe(206);
  expect(answer.rawPayload).toHaveLength(10);
});

describe('the fonts of the pages', () => {
  let css: string;
  let fonts: readonly string[];
  beforeAll(async () => {
    const { body } = await get('/');
    css = (await get(/href="(\/assets\/[^"]+\.css)"/.exec(body)?.[1] ?? '')).body;
    fonts = Array.from(css.matchAll(/url\(["']?([^"')]+\.woff2)/g), ([, file = '']) => file);
  });

  it('are five self-hosted files of 60 KB together, cached for a year', async () => {
    expect(fonts).toHaveLength(5);
    const answers = await Promise.all(fonts.map((file) => get(file)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('font/woff2');
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    }
    const bytes = answers.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0);
    expect(bytes).toBeLessThan(60 * 1024);
  });

  it('are used by the style sheet, with a fallback font until they are loaded', () => {
    expect(css).toMatch(/--sans:\s*["']?Hanken Grotesk/);
    const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
    const own = faces.filter((face) => face.includes('.woff2'));
    expect(own).toHaveLength(5);
    for (const face of own) expect(face).toMatch(/font-display:\s*swap/);
    for (const face of faces.filter((each) => !own.includes(each)))
      expect(face).toMatch(/size-adjust:\s*9\d/);
    expect(css).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
  });

  it('are preloaded if all texts of a page use them', async () => {
    const { body } = await get('/');
    const preloads = Array.from(
      body.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g),
      ([, file]) => file,
    );
    expect(preloads).toHaveLength(3);
    for (const file of preloads) expect(fonts).toContain(file);
  });
});
