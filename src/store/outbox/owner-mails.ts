import type { Transaction } from 'kysely';
import { type WayIn, type WayInBody, ownerDestination, wayInEvent } from '../../app/outbox/owner-mail.ts';
import type { WallMs } from '../../app/shared/clock.ts';
import type { Database } from '../engine/schema.ts';

/**
 * Adds a mail to the owner of an account, in the transaction that has locked the account. The event skips the
 * outbox, because the fan-out would send it to every webhook.
 */
export async function mailOwner(
  trx: Transaction<Database>,
  accountId: string,
  way: WayIn,
  at: WallMs,
): Promise<void> {
  const { last } = await trx
    .selectFrom('events')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('last'))
    .where('subject_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const body: WayInBody = { type: wayInEvent, timestamp: new Date(at).toISOString(), data: { way } };
  const number = last + 1;
  // The id contains the time, because numbers start again once old events are erased.
  const event = { id: `evt_${accountId}.${at}.${number}`, subject_id: accountId, number, created_at: at };
  await trx
    .insertInto('events')
    .values({ ...event, type: wayInEvent, body: JSON.stringify(body) })
    .execute();
  const { id, ...ofEvent } = event;
  await trx
    .insertInto('deliveries')
    .values({
      ...ofEvent,
      id: `${id}.${ownerDestination}`,
      event_id: id,
      destination: ownerDestination,
      state: 'waiting',
      attempts: 0,
      // In the past on every clock: due at once.
      next_attempt_at: 0,
      leased_by: null,
      leased_until: 0,
      last_result: null,
      finished_at: null,
    })
    .execute();
}
