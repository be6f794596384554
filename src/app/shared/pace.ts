import { setTimeout as sleep } from 'node:timers/promises';
import type { Asker } from './jobs.ts';

export interface Pace {
  /** Burst size; requests beyond it start one every `everyMs`. */
  readonly atOnce: number;
  readonly everyMs: number;
  /** Limit of a client's waiting requests. */
  readonly waiting: number;
}

/** Number of clients above which idle ones are forgotten. */
const mostRemembered = 1000;

/**
 * Rate limiter that delays instead of refusing (GCRA): spreads a client's burst, so that other clients are served
 * in between. Resolves when the client's next request may start; false if too many wait already, or the client
 * disconnected.
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

/** Computes the delay of each client's next request; null if too many wait already. */
export function createWaits({ atOnce, everyMs, waiting }: Pace, now: () => number = () => performance.now()) {
  /** Theoretical arrival time by client: when its requests would end at one each `everyMs`. */
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
