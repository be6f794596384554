import type { Transaction } from 'kysely';
import type { NewEvent } from '../../app/outbox/new-event.ts';
import type { SteadyMs } from '../../app/shared/clock.ts';
import type { Database } from '../engine/schema.ts';
import { nextEvent } from './insert-events.ts';

/** Notes what happened, in the transaction in which it did. */
export async function recordEvent(
  trx: Transaction<Database>,
  event: NewEvent,
  /** From when on it may be delivered. */
  from: SteadyMs,
): Promise<void> {
  await trx.executeQuery(nextEvent(trx, event, from));
}
