import { setTimeout as sleep } from 'node:timers/promises';
import type { Asker } from './jobs.ts';

export interface Pace {
  /** So many of a client's requests begin as soon as they come; after them one each `everyMs`. */
  readonly atOnce: number;
  readonly everyMs: number;
  /** How many of them may wait. */
  readonly waiting: number;
}

/** Where more clients than this are remembered, those who have rested are forgotten. */
const mostRemembered = 1000;

/**
 * Spreads what one client sends in a burst over time, so that the burst is not all that anybody gets. Resolves when the
 * client's next request may begin; with false where too many wait already, or nobody waits for it any more.
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

/** How long each client's next request has to wait; null where too many wait already. */
export function createWaits({ atOnce, everyMs, waiting }: Pace, now: () => number = () => performance.now()) {
  /** When each client's requests would have ended, had they come one each `everyMs`. */
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
