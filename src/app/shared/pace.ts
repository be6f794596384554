import { setTimeout as sleep } from 'node:timers/promises';
import type { Asker } from './jobs.ts';

export interface Pace {
  /** Burst size. Further requests start at intervals of `everyMs`. */
  readonly atOnce: number;
  readonly everyMs: number;
  /** Limit of a client's waiting requests. */
  readonly waiting: number;
}

/** Number of clients above which idle clients are forgotten. */
const mostRemembered = 1000;

/**
 * Rate limiter (GCRA) that delays requests instead of refusing them: it spreads the burst of a client, so
 * that other clients are served in between. Resolves to true when the request can start; to false if too many
 * requests wait already, or the client has disconnected.
 */
export function createPace(pace: Pace) {
  const waitOf = createWaits(pace);
  return async function keepPace({ client, signal }: Asker): Promise<boolean> {
    const waitMs = waitOf(client);
    if (waitMs === null) return false;
    if (waitMs === 0) return true;
    return sleep(waitMs, true, { signal }).catch(() => false);
  };
}

/**
 * Returns a function that computes the delay of a client's next request; null if too many requests wait
 * already.
 */
export function createWaits({ atOnce, everyMs, waiting }: Pace, now: () => number = () => performance.now()) {
  /**
   * Theoretical arrival time of each client: when its requests would have been served at intervals of
   * `everyMs`.
   */
  const evenly = new Map<string, number>();

  function forgetRested(at: number): void {
    for (const [client, end] of evenly) if (end <= at) evenly.delete(client);
  }

  return (client: string): number | null => {
    const at = now();
    const begins = Math.max(at, evenly.get(client) ?? 0);
    const waitMs = Math.max(0, begins - (atOnce - 1) * everyMs - at);
    if (waitMs > waiting * everyMs) return null;
    if (evenly.size >= mostRemembered) forgetRested(at);
    evenly.set(client, begins + everyMs);
    return waitMs;
  };
}
