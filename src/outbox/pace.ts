import { type Timers, systemTimers } from '../app/shared/timers.ts';

/** Maximum deliveries started per second on this node: each takes time of the thread that serves requests. */
const maxPerSecond = 50;
/** Deliveries started per second while requests fully load the thread. */
const minPerSecond = 5;
const secondMs = 1000;

/** Limits the deliveries started within a sliding second. */
export function createDeliveryPace({ now, busy }: Pick<Timers, 'now' | 'busy'> = systemTimers) {
  /** Times of recent starts, oldest first. */
  let starts: number[] = [];
  return {
    /** Number of further deliveries that may start now. */
    left(): number {
      const since = now() - secondMs;
      starts = starts.filter((at) => at > since);
      // Squared, so that requests keep most of a half-busy thread.
      const most = minPerSecond + (maxPerSecond - minPerSecond) * (1 - busy()) ** 2;
      return Math.max(0, Math.floor(most) - starts.length);
    },
    note(): void {
      starts.push(now());
    },
  };
}
