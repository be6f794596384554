import { describe, expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import { contactPath, paths, post, unlimited, validBody } from './requests.ts';

describe('the headers of answers', async () => {
  const service = await startService('embedded', { env: unlimited });
  const get = (url: string) => service.server.inject({ method: 'GET', url });

  const security = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  };

  it.each([
    '/openapi.json',
    '/llms.txt',
    '/feeds/merchant.xml',
    '/healthz',
    '/readyz',
    '/nowhere',
    '/%zz',
    contactPath,
  ])('forbid scripts, styles, frames and forms in answers to GET %s', async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject(security);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
    expect(headers['x-request-id']).toMatch(/^[\w-]+$/);
    expect(Object.keys(headers)).not.toContain('x-powered-by');
    expect(Object.keys(headers)).not.toContain('server');
    expect(Object.keys(headers)).not.toContain('set-cookie');
  });

  it.each(['me@lintel', 'lin tel'])('are present when the Host %j is refused', async (host) => {
    const ask = (url: string) => service.server.inject({ method: 'GET', url, headers: { host } });
    const health = await ask('/healthz');
    expect(health.statusCode).toBe(400);
    expect(health.headers).toMatchObject(security);
    expect(health.headers['x-request-id']).toBe(health.json<{ requestId: string }>().requestId);
    const api = await ask(contactPath);
    expect(api.statusCode).toBe(400);
    expect(api.headers).toMatchObject({ ...security, 'access-control-allow-origin': '*' });
  });

  it('do not include HSTS with an HTTP public URL', async () => {
    const plain = await startService('embedded', { env: { PUBLIC_URL: 'http://localhost:3000' } });
    const { headers } = await plain.server.inject({ method: 'GET', url: '/docs' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each(paths)('let any origin call %s, without credentials', async (url) => {
    const preflight = await service.server.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin: 'https://assistant.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type, x-api-key, authorization, idempotency-key',
      },
    });
    expect([preflight.statusCode, preflight.body]).toEqual([204, '']);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'Content-Type, Authorization, X-API-Key, Idempotency-Key',
      allow: 'POST, OPTIONS',
    });
    expect(preflight.headers['access-control-max-age']).toBe('86400');
  });

  it.each(['text/plain', 'ßß', ';', 'a/b/c'])(
    'a preflight with a body of type %s is refused with 415',
    async (type) => {
      const headers = { 'content-type': type };
      const asked = { method: 'OPTIONS', url: contactPath, headers, payload: 'x' } as const;
      const answer = await service.server.inject(asked);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        415,
        'unsupported_media_type',
      ]);
    },
  );

  it('allow scripts of other origins to read every API response', async () => {
    const answers = [
      await post(service, contactPath, validBody(contactPath)),
      await post(service, contactPath, '{'),
      await post(service, '/api/nowhere', '{}'),
      await get(contactPath),
      await service.server.inject({ method: 'OPTIONS', url: contactPath }),
    ];
    for (const { headers } of answers) {
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['access-control-expose-headers']).toBe(
        'RateLimit, RateLimit-Policy, Retry-After, Idempotent-Replayed, X-Request-Id',
      );
      expect(headers['x-request-id']).toMatch(/^[\w-]+$/);
    }
  });

  it('do not allow scripts of other origins to read other URLs, except for /openapi.json', async () => {
    for (const url of ['/docs', '/healthz', '/nowhere', '/apiary']) {
      expect((await get(url)).headers['access-control-allow-origin']).toBeUndefined();
    }
    expect((await get('/openapi.json')).headers['access-control-allow-origin']).toBe('*');
  });

  it('contain a unique request id, never one from the client', async () => {
    const ids = [];
    for (let i = 0; i < 3; i += 1) {
      const answer = await service.server.inject({
        method: 'GET',
        url: '/healthz',
        headers: { 'request-id': 'mine', 'x-request-id': 'mine', 'x-correlation-id': 'mine' },
      });
      ids.push(answer.headers['x-request-id']);
    }
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('mine');
  });

  it('contain request ids that differ between two instances', async () => {
    const idsOf = async () => {
      const { server } = await startService('embedded');
      const answers = [await server.inject('/healthz'), await server.inject('/healthz')];
      return answers.map(({ headers }) => headers['x-request-id']);
    };
    expect(new Set([...(await idsOf()), ...(await idsOf())]).size).toBe(4);
  });
});
