import type { Clock, MonotonicMs } from './clock.ts';

/** State of mail: not configured, not known to fail, or failing. */
export type MailState = 'off' | 'on' | 'failing';

/** State of the shared limits: not configured, working, or failing. */
export type RedisState = 'off' | 'on' | 'failing';

/**
 * Cache lifetime of a success: long enough to keep health checks off the disk, short enough for any load
 * balancer.
 */
const cacheMs = 250;

/**
 * Readiness: whether an enquiry could be stored. Concurrent requests share one probe. Success is cached
 * briefly; failure is not cached, so that the end of an outage is visible at once. Rejects with the error of
 * the store.
 */
export function createReadinessCheck(probe: () => Promise<void>, clock: Clock): () => Promise<void> {
  let asked: { readonly at: MonotonicMs; readonly answer: Promise<void> } | undefined;
  return () => {
    const now = clock.monotonic();
    if (asked && now - asked.at < cacheMs) return asked.answer;
    const answer = probe().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    asked = { at: now, answer };
    return answer;
  };
}
