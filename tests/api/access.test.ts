import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { enforceAccess } from '../../src/http/server/access.ts';
import { MemoryRateLimiter } from '../../src/limits/memory.ts';
import { monotonicMs } from '../../src/app/shared/clock.ts';
import { createQuote } from '../support/door-quotes.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';

describe('a route', () => {
  function guarded(): FastifyInstance {
    const server = fastify();
    enforceAccess(server, {
      limiter: new MemoryRateLimiter(() => monotonicMs(0)),
      identify: () => Promise.resolve({ id: 'a', kind: 'anonymous', label: 'anonymous', policy: null }),
      messageLimit: null,
    });
    return server;
  }
  const answer = () => 'here';

  it('cannot be added without an access rule', () => {
    const complaint = 'GET /new does not say who may call it';
    expect(() => guarded().get('/new', answer)).toThrow(complaint);
    expect(() => guarded().get('/new', { config: {} }, answer)).toThrow(complaint);
    expect(() => guarded().get('/new', { config: { access: 'open' } }, answer)).not.toThrow();
  });

  it('cannot be added in a plugin without an access rule', async () => {
    const server = guarded();
    void server.register(async (part) => {
      await Promise.resolve();
      part.post('/inside', answer);
    });
    await expect(server.ready()).rejects.toThrow('POST /inside does not say who may call it');
  });

  it.each(['limited', 'limited-page'] as const)(
    'a route with access %s cannot be added without the operation whose limit it counts against',
    (access) => {
      expect(() => guarded().post('/new', { config: { access } }, answer)).toThrow(
        'POST /new does not say whose limit it counts against',
      );
    },
  );
});

/** Route and URL of each page with a form, the fields that submit it, and the API path whose limit it shares. */
const pages: readonly [string, (service: TestService) => string | Promise<string>, object, string][] = [
  ['/', () => '/', { action: 'send' }, '/api/quote/internal-doors'],
  ['/review', () => '/review?door=standard', { action: 'send' }, '/api/quote/internal-doors'],
  ['/contact', () => '/contact', {}, '/api/contact'],
  ['/security-doors', () => '/security-doors', {}, '/api/quote/security-doors'],
  [
    '/quotes/:token',
    async (service) => `/quotes/${(await createQuote(service)).token}`,
    { action: 'send' },
    '/api/quote/internal-doors',
  ],
];

describe.each(pages)('a submit of %s', (_, addressOf, sending, apiPath) => {
  it('counts against the limit of the API; over the limit, the 429 page keeps the typed fields', async () => {
    const service = await startService('embedded');
    const browser = plainBrowser(service.server);
    await browser.get(await addressOf(service));
    const typed = { ...sending, name: 'Al', message: 'A door for the hall, please.' };
    for (let left = 9; left >= 0; left -= 1) {
      expect((await browser.submit(typed)).statusCode).toBe(200);
      const answer = browser.posted();
      expect([answer?.statusCode, answer?.headers['ratelimit']]).toEqual([303, `"anonymous";r=${left};t=60`]);
      expect(answer?.headers['retry-after']).toBeUndefined();
    }
    service.clock.advance(18_000);
    const refused = await browser.submit(typed);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '42']);
    expect(refused.headers['content-type']).toContain('text/html');
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.body).toContain('send it again in 42 seconds');
    expect([browser.fields().get('name'), browser.fields().get('message')]).toEqual([
      typed.name,
      typed.message,
    ]);
    const api = await service.server.inject({ method: 'POST', url: apiPath, payload: {} });
    expect(api.statusCode).toBe(429);
    service.clock.advance(42_000);
    await browser.submit(typed);
    expect(browser.posted()?.statusCode).toBe(303);
  });
});

describe('the buttons that change doors without sending the form', () => {
  it.each(['/', '/review?door=standard', 'a quote'])(
    'do not count against the rate limit on %s',
    async (page) => {
      const service = await startService('embedded');
      const browser = plainBrowser(service.server);
      await browser.get(page === 'a quote' ? `/quotes/${(await createQuote(service)).token}` : page);
      for (let i = 0; i < 12; i += 1) {
        expect((await browser.submit({ action: 'update' })).statusCode).toBe(200);
      }
      await browser.submit({ action: 'send' });
      expect(browser.posted()?.headers['ratelimit']).toBe('"anonymous";r=9;t=60');
    },
  );
});

describe('submitting guessed quote links', () => {
  it('is rate limited, and over the limit valid and invalid links are refused alike', async () => {
    const service = await startService('embedded');
    const { token } = await createQuote(service);
    const guess = (link: string) =>
      service.server.inject({
        method: 'POST',
        url: `/quotes/${link}`,
        payload: 'action=send',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    for (let i = 0; i < 10; i += 1) expect((await guess(`guess-${i}`)).statusCode).toBe(404);
    const refused = await guess('guess-10');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.headers['content-type']).toContain('text/html');
    expect((await guess(token)).statusCode).toBe(429);
  });
});
