import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { startRedis } from '../../tests/support/redis-server.ts';
import type { RateLimiter, RatePolicy } from '../app/callers/rate-policy.ts';
import { monotonicMs } from '../app/shared/clock.ts';
import { MemoryRateLimiter } from './memory.ts';
import { RedisRateLimiter } from './redis.ts';
import { RedisLink } from './redis-link.ts';

/** A limiter under test, with a clock that the test advances. */
interface Subject {
  readonly limiter: RateLimiter;
  readonly advance: (ms: number) => void | Promise<void>;
  /** Matches this duration; for Redis approximately, because real time passes during a test. */
  readonly about: (ms: number) => unknown;
}

function memory(): Promise<Subject> {
  let now = 0;
  const limiter = new MemoryRateLimiter(() => monotonicMs(now));
  return Promise.resolve({ limiter, advance: (ms) => void (now += ms), about: (ms) => ms });
}

/** Lua script: makes all entries in Redis older by the given milliseconds. */
const ageing = `
for _, key in ipairs(redis.call('KEYS', 'lintel:limit:*')) do
  local left = redis.call('PTTL', key) - ARGV[1]
  for index, time in ipairs(redis.call('LRANGE', key, 0, -1)) do
    redis.call('LSET', key, index - 1, string.format('%.0f', time - ARGV[1] * 1000))
  end
  redis.call('PEXPIRE', key, string.format('%.0f', left))
end`;

const links: RedisLink[] = [];
afterAll(() => {
  for (const link of links) link.close();
});

/** Two nodes that are called in turn. */
async function twoNodes(): Promise<Subject> {
  const redis = await startRedis();
  const client = redis.client();
  let passed = 0;
  const node = async () => {
    const server = { host: '127.0.0.1', port: redis.port, encrypted: false, login: null, database: 0 };
    const events = { lost: () => undefined, found: () => undefined };
    // Longer than in production, so that a busy machine does not fail a test of the counting.
    const link = new RedisLink(server, events, 10_000);
    links.push(link);
    await link.start();
    const now = () => monotonicMs(performance.now() + passed);
    return new RedisRateLimiter(link, new MemoryRateLimiter(now), now);
  };
  let [next, other] = [await node(), await node()];
  const inTurn = () => {
    [next, other] = [other, next];
    return next;
  };
  return {
    limiter: {
      take: (bucket, policy) => inTurn().take(bucket, policy),
      look: (bucket, policy) => inTurn().look(bucket, policy),
    },
    advance: async (ms) => {
      passed += ms;
      await client.eval(ageing, 0, ms);
    },
    about: (ms) => (ms === 0 ? 0 : (expect.closeTo(ms, -3) as unknown)),
  };
}

const minute = { limit: 2, windowMs: 60_000 };
const wide = { limit: 3, windowMs: 1_000_000 };
/** Gaps between calls, in seconds, so that the duration of the test itself does not matter. */
const gapLists = (minLength: number) => fc.array(fc.nat(700), { minLength, maxLength: 40 });

describe.each([
  ['in memory', memory, 100],
  ['of two nodes that share one Redis', twoNodes, 10],
])('the rate limiter %s', (_, start, numRuns) => {
  let buckets = 0;
  const newBucket = () => `bucket ${(buckets += 1)}`;
  const fill = async ({ limiter }: Subject, bucket: string, policy: RatePolicy) => {
    for (let i = 0; i < policy.limit; i += 1) {
      expect((await limiter.take(bucket, policy)).allowed).toBe(true);
    }
  };

  it('counts each bucket separately and reports its state', async () => {
    const { limiter, advance, about } = await start();
    expect(await limiter.take('a', minute)).toEqual({ allowed: true, remaining: 1, resetMs: about(60_000) });
    await advance(1000);
    expect(await limiter.take('a', minute)).toEqual({ allowed: true, remaining: 0, resetMs: about(59_000) });
    for (let i = 0; i < 3; i += 1) {
      const refused = { allowed: false, remaining: 0, resetMs: about(59_000) };
      expect(await limiter.take('a', minute)).toEqual(refused);
    }
    expect((await limiter.take('b', minute)).remaining).toBe(1);
  });

  it('does not count a call on look', async () => {
    const { limiter, about } = await start();
    for (let i = 0; i < 5; i += 1) {
      expect(await limiter.look('a', minute)).toEqual({ allowed: true, remaining: 2, resetMs: 0 });
    }
    await limiter.take('a', minute);
    for (let i = 0; i < 2; i += 1) {
      const standing = { allowed: true, remaining: 1, resetMs: about(60_000) };
      expect(await limiter.look('a', minute)).toEqual(standing);
    }
  });

  it('readmits a client at its limit when its calls expire, on look and on take', async () => {
    const subject = await start();
    const { limiter, advance, about } = subject;
    for (const bucket of ['looks', 'calls']) await fill(subject, bucket, minute);
    await advance(59_000);
    expect(await limiter.look('looks', minute)).toEqual({
      allowed: false,
      remaining: 0,
      resetMs: about(1000),
    });
    expect((await limiter.take('calls', minute)).allowed).toBe(false);
    await advance(1000);
    expect(await limiter.look('looks', minute)).toEqual({ allowed: true, remaining: 2, resetMs: 0 });
    const first = { allowed: true, remaining: 1, resetMs: about(60_000) };
    expect(await limiter.take('calls', minute)).toEqual(first);
  });

  it('applies a changed limit on the next look or take, also to a client at its limit', async () => {
    const subject = await start();
    const { limiter, about } = subject;
    for (const bucket of ['looks', 'calls']) await fill(subject, bucket, minute);
    for (const bucket of ['looks', 'calls'])
      for (let node = 0; node < 2; node += 1)
        expect((await limiter.take(bucket, minute)).allowed).toBe(false);
    const higher = { limit: 5, windowMs: 30_000 };
    const raised = { allowed: true, remaining: 3, resetMs: about(30_000) };
    expect(await limiter.look('looks', higher)).toEqual(raised);
    expect(await limiter.take('calls', higher)).toEqual({ ...raised, remaining: 2 });
    const lower = { limit: 1, windowMs: 60_000 };
    const lowered = { allowed: false, remaining: 0, resetMs: about(60_000) };
    expect(await limiter.look('calls', lower)).toEqual(lowered);
  });

  it('blocks a client above a lowered limit until enough calls have expired', async () => {
    const { limiter, advance, about } = await start();
    for (let i = 0; i < 3; i += 1) {
      await limiter.take('a', wide);
      await advance(100_000);
    }
    const lower = { limit: 1, windowMs: 1_000_000 };
    const standing = { allowed: false, remaining: 0, resetMs: about(900_000) };
    expect(await limiter.look('a', lower)).toEqual(standing);
    await advance(899_000);
    expect((await limiter.take('a', lower)).allowed).toBe(false);
    await advance(1000);
    expect((await limiter.take('a', lower)).allowed).toBe(true);
  });

  it("accepts up to the limit in any period of the window's length", async () => {
    const { limiter, advance } = await start();
    const property = fc.asyncProperty(gapLists(0), async (gaps) => {
      const bucket = newBucket();
      const times: number[] = [];
      let now = 0;
      for (const gap of gaps) {
        await advance(gap * 1000);
        now += gap * 1000;
        const isAllowed = times.filter((time) => time > now - wide.windowMs).length < wide.limit;
        expect((await limiter.take(bucket, wide)).allowed).toBe(isAllowed);
        if (isAllowed) times.push(now);
      }
    });
    await fc.assert(property, { numRuns });
  });

  it('reports when the next call is accepted', async () => {
    const { limiter, advance } = await start();
    const property = fc.asyncProperty(gapLists(1), async (gaps) => {
      const bucket = newBucket();
      for (const gap of gaps) {
        await advance(gap * 1000);
        await limiter.take(bucket, wide);
      }
      while ((await limiter.take(bucket, wide)).remaining > 0);
      const { resetMs } = await limiter.look(bucket, wide);
      await advance(resetMs - 500);
      expect((await limiter.take(bucket, wide)).allowed).toBe(false);
      await advance(1000);
      expect((await limiter.take(bucket, wide)).allowed).toBe(true);
    });
    await fc.assert(property, { numRuns });
  });

  it('accepts exactly the limit of concurrent calls', async () => {
    const { limiter } = await start();
    const ten = { limit: 10, windowMs: 60_000 };
    const calls = await Promise.all(Array.from({ length: 600 }, async () => limiter.take('a', ten)));
    expect(calls.filter(({ allowed }) => allowed)).toHaveLength(10);
  });
});
