import type { EventType } from '../../contract/events/event.ts';
import type { SteadyMs, WallMs } from '../shared/clock.ts';
import type { DeliveryState } from './delivery.ts';

/** A webhook delivery as the desk and the CLI show it. */
export interface LoggedDelivery {
  readonly id: string;
  readonly type: EventType;
  readonly endpointId: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** Time of the next attempt; null if no further attempt follows. */
  readonly nextAttemptAt: SteadyMs | null;
  /** Result of the last attempt. */
  readonly lastResult: string | null;
  readonly createdAt: WallMs;
}

export interface DeliveryFilter {
  readonly endpointId?: string;
  readonly state?: DeliveryState;
}

/** Outcome of repeating a delivery by hand. */
export type RepeatOutcome =
  'repeated' | 'unknown' | 'waiting' | 'skipped' | 'endpoint removed' | 'endpoint off';
