import { expect, it } from 'vitest';
import { testClock } from '../../tests/support/clock.ts';
import type { RatePolicy } from '../app/callers/rate-policy.ts';
import { MemoryRateLimiter } from '../limits/memory.ts';
import { limitJobs } from './limited-jobs.ts';

interface Jobs {
  readonly draw: (door: string) => string;
}

/** Limited jobs on a pool that finishes every job at once, unless it is full. */
function limited(policy: RatePolicy | null) {
  const pool = {
    isFull: false,
    hasRoom: () => !pool.isFull,
    run: (name: string, input: unknown) =>
      pool.isFull ? Promise.reject(new Error('full')) : Promise.resolve(`${name} ${String(input)}`),
  };
  const clock = testClock();
  const draw = limitJobs(pool, new MemoryRateLimiter(clock.monotonic), policy)<Jobs>();
  return { pool, clock, draw: (client: string) => draw('draw', 'a door', { client }) };
}

it('the render limit refuses a client above its limit, with a Retry-After, and no other client', async () => {
  const { draw, clock } = limited({ limit: 2, windowMs: 90_000 });
  expect(await draw('a')).toBe('draw a door');
  clock.advance(30_500);
  await draw('a');
  await expect(draw('a')).rejects.toMatchObject({
    code: 'rate_limited',
    message:
      'At most 2 drawings, or pages of many doors, are made for a client in 90 seconds. Wait 60 seconds, then retry once.',
    retryAfter: 60,
  });
  expect(await draw('b')).toBe('draw a door');
  clock.advance(59_500);
  expect(await draw('a')).toBe('draw a door');
});

it('the render limit does not count a call that the full queue refused', async () => {
  const { draw, pool } = limited({ limit: 1, windowMs: 60_000 });
  pool.isFull = true;
  for (let tries = 0; tries < 3; tries += 1) await expect(draw('a')).rejects.toThrow('full');
  pool.isFull = false;
  expect(await draw('a')).toBe('draw a door');
});

it('without a render limit every call is rendered', async () => {
  const { draw } = limited(null);
  for (let tries = 0; tries < 5; tries += 1) expect(await draw('a')).toBe('draw a door');
});

it("the render limit spreads a client's burst over time, without delaying other clients", async () => {
  // One job per 200 ms after the burst, so that jobs still wait even on a slow machine.
  const { draw } = limited({ limit: 100, windowMs: 100_000 });
  const done: string[] = [];
  const drawn = (client: string) => draw(client).then(() => done.push(client));
  const burst = Promise.all(Array.from({ length: 15 }, () => drawn('a')));
  await drawn('b');
  expect(done.indexOf('b')).toBeGreaterThanOrEqual(10);
  expect(done.indexOf('b')).toBeLessThan(13);
  await burst;
  expect(done).toHaveLength(16);
});

it('the render limit queues only part of a burst, and refuses the rest as pictures_busy', async () => {
  const { draw } = limited({ limit: 100, windowMs: 10_000 });
  const burst = await Promise.allSettled(Array.from({ length: 100 }, () => draw('a')));
  const refused = burst.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  // Ten start at once and 32 wait; a slow machine may start more meanwhile.
  expect(refused.length).toBeLessThanOrEqual(58);
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'pictures_busy' });
});
