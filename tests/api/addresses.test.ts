import { describe, expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import { contactPath, paths, post, unlimited } from './requests.ts';

const tooLarge = 'x'.repeat(102_401);

describe('an unknown URL', async () => {
  const service = await startService('embedded', { env: unlimited });

  it.each([
    '/api',
    '/api/',
    '/api/contact/',
    '/API/contact',
    '/api/Contact',
    '/api/quote',
    '/docs/',
    '/metrics',
  ])('is answered with 404: %s', async (url) => {
    for (const method of ['GET', 'POST', 'HEAD'] as const) {
      const answer = await service.server.inject({ method, url });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('application/problem+json');
    }
  });

  it('is 404 even with an overlong parameter', async () => {
    for (const url of [`/drawings/${'w'.repeat(4000)}.svg`, `/products/${'a'.repeat(4000)}.png`]) {
      const answer = await service.server.inject({ method: 'GET', url });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
    }
  });

  it.each([
    ['{', 'application/json'],
    ['', 'application/json'],
    [tooLarge, 'application/json'],
    ['<a/>', 'text/xml'],
    ['{"__proto__":1}', 'text/plain'],
  ])('is 404 whatever the body of the request: %s', async (payload, contentType) => {
    const answer = await service.server.inject({
      method: 'POST',
      url: '/api/nowhere',
      headers: { 'content-type': contentType, 'content-encoding': 'gzip' },
      payload,
    });
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  });

  it("answers a browser's form post with a problem document", async () => {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await service.server.inject({ method: 'POST', url: '/nowhere', headers, payload: 'a=b' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
  });

  it('a URL that cannot be decoded is 400, with the headers of the API', async () => {
    const answer = await service.server.inject({ method: 'GET', url: '/api/%zz' });
    expect(answer.json()).toMatchObject({ status: 400, code: 'malformed_http' });
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'x-request-id': answer.json<{ requestId: string }>().requestId,
    });
  });
});

describe('a known URL', async () => {
  const service = await startService('embedded', { env: unlimited });

  it.each([
    '/drawings/x.svg',
    '/drawings/x.png?v=1',
    '/products/none',
    '/products/none.svg',
    '/assets/none.css',
  ])('%s answers 405 to other methods, whether or not the file exists', async (url) => {
    for (const method of ['OPTIONS', 'POST', 'DELETE'] as const) {
      const answer = await service.server.inject({ method, url });
      expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
    for (const method of ['GET', 'HEAD'] as const)
      expect((await service.server.inject({ method, url })).statusCode).toBe(404);
  });

  it.each(['/quotes/none', '/sent/none', '/sent/none.pdf'])(
    '%s answers 404, not 405, to other methods',
    async (url) => {
      for (const method of ['OPTIONS', 'DELETE'] as const)
        expect((await service.server.inject({ method, url })).statusCode).toBe(404);
    },
  );

  it.each(
    paths.flatMap((path) =>
      ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE'].map((method) => [method, path] as const),
    ),
  )('is answered with 405 and Allow to another method: %s %s', async (method, url) => {
    const answer = await service.server.inject({ method: method as 'GET', url });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST, OPTIONS');
    if (method !== 'HEAD') expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  it.each(['/healthz', '/readyz', '/openapi.json', '/docs', '/docs/errors'])(
    '%s answers HEAD like GET, and 405 to other methods',
    async (url) => {
      const got = await service.server.inject({ method: 'GET', url });
      const head = await service.server.inject({ method: 'HEAD', url });
      expect([got.statusCode, head.statusCode, head.body]).toEqual([200, 200, '']);
      expect(head.headers['content-type']).toBe(got.headers['content-type']);
      for (const method of ['POST', 'DELETE', 'OPTIONS'] as const) {
        const refused = await service.server.inject({ method, url });
        expect(refused.statusCode).toBe(405);
        expect(refused.headers.allow).toBe('GET, HEAD');
      }
    },
  );

  it('is 405 before the body of the request is parsed', async () => {
    for (const payload of ['{', tooLarge]) {
      const answer = await service.server.inject({
        method: 'PUT',
        url: contactPath,
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect(answer.statusCode).toBe(405);
    }
  });

  it('is found whatever its query string', async () => {
    const wrong = await service.server.inject({ method: 'PUT', url: `${contactPath}?a=b` });
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'POST, OPTIONS']);
    const answer = await post(service, `${contactPath}?a=b&__proto__=c`, {});
    expect(answer.statusCode).toBe(400);
  });
});

describe('a percent-encoded URL of the API', async () => {
  const service = await startService('embedded', { env: unlimited });

  it.each([
    ['POST', '/%61pi/contact', 400],
    ['OPTIONS', '/ap%69/contact', 204],
    ['PUT', '/%61pi/contact', 405],
    ['GET', '/%61pi/nowhere', 404],
  ] as const)('%s %s has the headers of the API', async (method, url, status) => {
    const answer = await service.server.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    });
  });

  it('is 404 if its path has an encoded slash', async () => {
    const answer = await service.server.inject({ method: 'POST', url: '/api%2fcontact' });
    expect(answer.statusCode).toBe(404);
  });
});
