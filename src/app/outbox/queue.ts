import type { SteadyMs } from '../shared/clock.ts';
import type { DueDelivery } from './delivery.ts';
import type { SettledDelivery } from './settle.ts';

/** Number of deliveries that may be claimed for one destination. */
export interface Share {
  readonly destination: string;
  readonly count: number;
}

/** Number of waiting deliveries of a destination, and the age of the oldest due one. */
export interface Backlog {
  readonly destination: string;
  readonly count: number;
  readonly overdueMs: number;
}

/**
 * The deliveries of the outbox. `by` is a node and `at` its time; a shared store uses its own clock instead
 * of `at`. Every method may refuse with `store_unavailable`.
 */
export interface DeliveryQueue {
  /** Turns a batch of events into deliveries; true if there may be more. */
  readonly fanOut: () => Promise<boolean>;
  /** Destinations with due deliveries. */
  readonly due: (at: SteadyMs) => Promise<readonly string[]>;
  /** Leases due deliveries for longer than an attempt can take. */
  readonly claim: (by: string, shares: readonly Share[], at: SteadyMs) => Promise<readonly DueDelivery[]>;
  /** Writes outcomes of deliveries whose lease is still held. */
  readonly finish: (by: string, settled: readonly SettledDelivery[], at: SteadyMs) => Promise<void>;
  /** Ends the leases of deliveries that were not attempted. */
  readonly release: (by: string, ids: readonly string[]) => Promise<void>;
  /** Fails all waiting deliveries of a destination that no longer exists. */
  readonly failWaiting: (destination: string, result: string, at: SteadyMs) => Promise<void>;
}
