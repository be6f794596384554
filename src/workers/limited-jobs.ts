import { seconds } from '../app/callers/call-limits.ts';
import type { RateLimiter, RatePolicy } from '../app/callers/rate-policy.ts';
import type { Asker, RunJob } from '../app/shared/jobs.ts';
import { Refusal } from '../app/shared/refusal.ts';
import type { Pool } from './pool.ts';

/**
 * The jobs of a pool, counted for each client against a limit of their own. Only here, and only for a job that finds a place:
 * what is answered from memory never comes this far, so it costs nothing.
 */
export function limitJobs(
  pool: Pick<Pool, 'run' | 'hasRoom'>,
  limiter: RateLimiter,
  policy: RatePolicy | null,
) {
  async function run(name: string, input: unknown, asker: Asker): Promise<unknown> {
    if (policy && pool.hasRoom(asker.client)) {
      const { allowed, resetMs } = await limiter.take(`${asker.client} render`, policy);
      if (!allowed) throw tooMany(policy, seconds(resetMs));
    }
    return pool.run(name, input, asker);
  }
  /** Of the jobs of one feature: what comes back from another thread is what its job returns there. */
  return <Jobs extends Record<keyof Jobs, (input: never) => unknown>>() => run as RunJob<Jobs>;
}

function tooMany({ limit, windowMs }: RatePolicy, waitSeconds: number): Refusal {
  return new Refusal(
    'rate_limited',
    `At most ${limit} drawings, or pages of many doors, are made for a client in ${seconds(windowMs)} seconds. Wait ${waitSeconds} seconds, then retry once.`,
    { retryAfter: waitSeconds },
  );
}
