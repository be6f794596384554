import { inSeconds, seconds } from '../app/callers/call-limits.ts';
import type { RateLimiter, RatePolicy } from '../app/callers/rate-policy.ts';
import type { Asker, RunJob } from '../app/shared/jobs.ts';
import { type Pace, createPace } from '../app/shared/pace.ts';
import { Refusal } from '../app/shared/refusal.ts';
import { type Pool, busy } from './pool.ts';

/** Pace of a client's jobs: a burst for opening a page, then five a second or five times the rate limit. */
const paceOf = ({ limit, windowMs }: RatePolicy): Pace => ({
  atOnce: 10,
  everyMs: Math.min(200, windowMs / limit / 5),
  waiting: 32,
});

/**
 * Adds a rate limit for each client to a pool. Counts only jobs that the queue accepts; cached results never
 * get here. Spreads a client's burst over time, so that the threads also serve other clients and leave a core
 * to the main thread.
 */
export function limitJobs(
  pool: Pick<Pool, 'run' | 'hasRoom'>,
  limiter: RateLimiter,
  policy: RatePolicy | null,
) {
  const keepPace = policy && createPace(paceOf(policy));

  async function run(name: string, input: unknown, asker: Asker): Promise<unknown> {
    if (policy && pool.hasRoom(asker.client)) {
      const { allowed, resetMs } = await limiter.take(`${asker.client} render`, policy);
      if (!allowed) throw tooMany(policy, resetMs);
      if (keepPace && !(await keepPace(asker))) throw busy();
    }
    return pool.run(name, input, asker);
  }
  /** Returns the function with the types of one feature's jobs, each with its own input and result. */
  return <Jobs extends Record<keyof Jobs, (input: never) => unknown>>() => run as RunJob<Jobs>;
}

function tooMany({ limit, windowMs }: RatePolicy, waitMs: number): Refusal {
  const made =
    limit === 1 ? '1 drawing, or page of many doors, is' : `${limit} drawings, or pages of many doors, are`;
  return new Refusal(
    'rate_limited',
    `At most ${made} made for a client in ${inSeconds(windowMs)}. Wait ${inSeconds(waitMs)}, then retry once.`,
    { retryAfter: seconds(waitMs) },
  );
}
