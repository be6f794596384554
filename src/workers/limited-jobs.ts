import { inSeconds, seconds } from '../app/callers/call-limits.ts';
import type { RateLimiter, RatePolicy } from '../app/callers/rate-policy.ts';
import type { Asker, RunJob } from '../app/shared/jobs.ts';
import { type Pace, createPace } from '../app/shared/pace.ts';
import { Refusal } from '../app/shared/refusal.ts';
import { type Pool, busy } from './pool.ts';

/** Pace of a client's jobs: the burst of opening a page, then five a second, or five times the long-term limit. */
const paceOf = ({ limit, windowMs }: RatePolicy): Pace => ({
  atOnce: 10,
  everyMs: Math.min(200, windowMs / limit / 5),
  waiting: 32,
});

/**
 * Adds a rate limit for each client to a pool. Only jobs that the queue accepts are counted, and cached results
 * never get here, so neither refused nor cached ones cost the client anything. A client's burst is spread over
 * time, so that the threads also serve others, and the main thread has a core for itself.
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
  /** Typed for the jobs of one feature: each job has a result type of its own. */
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
