import type { Transaction } from 'kysely';
import type { NewEvent } from '../../app/outbox/new-event.ts';
import type { SteadyMs } from '../../app/shared/clock.ts';
import type { Database } from '../engine/schema.ts';
import { nextEvent } from './insert-events.ts';

/** Writes an event to the outbox, in the transaction of the change it reports. */
export async function recordEvent(
  trx: Transaction<Database>,
  event: NewEvent,
  /** Earliest time of delivery. */
  from: SteadyMs,
): Promise<void> {
  await trx.executeQuery(nextEvent(trx, event, from));
}
