import { waitsBeforeAttemptsMs } from '../../contract/events/retry-times.ts';

/** How much later than published an attempt may be, as a share of the wait: what failed together is not repeated together. */
const mostJitter = 0.1;

/** How long to wait after so many attempts that failed; null when all were made. `jitter` is from 0 to 1. */
export function waitAfter(attempts: number, jitter: number): number | null {
  const wait = waitsBeforeAttemptsMs[attempts];
  return wait === undefined ? null : Math.round(wait * (1 + mostJitter * jitter));
}
