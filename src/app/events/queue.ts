import type { SteadyMs } from '../shared/clock.ts';
import type { DueDelivery } from './delivery.ts';
import type { SettledDelivery } from './settle.ts';

/** How many more deliveries somebody has room for at a destination. */
export interface Share {
  readonly destination: string;
  readonly count: number;
}

/** How many wait at a destination, and for how long the first of them has been due. */
export interface Backlog {
  readonly destination: string;
  readonly count: number;
  readonly overdueMs: number;
}

/**
 * The deliveries that wait in the store. `by` names a node, and `at` is its time; a store that several nodes share goes
 * by a time of its own. Every method may refuse with `store_unavailable`.
 */
export interface DeliveryQueue {
  /** Writes the deliveries of a batch of events; true where there may be more. */
  readonly fanOut: () => Promise<boolean>;
  /** Where something is due. */
  readonly due: (at: SteadyMs) => Promise<readonly string[]>;
  /** Takes some that are due, for longer than an attempt may take: meanwhile nobody else gets them. */
  readonly claim: (by: string, shares: readonly Share[], at: SteadyMs) => Promise<readonly DueDelivery[]>;
  /** Writes what attempts came to, where they are still ours. */
  readonly finish: (by: string, settled: readonly SettledDelivery[], at: SteadyMs) => Promise<void>;
  /** Gives back what was taken and not done. */
  readonly release: (by: string, ids: readonly string[]) => Promise<void>;
  /** Fails all that wait for a destination that wants nothing any more. */
  readonly failWaiting: (destination: string, result: string, at: SteadyMs) => Promise<void>;
}
