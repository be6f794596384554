import { waitsBeforeAttemptsMs } from '../../contract/events/retry-times.ts';

/**
 * Maximum jitter as a share of the wait, so that deliveries that failed at the same time are retried at
 * different times.
 */
const mostJitter = 0.1;

/** Wait after a number of failed attempts; null after the last attempt. `jitter` is from 0 to 1. */
export function waitAfter(attempts: number, jitter: number): number | null {
  const wait = waitsBeforeAttemptsMs[attempts];
  return wait === undefined ? null : Math.round(wait * (1 + mostJitter * jitter));
}
