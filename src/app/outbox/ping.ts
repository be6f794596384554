import type { PingEvent } from '../../contract/events/event.ts';
import type { Clock } from '../shared/clock.ts';
import type { IdSource } from '../shared/ids.ts';
import type { WebhookMessage } from './webhook-delivery.ts';

/** A test message for an endpoint. */
export function createPing(
  ids: Pick<IdSource, 'eventId'>,
  clock: Pick<Clock, 'now'>,
  endpointId: string,
): WebhookMessage {
  const timestamp = new Date(clock.now()).toISOString();
  const body: PingEvent = { type: 'ping', timestamp, data: { endpointId } };
  return { id: ids.eventId(), body: JSON.stringify(body) };
}
