import { describe, expect, it } from 'vitest';
import { pagesOfGuide } from '../support/guide.ts';
import { startService } from '../support/service.ts';

const base = 'https://doors.example.ie';
const { server } = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
const get = (url: string) => server.inject({ method: 'GET', url });

/** Documents in which partners and crawlers find our URLs. */
const places = [
  '/api/internal-doors/products',
  '/feeds/merchant.xml',
  '/feeds/manufacturer.xml',
  '/llms.txt',
  '/.well-known/api-catalog',
  '/sitemap.xml',
  ...pagesOfGuide(base).flatMap(({ path, twin }) => [path, twin]),
];

/** Whether a URL is an example or an endpoint for POST; other tests cover these. */
const notAPage = (path: string) =>
  path.startsWith('/quotes/') || path.startsWith('/api/') || path === '/api' || path === '/mcp';

const asked = new Map<string, Promise<{ statusCode: number; body: string }>>();
const answerOf = (path: string) => {
  const known = asked.get(path) ?? get(path).then(({ statusCode, body }) => ({ statusCode, body }));
  asked.set(path, known);
  return known;
};

describe('every link', () => {
  it.each(places)('works, including its anchor, in %s', async (place) => {
    const { statusCode, body } = await get(place);
    expect(statusCode).toBe(200);
    const decoded = body.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
    const absolute = [...decoded.matchAll(/https:\/\/doors\.example\.ie(\/[^\s"'<>)`\\,]*)?/g)].map(
      ([, path = '/']) => path.replace(/[.;:]$/, ''),
    );
    const relative = [...body.matchAll(/(?:href|src)="(\/[^"]*|#[^"]*)"/g)].map(([, path = '']) =>
      path.startsWith('#') ? `${place}${path}` : path,
    );
    const links = [...new Set([...absolute, ...relative])].filter((path) => !notAPage(path));
    // Only the Markdown version of a page may have no links, because it has no navigation.
    if (!place.endsWith('.md')) expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const [path = '', anchor] = link.replaceAll('&#38;', '&').split('#');
      const found = await answerOf(path);
      expect(found.statusCode, `${link} in ${place}`).toBe(200);
      if (anchor !== undefined) expect(found.body, `${link} in ${place}`).toContain(`id="${anchor}"`);
    }
  });

  it('leads to an endpoint that accepts POST or GET, if it is the URL of an endpoint', async () => {
    const { body } = await get('/api/internal-doors/products');
    const { meta } = JSON.parse(body) as { meta: { quoteApi: string; docsUrl: string } };
    expect((await get(meta.quoteApi.replace(base, ''))).headers.allow).toContain('POST');
    expect((await get(meta.docsUrl.replace(base, ''))).statusCode).toBe(200);
    const { body: text } = await get('/llms.txt');
    const endpoints = [...text.matchAll(/\(https:\/\/doors\.example\.ie(\/api\/[^)]+)\)/g)];
    expect(endpoints.length).toBeGreaterThan(0);
    for (const [, path = ''] of endpoints) expect((await get(path)).statusCode, path).toBe(200);
  });
});
