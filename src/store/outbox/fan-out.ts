import { type RawBuilder, type Transaction, sql } from 'kysely';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';

/**
 * The outbox: a submission writes one row to `outbox_events`. The fan-out moves that row to `events` and writes one
 * row to `deliveries` for each destination. Deliveries are then claimed, sent and settled.
 */

/** Batch size; bounds how long submissions wait. */
const eventsAtOnce = 100;

/**
 * The deliveries of events in the outbox: one for each mail and for each active webhook endpoint that wants the
 * type. An endpoint of a key gets that key's events only, and none once the key is revoked.
 */
export const pendingDeliveries: RawBuilder<Database['deliveries']> = sql`
  select event.id || '.' || wanted_by.destination as id, event.id as event_id, event.subject_id, event.number,
    wanted_by.destination, 'waiting' as state, 0 as attempts, event.deliver_from as next_attempt_at,
    cast(null as text) as leased_by, 0 as leased_until, cast(null as text) as last_result, event.created_at,
    cast(null as bigint) as finished_at
  from outbox_events as event join (
    select id as destination, events as types, key_id from webhook_endpoints
    where disabled_at is null
      and (key_id is null or exists (select 1 from api_keys where id = key_id and revoked_at is null))
    union all select 'mail:staff', '', null union all select 'mail:customer', '', null
    union all select 'mail:reply', '', null
  ) as wanted_by on (wanted_by.types like '%"*"%' or wanted_by.types like '%"' || event.type || '"%')
      and (wanted_by.key_id is null or wanted_by.key_id = event.key_id)
    or event.mails like '%"' || wanted_by.destination || '"%'`;

type FanOutSession = Pick<Session, 'db' | 'commit' | 'takingFreeRows' | 'takingAllRows'>;

/**
 * Fans out one batch, oldest events first; true if the outbox may hold more. Several nodes may do so concurrently.
 */
export async function fanOutBatch(session: FanOutSession): Promise<boolean> {
  const found = await session.db.selectFrom('outbox_events').select('id').limit(1).executeTakeFirst();
  if (!found) return false;
  const batch = sql`limit ${eventsAtOnce} ${session.takingFreeRows('outbox_events')}`;
  const count = await session.commit((trx) => fanOut(trx, batch));
  return count === eventsAtOnce;
}

/**
 * Changes endpoints or deliveries once the outbox is empty, so that each event goes to the endpoints that wanted it
 * when it happened. Most of the outbox is fanned out before the transaction, to keep the transaction short. Inside
 * it, waits for rows that other nodes have locked, because those nodes read the endpoints themselves.
 */
export async function afterFanOut<Result>(
  session: FanOutSession,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let more = true; more;) more = await fanOutBatch(session);
  return session.commit(async (trx) => {
    await fanOut(trx, session.takingAllRows('outbox_events'));
    return work(trx);
  });
}

async function fanOut(trx: Transaction<Database>, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from outbox_events order by id ${which}`.execute(trx);
  if (rows.length === 0) return 0;
  const ids = sql`(${sql.join(rows.map(({ id }) => id))})`;
  await sql`
    insert into deliveries (id, event_id, subject_id, number, destination, state, attempts, next_attempt_at, leased_by,
      leased_until, last_result, created_at, finished_at)
    ${pendingDeliveries} where event.id in ${ids}`.execute(trx);
  await sql`
    insert into events (id, type, subject_id, number, created_at, body)
    select id, type, subject_id, number, created_at, body from outbox_events where id in ${ids}`.execute(trx);
  await sql`delete from outbox_events where id in ${ids}`.execute(trx);
  return rows.length;
}
