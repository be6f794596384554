import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainBrowser } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService('embedded');
});

const encodings = ['identity', 'gzip', 'br'];

async function get(url: string, accepted: string, headers: Record<string, string> = {}) {
  const answer = await service.server.inject({ url, headers: { 'accept-encoding': accepted, ...headers } });
  const encoding = answer.headers['content-encoding'];
  const bytes = answer.rawPayload;
  const html =
    encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  return { ...answer, status: answer.statusCode, headers: answer.headers, html: html.toString() };
}

const marksIn = (html: string) => [
  ...html.matchAll(/name="(?:token|form)" value="([\w-]+)"|"(?:token|formId)":"([\w-]+)"/g),
];
const plain = (html: string) => html.replaceAll(/"[\w-]{43}"|"[\w-]{22}"/g, '""');

describe('a cached page', () => {
  it.each(['/', '/?prices=net', '/contact', '/security-doors', '/review?door=w900'])(
    'has the same content in every encoding, with a token and a form id of its own: %s',
    async (url) => {
      const visits = [];
      for (const accepted of [...encodings, ...encodings]) visits.push(await get(url, accepted));
      expect(new Set(visits.map(({ html }) => plain(html))).size).toBe(1);
      const marks = visits.map(({ html }) => marksIn(html).map(([, field, data]) => field ?? data));
      // A page has each mark twice, in the form and in the data of its script; every visit has other marks.
      for (const each of marks) expect(new Set(each).size).toBe(2);
      expect(new Set(marks.flat()).size).toBe(2 * visits.length);
      for (const { headers, rawPayload } of visits) {
        expect(headers['content-length']).toBe(String(rawPayload.length));
        expect(headers.etag).toBeUndefined();
      }
    },
  );

  it('contains a form that every visitor can send', async () => {
    const [first, second] = [plainBrowser(service.server), plainBrowser(service.server)];
    for (const browser of [first, second]) await browser.get('/contact');
    const person = { name: 'Aoife Kelly', email: 'aoife@example.ie', consent: 'yes' };
    const refused = await first.submit({ ...person, message: '' });
    expect(refused.body).toContain('Aoife Kelly');
    for (const [index, browser] of [first, second].entries()) {
      const message = `Is the showroom open on day ${index + 1} of the week?`;
      expect((await browser.submit({ ...person, message })).body).toContain('Thank you');
    }
    expect((await get('/contact', 'identity')).html).not.toContain('Aoife');
  });

  it.each(['/products', '/products/pivot-steel-door', '/privacy', '/docs'])(
    'is answered 304 for a known ETag: %s',
    async (url) => {
      const tags = new Set<string>();
      for (const accepted of encodings) {
        const { headers } = await get(url, accepted);
        if (accepted !== 'identity') expect(headers.vary).toBe('accept-encoding');
        const etag = String(headers.etag);
        tags.add(etag);
        const again = await get(url, accepted, { 'if-none-match': `W/${etag}` });
        expect([again.status, again.html, again.headers.etag]).toEqual([304, '', etag]);
        expect(again.headers['cache-control']).toBe('public, max-age=300');
        expect(again.headers.vary).toBe(headers.vary);
        expect((await get(url, accepted, { 'if-none-match': '"another"' })).status).toBe(200);
        expect((await get(`${url}?prices=net`, accepted, { 'if-none-match': etag })).status).toBe(200);
      }
      expect(tags.size).toBe(3);
    },
  );
});

describe('a page that is served from the cache on the second visit', () => {
  it.each([
    ...['/', '/?prices=net', '/contact', '/products', '/products/pivot-steel-door', '/docs'],
    ...['/products/pivot-steel-door?prices=net', '/review?door=tPIVOT-w1100-h2100', '/review?door=damaged'],
  ])('has the same headers, and a form token of its own: %s', async (url) => {
    const { server } = await startService('embedded');
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    const ask = async (encoding: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${address}${url}`, {
        headers: { 'accept-encoding': encoding, ...headers },
      });
      const { date, 'x-request-id': id, 'set-cookie': cookie, ...same } = Object.fromEntries(answer.headers);
      expect([date, id]).not.toContain(undefined);
      return { cookie, same, html: await answer.text(), status: answer.status };
    };
    for (const encoding of encodings) {
      const [first, second] = [await ask(encoding), await ask(encoding)];
      expect(second.same).toEqual(first.same);
      expect(plain(second.html)).toBe(plain(first.html));
      const isOwn = first.cookie !== undefined;
      expect(first.html === second.html).toBe(!isOwn);
      expect(second.cookie === undefined).toBe(!isOwn);
      expect(second.cookie === first.cookie).toBe(!isOwn);
      if (isOwn) {
        const [cookie = ''] = (first.cookie ?? '').split(';');
        expect((await ask(encoding, { cookie })).cookie).toBeUndefined();
      } else {
        const mark = { 'if-none-match': first.same['etag'] ?? '' };
        const [known, again] = [await ask(encoding, mark), await ask(encoding, mark)];
        expect([known.status, again]).toEqual([304, known]);
        expect((await ask(encoding, { 'if-none-match': '"another"' })).same).toEqual(first.same);
      }
    }
  });
});

describe('a picture or PDF that is served from the cache on the second request', () => {
  it.each([
    ['/products/pivot-steel-door.png', true],
    ['/products/pivot-steel-door.svg', true],
    ['/drawings/tPIVOT-w1100-h2100.png', true],
    ['/drawings/tPIVOT-w1100-h2100.png?v=1', true],
    ['/review.pdf?door=tPIVOT-w1100-h2100', false],
    ['/review.pdf?door=tPIVOT-w1100-h2100&prices=net', false],
  ])('has the same headers and bytes: %s', async (url, isMarked) => {
    const { server } = await startService('embedded');
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    const ask = async (init: RequestInit = {}) => {
      const answer = await fetch(`${address}${url}`, init);
      const { date, 'x-request-id': id, ...same } = Object.fromEntries(answer.headers);
      expect([date, id]).not.toContain(undefined);
      return { status: answer.status, same, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const first = await ask();
    expect(first.status).toBe(200);
    expect(await ask()).toEqual(first);
    expect((await ask({ method: 'HEAD' })).bytes).toHaveLength(0);
    expect(await ask()).toEqual(first);
    const mark = first.same['etag'];
    expect(mark !== undefined).toBe(isMarked);
    const known = await ask({ headers: { 'if-none-match': mark ?? '"another"' } });
    expect(known.status).toBe(isMarked ? 304 : 200);
    expect(await ask({ headers: { 'if-none-match': mark ?? '"another"' } })).toEqual(known);
    expect(await ask({ headers: { 'if-none-match': '"another"' } })).toEqual(first);
  });
});
