import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monotonicMs } from '../../app/shared/clock.ts';
import { MemoryRateLimiter } from '../memory.ts';
import { Lock } from './lock.ts';
import { SharedRateLimiter, isSpoiledBy } from './shared-limiter.ts';
import { createSharedCounts, partsOf } from './shared-memory.ts';

it('decides as one in memory does, whatever is asked of it', () => {
  const step = fc.record({
    bucket: fc.constantFrom('a', 'b', 'ü', `${'long '.repeat(20)}a`, `${'long '.repeat(20)}b`, 'c', 'd', 'e'),
    policy: fc.constantFrom(
      { limit: 2, windowMs: 500 },
      { limit: 40, windowMs: 500 },
      { limit: 40, windowMs: 900 },
    ),
    act: fc.constantFrom('take', 'take', 'take', 'look', 'fill'),
    times: fc.integer({ min: 1, max: 40 }),
    gap: fc.nat(120),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let now = 0;
      const clock = () => monotonicMs(now);
      const one = new MemoryRateLimiter(clock, 5);
      const other = new SharedRateLimiter(createSharedCounts(5, 100), clock, 1);
      for (const { bucket, policy, act, times, gap } of steps) {
        now += gap;
        if (act === 'fill')
          for (const limiter of [one, other]) limiter.fill(bucket, policy, monotonicMs(now + gap));
        else
          for (let i = 0; i < times; i += 1)
            expect(other[act](bucket, policy)).toEqual(one[act](bucket, policy));
        expect(other.isFilled(bucket, policy)).toBe(one.isFilled(bucket, policy));
        expect(other.size).toBe(one.size);
      }
    }),
  );
});

it('refuses what it has no room to remember, and takes more as soon as something has run out', () => {
  let now = 0;
  const limiter = new SharedRateLimiter(createSharedCounts(10, 2), () => monotonicMs(now), 1);
  const wide = { limit: 1000, windowMs: 1000 };
  const takes = () =>
    Array.from({ length: 100 }, () => limiter.take('a', wide).allowed).filter(Boolean).length;
  expect(takes()).toBe(32);
  now = 1000;
  expect(takes()).toBe(32);
  expect(limiter.take('b', wide).allowed).toBe(true);
});

it('lets through exactly as many as the limit, however many threads take at once', async () => {
  const [threads, limit] = [3, 5000];
  const workerData = {
    counts: createSharedCounts(1000),
    gate: new SharedArrayBuffer(4),
    ...{ threads, buckets: ['a', 'b'], policy: { limit, windowMs: 3_600_000 }, takes: 12_000 },
  };
  const script = new URL('../../../tests/support/limiter-thread.mjs', import.meta.url);
  const workers = Array.from({ length: threads }, () => new Worker(script, { workerData }));
  const told = (await Promise.all(workers.map((worker) => once(worker, 'message')))) as [number[]][];
  for (const bucket of [0, 1]) expect(told.reduce((sum, [got]) => sum + (got[bucket] ?? 0), 0)).toBe(limit);
});

it('tells whether a thread that has ended has left the counts half-way changed', () => {
  const counts = createSharedCounts(10);
  const lock = new Lock(partsOf(counts).slots, 7);
  expect(isSpoiledBy(counts, 7)).toBe(false);
  lock.enter();
  expect([isSpoiledBy(counts, 7), isSpoiledBy(counts, 8)]).toEqual([true, false]);
  lock.leave();
  expect(isSpoiledBy(counts, 7)).toBe(false);
});
