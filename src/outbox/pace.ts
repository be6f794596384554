import { type Timers, systemTimers } from '../app/shared/timers.ts';

/** Maximum starts per second on this node: each takes time of the thread that serves requests. */
const maxPerSecond = 50;
/** Starts per second under full load. */
const minPerSecond = 5;
const secondMs = 1000;

/** Limits the starts within a sliding second. */
export function createDeliveryPace({ now, busy }: Pick<Timers, 'now' | 'busy'> = systemTimers) {
  /** Times of recent starts, oldest first. */
  let starts: number[] = [];
  return {
    /** Number of further deliveries that may start now. */
    left(): number {
      const since = now() - secondMs;
      starts = starts.filter((at) => at > since);
      // Squared, so that requests keep most of a thread that is half busy.
      const most = minPerSecond + (maxPerSecond - minPerSecond) * (1 - busy()) ** 2;
      return Math.max(0, Math.floor(most) - starts.length);
    },
    note(): void {
      starts.push(now());
    },
  };
}
