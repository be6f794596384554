import { type Timers, systemTimers } from '../app/shared/timers.ts';

/** Starts per second and node: each takes time of the thread that serves requests. */
const maxPerSecond = 50;
/** The rate under full load. */
const minPerSecond = 5;
const secondMs = 1000;

/** Limits the starts within a sliding second. */
export function createDeliveryPace({ now, busy }: Pick<Timers, 'now' | 'busy'> = systemTimers) {
  /** Times of starts, oldest first. */
  let starts: number[] = [];
  return {
    /** How many more may start now. */
    left(): number {
      const since = now() - secondMs;
      starts = starts.filter((at) => at > since);
      // Squared, so that a half busy thread is mostly left to requests.
      const most = minPerSecond + (maxPerSecond - minPerSecond) * (1 - busy()) ** 2;
      return Math.max(0, Math.floor(most) - starts.length);
    },
    note(): void {
      starts.push(now());
    },
  };
}
