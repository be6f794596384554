import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TestService, startService } from '../support/service.ts';
import { type Answer, contactPath, internalPath, paths, post, securityPath, validBody } from './requests.ts';

const call = (service: TestService, path: string = contactPath) => post(service, path, '{}');
const accepted = ({ statusCode }: Answer) => statusCode !== 429;
const retryAfterMs = (answer: Answer) => Number(answer.headers['retry-after']) * 1000;

async function useUp(service: TestService, path: string = contactPath): Promise<void> {
  for (let i = 0; i < 10; i += 1) expect(accepted(await call(service, path))).toBe(true);
}

describe('the limit of a client without a key', () => {
  it.each(paths)('accepts exactly 10 of 200 simultaneous calls to %s', async (path) => {
    const service = await startService('embedded');
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => post(service, path, validBody(path))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(190);
    expect(await service.enquiries()).toHaveLength(10);
  });

  it('accepts a client again after Retry-After, and not a second earlier', async () => {
    const service = await startService('embedded');
    await useUp(service);
    service.clock.advance(12_345);
    const refused = await call(service);
    expect(refused.headers['retry-after']).toBe('48');
    service.clock.advance(retryAfterMs(refused) - 1000);
    expect(accepted(await call(service))).toBe(false);
    service.clock.advance(1000);
    expect(accepted(await call(service))).toBe(true);
  });

  it('accepts calls again at the end of the window', async () => {
    const service = await startService('embedded');
    await useUp(service);
    service.clock.advance(59_999);
    expect(accepted(await call(service))).toBe(false);
    service.clock.advance(1);
    await useUp(service);
    expect(accepted(await call(service))).toBe(false);
  });

  it('is not extended by refused calls', async () => {
    const service = await startService('embedded');
    await useUp(service);
    for (let second = 0; second < 59; second += 1) {
      service.clock.advance(1000);
      expect((await call(service)).headers['retry-after']).toBe(String(59 - second));
    }
    service.clock.advance(1000);
    expect(accepted(await call(service))).toBe(true);
  });

  it('counts calls that are refused for another reason', async () => {
    const service = await startService('embedded');
    const rejected = [
      await post(service, contactPath, '{'),
      await post(service, contactPath, {}),
      await post(service, contactPath, 'x'.repeat(102_401)),
      await post(service, contactPath, '{}', { headers: { 'content-encoding': 'gzip' } }),
      await post(service, contactPath, { ...validBody(contactPath), hp: 'x' }),
    ];
    expect(rejected.map(({ statusCode }) => statusCode)).toEqual([400, 400, 413, 415, 403]);
    for (let i = 0; i < 5; i += 1) expect((await call(service)).statusCode).toBe(400);
    expect((await call(service)).statusCode).toBe(429);
  });

  it('does not count preflights, 404 and 405', async () => {
    const service = await startService('embedded');
    for (let i = 0; i < 15; i += 1) {
      for (const method of ['OPTIONS', 'GET', 'PUT'] as const) {
        const answer = await service.server.inject({
          method,
          url: contactPath,
          remoteAddress: '203.0.113.7',
        });
        expect(answer.statusCode).toBe(method === 'OPTIONS' ? 204 : 405);
        expect(answer.headers['ratelimit']).toBe('"anonymous";r=10;t=0');
      }
    }
    await useUp(service);
  });

  it('sends RateLimit headers with calls that do not count, and stays unchanged', async () => {
    const service = await startService('embedded');
    for (let i = 0; i < 3; i += 1) await call(service);
    for (const method of ['OPTIONS', 'GET', 'PUT'] as const) {
      const shown = async (url: string) =>
        (await service.server.inject({ method, url, remoteAddress: '203.0.113.7' })).headers['ratelimit'];
      expect(await shown(contactPath)).toBe('"anonymous";r=7;t=60');
      expect(await shown(internalPath)).toBe('"anonymous";r=10;t=0');
    }
  });

  it('is counted separately for each operation', async () => {
    const service = await startService('embedded');
    for (const path of paths) await useUp(service, path);
    for (const path of paths) expect(accepted(await call(service, path))).toBe(false);
  });

  it('does not depend on the wall clock', async () => {
    const service = await startService('embedded');
    await useUp(service);
    for (const jump of [86_400_000, -3 * 86_400_000, 3_600_000]) {
      service.clock.setWallClock(jump);
      const refused = await call(service);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    }
    service.clock.advance(60_000);
    expect(accepted(await call(service))).toBe(true);
  });

  it('can be configured or turned off', async () => {
    const two = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: '2/1h' } });
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await call(two)).statusCode);
    expect(statuses).toEqual([400, 400, 429]);

    const off = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
    for (let i = 0; i < 30; i += 1) {
      const answer = await call(off);
      expect([answer.statusCode, answer.headers['ratelimit']]).toEqual([400, undefined]);
    }
  });

  it('sends RateLimit headers with every answer: calls left and seconds until the reset', async () => {
    const service = await startService('embedded');
    const shown = [];
    for (let i = 0; i < 4; i += 1) {
      shown.push((await call(service)).headers['ratelimit']);
      service.clock.advance(1500);
    }
    expect(shown).toEqual(
      [9, 8, 7, 6].map((left, i) => `"anonymous";r=${left};t=${Math.ceil(60 - 1.5 * i)}`),
    );
    expect((await call(service)).headers['ratelimit-policy']).toBe('"anonymous";q=10;w=60');
    for (let i = 0; i < 5; i += 1) await call(service);
    const refused = await call(service);
    expect(refused.headers).toMatchObject({ ratelimit: '"anonymous";r=0;t=54', 'retry-after': '54' });
    expect(refused.json()).toMatchObject({ 'violated-policies': ['anonymous'] });
  });

  it('counts a HEAD like a GET, and answers it with the same headers', async () => {
    const service = await startService('embedded');
    const url = '/api/internal-doors/products';
    const ask = (method: 'GET' | 'HEAD') => service.server.inject({ method, url });
    const [got, head] = [await ask('GET'), await ask('HEAD')];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(got.headers['ratelimit']).toBe('"anonymous";r=9;t=60');
    expect(head.headers['ratelimit']).toBe('"anonymous";r=8;t=60');
    for (const name of ['etag', 'cache-control', 'content-type', 'content-length']) {
      expect(got.headers[name], name).toBeDefined();
      expect(head.headers[name], name).toBe(got.headers[name]);
    }
    for (let i = 0; i < 8; i += 1) expect((await ask('HEAD')).statusCode).toBe(200);
    for (const method of ['GET', 'HEAD'] as const) {
      const refused = await ask(method);
      expect(refused.statusCode).toBe(429);
      expect(refused.headers).toMatchObject({
        ratelimit: '"anonymous";r=0;t=60',
        'ratelimit-policy': '"anonymous";q=10;w=60',
        'retry-after': '60',
      });
      expect(refused.headers.etag).toBeUndefined();
    }
  });

  it.each([
    ['GET', '/api/nowhere'],
    ['POST', '/api/'],
    ['DELETE', internalPath],
    ['HEAD', securityPath],
    ['OPTIONS', contactPath],
  ] as const)('is in the headers of the answer to %s %s', async (method, url) => {
    const service = await startService('embedded');
    const { headers } = await service.server.inject({ method, url });
    expect(headers['ratelimit-policy']).toBe('"anonymous";q=10;w=60');
    expect(headers['ratelimit']).toBe('"anonymous";r=10;t=0');
  });
});

describe('the rate limit, under random patterns of calls', () => {
  it('accepts at most 10 in any 60 seconds, and accepts one after the Retry-After', async () => {
    const service = await startService('embedded');
    let checked = 0;
    const gaps = fc.array(fc.oneof(fc.constant(0), fc.nat(50), fc.nat(7000), fc.nat(61_000)), {
      minLength: 20,
      maxLength: 60,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(gaps, async (arrivals) => {
        service.clock.advance(3_600_000);
        const times: number[] = [];
        for (const gap of arrivals) {
          service.clock.advance(gap);
          const answer = await call(service);
          if (accepted(answer)) times.push(service.clock.monotonic());
        }
        for (const [i, time] of times.entries()) {
          const tenLater = times[i + 10];
          if (tenLater === undefined) continue;
          checked += 1;
          expect(tenLater - time).toBeGreaterThanOrEqual(60_000);
        }
        const last = await call(service);
        if (accepted(last)) return;
        service.clock.advance(retryAfterMs(last));
        expect(accepted(await call(service))).toBe(true);
      }),
      { numRuns: 60 },
    );
    expect(checked).toBeGreaterThan(50);
  });
});
