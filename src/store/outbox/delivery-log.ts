import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely';
import type { AdminDoing } from '../../app/admin/note.ts';
import type { EventType } from '../../contract/events/event.ts';
import type { DeliveryFilter, LoggedDelivery, RepeatOutcome } from '../../app/outbox/delivery-log.ts';
import { steadyMs, wallMs } from '../../app/shared/clock.ts';
import { byAdmin } from '../accounts/by-admin.ts';
import { afterFanOut, pendingDeliveries } from './fan-out.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';

const toEndpoint = sql<boolean>`deliveries.destination not like 'mail:%'`;

async function newest(
  db: Kysely<Database>,
  from: RawBuilder<Database['deliveries']>,
  eventsIn: 'outbox_events' | 'events',
  { endpointId, state }: DeliveryFilter,
  limit: number,
): Promise<readonly LoggedDelivery[]> {
  let query = db
    .selectFrom(from.as('deliveries'))
    .innerJoin(sql<Database['events']>`${sql.table(eventsIn)}`.as('events'), (join) =>
      join.onRef('events.id', '=', 'deliveries.event_id'),
    )
    .select(['deliveries.id', 'events.type', 'destination', 'state', 'attempts', 'next_attempt_at'])
    .select(['last_result', 'deliveries.created_at'])
    .where(toEndpoint);
  if (endpointId !== undefined) query = query.where('destination', '=', endpointId);
  if (state !== undefined) query = query.where('state', '=', state);
  const rows = await query
    .orderBy('deliveries.created_at', 'desc')
    .orderBy('deliveries.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    // Only events of these types go to endpoints.
    type: row.type as EventType,
    endpointId: row.destination,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: row.state === 'waiting' ? steadyMs(row.next_attempt_at) : null,
    lastResult: row.last_result,
    createdAt: wallMs(row.created_at),
  }));
}

export const deliveryLog = {
  /** Newest deliveries first, up to the limit, including those of events still in the outbox. */
  async list({ db }: Session, filter: DeliveryFilter, limit: number): Promise<readonly LoggedDelivery[]> {
    const pending = await newest(db, sql`(${pendingDeliveries})`, 'outbox_events', filter, limit);
    const written = await newest(db, sql`deliveries`, 'events', filter, limit);
    return [...pending, ...written]
      .sort((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))
      .slice(0, limit);
  },

  /** Makes a finished delivery due again, under the same id. */
  repeat(session: Session, id: string, doing?: AdminDoing): Promise<RepeatOutcome | 'not-admin'> {
    return afterFanOut(session, async (trx) => {
      let outcome: RepeatOutcome | undefined;
      const done = await byAdmin(trx, 'webhooks.repeat', doing, async () => {
        outcome = await repeatIn(trx, id);
        return outcome === 'repeated';
      });
      return done === 'not-admin' ? done : (outcome ?? 'unknown');
    });
  },
};

async function repeatIn(trx: Transaction<Database>, id: string): Promise<RepeatOutcome> {
  const found = await trx
    .selectFrom('deliveries')
    .innerJoin('events', 'events.id', 'deliveries.event_id')
    .leftJoin('webhook_endpoints', 'webhook_endpoints.id', 'deliveries.destination')
    .select(['state', 'webhook_endpoints.id as endpoint', 'disabled_at'])
    .where('deliveries.id', '=', id)
    .where(toEndpoint)
    .executeTakeFirst();
  if (!found) return 'unknown';
  if (found.state === 'waiting' || found.state === 'skipped') return found.state;
  if (found.endpoint === null) return 'endpoint removed';
  if (found.disabled_at !== null) return 'endpoint off';
  const { numUpdatedRows } = await trx
    .updateTable('deliveries')
    // 0 is in the past on every clock: due at once.
    .set({ state: 'waiting', attempts: 0, next_attempt_at: 0, leased_until: 0, finished_at: null })
    .where('id', '=', id)
    .where('state', '=', found.state)
    .executeTakeFirstOrThrow();
  // Another caller has repeated this delivery first.
  return numUpdatedRows === 0n ? 'waiting' : 'repeated';
}
