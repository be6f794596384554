import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { createQuote } from '../support/door-quotes.ts';
import { busyMs } from '../support/event-loop.ts';
import { type TestService, startService } from '../support/service.ts';

/** Twenty doors that are not cached. */
const doors = (from: number, count = 20) =>
  Array.from({ length: count }, (_, index) => `door=tDOUBLE.HINGED-w1800-h2100-v${from + index}`).join('&');

const drawing = (wallHeight: number, format = 'png') =>
  `/drawings/tPIVOT-w1100-h2100-v${wallHeight}.${format}`;

/** The CPU time of this thread between turns of the event loop, which other programs do not affect. */
function watchBlocking() {
  const blockedMs: number[] = [];
  let since = busyMs();
  const look = () => {
    const now = busyMs();
    blockedMs.push(now - since);
    since = now;
  };
  const looking = setInterval(look, 1);
  return {
    async end() {
      // The next turn of the event loop records the last block.
      await setTimeout(1);
      clearInterval(looking);
      look();
      return blockedMs;
    },
  };
}

describe('slow rendering', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService('embedded');
    // The first job starts the worker thread, which is not measured.
    await service.server.inject(drawing(2500));
  });

  it.each(['/review.pdf', '/review'])('leaves the main thread free: %s of 20 doors', async (path) => {
    const shares: number[] = [];
    for (const from of [2500, 2600, 2700, 2800, 2900]) {
      const startedAt = performance.now();
      const blockedMs = watchBlocking();
      expect((await service.server.inject(`${path}?${doors(from)}`)).statusCode).toBe(200);
      const elapsedMs = performance.now() - startedAt;
      shares.push(Math.max(...(await blockedMs.end())) / elapsedMs);
    }
    // On the main thread rendering would be nearly all of the time. Not the maximum, because garbage may be
    // collected.
    expect(Math.min(...shares)).toBeLessThan(0.5);
  });

  it('gives the same page on the main thread and on a worker', async () => {
    const { body } = await service.server.inject(`/review?${doors(2500, 5)}`);
    expect(body.match(/<svg [^>]*role="img"/g)).toHaveLength(5);
    expect(body).toContain('<title>Your doors · Lintel</title>');
    expect(body).toMatch(/<script type="application\/json" id="data">\{.*"book":/);
    const form = new URLSearchParams({ action: 'update', doors: '5' });
    for (let index = 0; index < 5; index += 1) {
      form.set(`d${index}-width`, '900');
      form.set(`d${index}-height`, '2100');
    }
    const posted = await service.server.inject({
      method: 'POST',
      url: '/review',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    });
    expect([posted.statusCode, posted.body.match(/<svg [^>]*role="img"/g)?.length]).toEqual([200, 5]);
  });
});

describe('the render limit of a client', () => {
  const limited = (limit: string) => startService('embedded', { env: { RATE_LIMIT_RENDER: limit } });

  it('counts pages and pictures together, and only what was rendered', async () => {
    const { server, clock } = await limited('3/1m');
    const status = async (url: string, remoteAddress = '192.0.2.1') =>
      (await server.inject({ url, remoteAddress })).statusCode;
    const first = await server.inject({ url: drawing(2500), remoteAddress: '192.0.2.1' });
    const headers = { 'if-none-match': String(first.headers.etag) };
    const unchanged = { url: drawing(2500), headers, remoteAddress: '192.0.2.1' };
    // A cached picture, a 304, a HEAD request and a small page: none of them needs a worker.
    for (let again = 0; again < 5; again += 1) {
      expect(await status(drawing(2500))).toBe(200);
      expect((await server.inject(unchanged)).statusCode).toBe(304);
      expect((await server.inject({ ...unchanged, method: 'HEAD', headers: {} })).statusCode).toBe(200);
      expect(await status(`/review?${doors(2500, 3)}`)).toBe(200);
    }
    expect(await status(`/review.pdf?${doors(2500, 1)}`)).toBe(200);
    expect(await status(`/review?${doors(2500, 4)}`)).toBe(200);

    const picture = await server.inject({ url: drawing(2501, 'svg'), remoteAddress: '192.0.2.1' });
    expect([picture.statusCode, picture.headers['retry-after']]).toEqual([429, '60']);
    expect(picture.headers['cache-control']).toBe('no-store');
    const detail =
      'At most 3 drawings, or pages of many doors, are made for a client in 60 seconds. Wait 60 seconds, then retry once.';
    expect(picture.json()).toMatchObject({ code: 'rate_limited', detail, 'violated-policies': ['render'] });
    const page = await server.inject({ url: `/review?${doors(2600, 4)}`, remoteAddress: '192.0.2.1' });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '60']);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<h1>Please try again in a moment</h1>');
    expect(page.body).toContain(`<p class="lede">${detail}</p>`);

    // Cached renderings are still served, other clients are not limited, and the limit ends.
    expect(await status(drawing(2500))).toBe(200);
    expect(await status(`/review?${doors(2500, 4)}`)).toBe(200);
    expect(await status(drawing(2501), '192.0.2.2')).toBe(200);
    clock.advance(60_000);
    expect(await status(drawing(2502))).toBe(200);
  });

  it('can be turned off in the configuration', async () => {
    const { server } = await limited('off');
    const answers = await Promise.all([1, 2, 3].map((more) => server.inject(drawing(2500 + more, 'svg'))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });
});

describe('a HEAD request', () => {
  it('renders nothing, and gets the headers that are known without rendering', async () => {
    const service = await startService('embedded', { env: { RATE_LIMIT_RENDER: '1/1h' } });
    const { token } = await createQuote(service);
    const urls = [
      [drawing(2500), 'image/png'],
      [drawing(2500, 'svg'), 'image/svg+xml; charset=utf-8'],
      ['/products/pivot-steel-door.png', 'image/png'],
      [`/review.pdf?${doors(2500)}`, 'application/pdf'],
      [`/review?${doors(2500)}`, 'text/html; charset=utf-8'],
      [`/quotes/${token}.pdf`, 'application/pdf'],
    ] as const;
    for (const [url, type] of [...urls, ...urls]) {
      const { statusCode, headers, rawPayload } = await service.server.inject({ method: 'HEAD', url });
      expect([statusCode, rawPayload.length, headers['content-length']], url).toEqual([200, 0, undefined]);
      expect(headers['content-type'], url).toBe(type);
    }
    // HEAD requests did not count against the limit.
    const made = await service.server.inject(drawing(2500));
    expect(made.statusCode).toBe(200);
    const head = await service.server.inject({ method: 'HEAD', url: drawing(2500) });
    expect(head.headers).toMatchObject({
      etag: made.headers.etag,
      'content-length': String(made.rawPayload.length),
    });
  });
});
