import type { EventType } from '../../contract/events/event.ts';
import type { SteadyMs, WallMs } from '../shared/clock.ts';
import type { DeliveryState } from './delivery.ts';

/** An event on its way to a webhook endpoint, as people are shown it. */
export interface LoggedDelivery {
  readonly id: string;
  readonly type: EventType;
  readonly endpointId: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** While it waits. */
  readonly nextAttemptAt: SteadyMs | null;
  /** What the last attempt came to. */
  readonly lastResult: string | null;
  readonly createdAt: WallMs;
}

export interface DeliveryFilter {
  readonly endpointId?: string;
  readonly state?: DeliveryState;
}

/** Why a delivery is not sent once more, or that it is. */
export type RepeatOutcome =
  'repeated' | 'unknown' | 'waiting' | 'skipped' | 'endpoint removed' | 'endpoint off';
