import type { AttemptOutcome, DeliveryState, DueDelivery } from './delivery.ts';
import { waitAfter } from './retry-times.ts';

/** A delivery's state after an attempt. */
export interface SettledDelivery {
  readonly id: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** Wait until the next attempt; null if finished. */
  readonly waitMs: number | null;
  readonly result: string;
}

export function settle(
  { id, attempts }: Pick<DueDelivery, 'id' | 'attempts'>,
  outcome: AttemptOutcome,
  /** Random number from 0 to 1. */
  jitter: number,
): SettledDelivery {
  const { kind, result } = outcome;
  const finished = { id, attempts: attempts + 1, waitMs: null, result };
  switch (kind) {
    case 'delivered':
      return { ...finished, state: 'delivered' };
    case 'gone':
      return { ...finished, state: 'failed' };
    case 'skipped':
      return { ...finished, state: 'skipped', attempts };
    case 'postponed':
      return { id, state: 'waiting', attempts, waitMs: outcome.forMs, result };
    case 'failed': {
      const waitMs = waitAfter(attempts + 1, jitter);
      return { ...finished, state: waitMs === null ? 'failed' : 'waiting', waitMs };
    }
  }
}
