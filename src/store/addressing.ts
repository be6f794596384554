import { type RawBuilder, type Transaction, sql } from 'kysely';
import type { Database } from './schema.ts';
import type { Session } from './session.ts';

/** Whoever submits meanwhile waits for no more than this. */
const eventsAtOnce = 100;

/**
 * Who is to be told of the events of which nobody has worked that out yet: the mails of each, and every webhook endpoint
 * that is switched on and wants its type. In the form of deliveries that wait.
 */
export const untoldDeliveries: RawBuilder<Database['deliveries']> = sql`
  select events.id || '.' || told.destination as id, events.id as event_id, events.subject_id, events.number,
    told.destination, 'waiting' as state, 0 as attempts, events.unaddressed as next_attempt_at,
    cast(null as text) as leased_by, 0 as leased_until, cast(null as text) as last_result, events.created_at,
    cast(null as bigint) as finished_at
  from events join (
    select id as destination, events as wanted from webhook_endpoints where disabled_at is null
    union all select 'mail:staff', '' union all select 'mail:customer', ''
  ) as told on told.wanted like '%"*"%' or told.wanted like '%"' || events.type || '"%'
    or events.mails like '%"' || told.destination || '"%'
  where events.unaddressed is not null`;

type Addressing = Pick<Session, 'db' | 'commit' | 'takingFreeRows' | 'takingAllRows'>;

/**
 * Writes down for some events who is to be told of them, the first ones first; true where there may be more. A submission
 * notes only what happened: nobody waits for this, and what a crash leaves undone is done by whoever comes next.
 */
export async function addressSome(session: Addressing): Promise<boolean> {
  const found = await session.db.selectFrom('events').select('id').limit(1).executeTakeFirst();
  if (!found) return false;
  // An event that another node has taken to address it is left to that one.
  const some = sql`limit ${eventsAtOnce} ${session.takingFreeRows('events')}`;
  const count = await session.commit((trx) => addressIn(trx, some));
  return count === eventsAtOnce;
}

/**
 * Does something that decides who is told of what, or asks: of all that happened before, those are told who would have been
 * then. Most of that is done beforehand, so that nobody waits long; what another node is addressing is waited for, since it
 * would still find out by itself who is told.
 */
export async function onceAddressed<Result>(
  session: Addressing,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let more = true; more;) more = await addressSome(session);
  return session.commit(async (trx) => {
    await addressIn(trx, session.takingAllRows('events'));
    return work(trx);
  });
}

async function addressIn(trx: Transaction<Database>, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from events order by id ${which}`.execute(trx);
  if (rows.length === 0) return 0;
  const taken = sql`(${sql.join(rows.map(({ id }) => id))})`;
  await renumber(trx, taken);
  await sql`
    insert into deliveries (id, event_id, subject_id, number, destination, state, attempts, next_attempt_at, leased_by,
      leased_until, last_result, created_at, finished_at)
    ${untoldDeliveries} and events.id in ${taken}`.execute(trx);
  await sql`
    insert into told_events (id, type, subject_id, number, created_at, body)
    select id, type, subject_id, number, created_at, body from events where id in ${taken}`.execute(trx);
  await sql`delete from events where id in ${taken}`.execute(trx);
  return rows.length;
}

/**
 * Where a number is taken already, the events of that subject come after those that were told. Only a node of an older
 * version gives such numbers, which does not look among those; they must not keep all others from being told.
 */
async function renumber(trx: Transaction<Database>, taken: RawBuilder<unknown>): Promise<void> {
  await sql`
    update events set number = number + (
      select max(told_events.number) from told_events where told_events.subject_id = events.subject_id
    )
    where id in ${taken} and subject_id in (
      select untold.subject_id from events as untold
      join told_events on told_events.subject_id = untold.subject_id and told_events.number = untold.number
      where untold.id in ${taken}
    )`.execute(trx);
}
