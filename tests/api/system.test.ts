import { request as ask } from 'node:http';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { startService } from '../support/service.ts';

const base = 'https://doors.example.ie';

describe('the machine-readable endpoints', async () => {
  const service = await startService('embedded', { env: { SECURITY_CONTACT: 'a@doors.example.ie' } });
  const get = (url: string, headers = {}) => service.server.inject({ method: 'GET', url, headers });

  it.each([
    ['/healthz', { status: 'ok' }],
    ['/readyz', { status: 'ready', mail: 'off', redis: 'off' }],
  ])('%s answers, and is not cached', async (url, body) => {
    const { statusCode, headers, json } = await get(url);
    expect([statusCode, json()]).toEqual([200, body]);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(headers['ratelimit']).toBeUndefined();
  });

  it('/readyz is not cached while the store is unavailable', async () => {
    const away = await startService('embedded');
    await away.store.close();
    const { statusCode, headers, json } = await away.server.inject('/readyz');
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(json()).toMatchObject({ code: 'store_unavailable' });
    expect((await away.server.inject('/healthz')).statusCode).toBe(200);
  });

  it.each(['/openapi.json', '/.well-known/api-catalog'])(
    '%s can be read by scripts of other sites',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*']);
    },
  );

  it('the OpenAPI description is JSON with this URL', async () => {
    const { headers, json } = await get('/openapi.json');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(json()).toMatchObject({ servers: [{ url: base }] });
  });

  it('the API catalogue links to all descriptions', async () => {
    const { headers, json } = await get('/.well-known/api-catalog');
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('application/linkset+json') as string,
      'cache-control': 'public, max-age=3600',
      link: `<${base}/.well-known/api-catalog>; rel="api-catalog"`,
    });
    const to = (path: string, type: string) => [{ href: `${base}${path}`, type }];
    expect(json()).toEqual({
      linkset: [
        {
          anchor: `${base}/api`,
          'service-desc': to('/openapi.json', 'application/json'),
          'service-doc': to('/docs', 'text/html'),
          'service-meta': to('/llms.txt', 'text/plain'),
          related: to('/client/lintel-client.tgz', 'application/gzip'),
          status: to('/healthz', 'application/json'),
        },
        {
          anchor: `${base}/mcp`,
          'service-desc': [
            ...to('/.well-known/mcp/server.json', 'application/json'),
            ...to('/mcp/server-card', 'application/mcp-server-card+json'),
          ],
          'service-doc': to('/docs/assistants', 'text/html'),
          'service-meta': to('/llms.txt', 'text/plain'),
          status: to('/healthz', 'application/json'),
        },
      ],
    });
  });

  it.each([
    '/.well-known/api-catalog',
    '/.well-known/mcp/server.json',
    '/.well-known/ai-catalog.json',
    '/mcp/server-card',
    '/feeds/merchant.xml',
    '/feeds/manufacturer.xml',
  ])('%s is answered 304 for a known ETag', async (url) => {
    const { headers } = await get(url);
    const etag = String(headers.etag);
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(url, { 'if-none-match': known });
      expect([known, again.statusCode, again.body]).toEqual([known, 304, '']);
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=3600' });
    }
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('security.txt is cached for an hour, as text', async () => {
    const { headers } = await get('/.well-known/security.txt');
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
  });

  it('a read-only URL lists GET and HEAD in Allow', async () => {
    const { headers } = await service.server.inject({ method: 'OPTIONS', url: '/api/internal-doors/limits' });
    expect(headers.allow).toBe('GET, HEAD, OPTIONS');
  });

  it.each(['GET', 'HEAD'] as const)('%s of an unknown URL is a page for a browser', async (method) => {
    const accept = 'text/html,*/*';
    const asked = { method, url: '/nowhere', headers: { accept } };
    const { statusCode, headers } = await service.server.inject(asked);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('a preflight of the API is cached for a day', async () => {
    const { headers } = await service.server.inject({ method: 'OPTIONS', url: '/api/contact' });
    expect(headers['access-control-max-age']).toBe('86400');
  });
});

it('timeouts are ten seconds for a request, nine for its headers and ten for keep-alive', async () => {
  const { server, publicUrl } = await startService('embedded', {
    env: { PUBLIC_URL: '', HOST: '127.0.0.1', PORT: '0' },
    listening: true,
  });
  const { requestTimeout, headersTimeout, keepAliveTimeout } = server.server;
  expect({ requestTimeout, headersTimeout, keepAliveTimeout }).toEqual({
    requestTimeout: 10_000,
    headersTimeout: 9000,
    keepAliveTimeout: 10_000,
  });
  const asked = ask(`${publicUrl()}/healthz`, { headers: { connection: 'keep-alive' } }).end();
  const [answer] = (await once(asked, 'response')) as [{ headers: Record<string, string>; resume(): void }];
  answer.resume();
  expect(answer.headers['keep-alive']).toBe('timeout=10');
});
