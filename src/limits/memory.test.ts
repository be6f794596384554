import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monotonicMs } from '../app/shared/clock.ts';
import { MemoryRateLimiter } from './memory.ts';

const minute = { limit: 2, windowMs: 60_000 };
const hour = { limit: 2, windowMs: 3_600_000 };

describe('MemoryRateLimiter', () => {
  function limiterOf(capacity?: number) {
    let now = 0;
    const limiter = new MemoryRateLimiter(() => monotonicMs(now), capacity);
    const fill = (bucket: string, policy = minute) => {
      for (let i = 0; i < policy.limit; i += 1) expect(limiter.take(bucket, policy).allowed).toBe(true);
    };
    return { limiter, fill, advance: (ms: number) => (now += ms) };
  }

  it('neither counts a call nor creates a bucket on look', () => {
    const { limiter } = limiterOf();
    for (let i = 0; i < 5; i += 1)
      expect(limiter.look('a', minute)).toEqual({ allowed: true, remaining: 2, resetMs: 0 });
    expect(limiter.size).toBe(0);
    limiter.take('a', minute);
    expect(limiter.look('a', minute)).toEqual({ allowed: true, remaining: 1, resetMs: 60_000 });
  });

  it('never exceeds its capacity', () => {
    const { limiter, advance } = limiterOf(50);
    fc.assert(
      fc.property(fc.nat(500), fc.nat(200), (client, gap) => {
        advance(gap);
        limiter.take(`client ${client}`, minute);
        expect(limiter.size).toBeLessThanOrEqual(50);
      }),
      { numRuns: 5000 },
    );
  });

  it('keeps unexpired buckets while there is capacity', () => {
    const { limiter, advance } = limiterOf();
    for (let i = 0; i < 10; i += 1) limiter.take(`early ${i}`, minute);
    advance(59_999);
    for (let i = 0; i < 10; i += 1) limiter.take(`late ${i}`, minute);
    for (let i = 0; i < 10; i += 1) expect(limiter.look(`early ${i}`, minute).remaining).toBe(1);
  });

  it('never evicts a full bucket', () => {
    const { limiter, fill, advance } = limiterOf(10);
    fill('limited');
    for (let i = 0; i < 1000; i += 1) {
      advance(50);
      limiter.take(`stranger ${i}`, minute);
    }
    expect(limiter.take('limited', minute)).toEqual({ allowed: false, remaining: 0, resetMs: 10_000 });
  });

  it('refuses new clients at capacity if every bucket is full', () => {
    const { limiter, fill, advance } = limiterOf(3);
    for (const bucket of ['a', 'b', 'c']) fill(bucket);
    const { allowed, remaining, resetMs } = limiter.take('newcomer', minute);
    expect({ allowed, remaining, resetMs }).toEqual({ allowed: false, remaining: 0, resetMs: 60_000 });
    expect(limiter.size).toBe(3);
    advance(59_999);
    expect(limiter.take('newcomer', minute)).toEqual({ allowed: false, remaining: 0, resetMs: 1000 });
  });

  it('accepts new clients again once the first full bucket has expired', () => {
    const { limiter, fill, advance } = limiterOf(3);
    for (const bucket of ['a', 'b', 'c']) fill(bucket);
    advance(limiter.take('newcomer', minute).resetMs);
    expect(limiter.take('newcomer', minute).allowed).toBe(true);
  });

  it('evicts expired buckets even if an older one has a longer window', () => {
    const { limiter, fill, advance } = limiterOf(3);
    fill('a key', hour);
    for (const bucket of ['a', 'b']) fill(bucket);
    advance(limiter.take('newcomer', minute).resetMs);
    expect(limiter.take('newcomer', minute).allowed).toBe(true);
    expect(limiter.take('a key', hour).allowed).toBe(false);
  });

  it('readmits a client at its limit when its calls expire, on look and on take', () => {
    const { limiter, fill, advance } = limiterOf();
    fill('looks');
    fill('calls');
    advance(59_999);
    expect(limiter.look('looks', minute)).toEqual({ allowed: false, remaining: 0, resetMs: 1 });
    advance(1);
    expect(limiter.look('looks', minute)).toEqual({ allowed: true, remaining: 2, resetMs: 0 });
    expect(limiter.take('calls', minute)).toEqual({ allowed: true, remaining: 1, resetMs: 60_000 });
    expect(limiter.size).toBe(2);
  });

  it('evicts at capacity the least recently used of the buckets that are not full', () => {
    const { limiter } = limiterOf(3);
    const wide = { limit: 5, windowMs: 60_000 };
    for (const bucket of ['a', 'b', 'c', 'a', 'd']) limiter.take(bucket, wide);
    expect(['a', 'b', 'c', 'd'].map((bucket) => limiter.look(bucket, wide).remaining)).toEqual([3, 5, 4, 4]);
  });

  it('keeps a bucket that was marked full because of other nodes until it expires, and counts it in the capacity', () => {
    const { limiter, fill, advance } = limiterOf(2);
    fill('own');
    limiter.take('a stranger', minute);
    limiter.fill('of others', minute, monotonicMs(30_000));
    expect(limiter.size).toBe(2);
    expect(limiter.isFilled('of others', minute)).toBe(true);
    expect(limiter.take('of others', minute)).toEqual({ allowed: false, remaining: 0, resetMs: 30_000 });
    advance(29_999);
    limiter.take('a newcomer', minute);
    expect(limiter.look('of others', minute)).toEqual({ allowed: false, remaining: 0, resetMs: 1 });
    advance(1);
    expect(limiter.isFilled('of others', minute)).toBe(false);
    expect(limiter.take('of others', minute)).toEqual({ allowed: true, remaining: 1, resetMs: 60_000 });
  });

  it('reopens a bucket that was marked full because of other nodes once its limit has changed', () => {
    const { limiter } = limiterOf();
    limiter.fill('a', minute, monotonicMs(30_000));
    expect(limiter.take('a', { ...minute, limit: 5 })).toEqual({
      allowed: true,
      remaining: 4,
      resetMs: 60_000,
    });
  });

  it('has a capacity of 160,000 clients', () => {
    const { limiter } = limiterOf();
    for (let i = 0; i <= 160_000; i += 1) limiter.take(`client ${i}`, minute);
    expect(limiter.size).toBe(160_000);
  });

  it('evicts expired buckets as new clients come', () => {
    const { limiter, advance } = limiterOf(1000);
    for (let i = 0; i < 400; i += 1) limiter.take(`early ${i}`, minute);
    advance(60_000);
    for (let i = 0; i < 300; i += 1) limiter.take(`late ${i}`, minute);
    expect(limiter.size).toBeLessThanOrEqual(300);
  });
});
