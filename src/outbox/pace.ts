import { type Timers, systemTimers } from '../app/shared/timers.ts';

/** How many deliveries a node may begin in any second: each takes a moment of the thread that answers callers. */
const mostPerSecond = 50;
/** While those keep it busy all the time. */
const fewestPerSecond = 5;
const secondMs = 1000;

/** Counts what was begun within the last second. */
export function createDeliveryPace({ now, busy }: Pick<Timers, 'now' | 'busy'> = systemTimers) {
  /** When each of the last ones was begun, the first ones first. */
  let begun: number[] = [];
  return {
    /** How many more may begin now. */
    left(): number {
      const since = now() - secondMs;
      begun = begun.filter((at) => at > since);
      // Squared, so that a thread that is half busy is already left to its callers for the most part.
      const most = fewestPerSecond + (mostPerSecond - fewestPerSecond) * (1 - busy()) ** 2;
      return Math.max(0, Math.floor(most) - begun.length);
    },
    /** One begins. */
    note(): void {
      begun.push(now());
    },
  };
}
