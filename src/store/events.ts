import { type Transaction, sql } from 'kysely';
import type { NewEvent } from '../app/events/new-event.ts';
import type { SteadyMs } from '../app/shared/clock.ts';
import type { Database } from './schema.ts';

/**
 * Notes what happened, and to whom it has to be told: the mails of the event, and every webhook endpoint that wants to
 * know now. It is a part of the transaction in which it happened, so that neither is there without the other.
 */
export async function recordEvent(
  trx: Transaction<Database>,
  event: NewEvent,
  /** From when on it may be delivered. */
  from: SteadyMs,
): Promise<void> {
  const { id, type, subjectId, at, body, mails } = event;
  // Somebody waits for each statement: whether anybody listens is asked with the first.
  const { rows } = await sql<{ number: number; listeners: number }>`
    insert into events (id, type, subject_id, number, created_at, body)
    select ${text(id)}, ${text(type)}, ${text(subjectId)}, coalesce(max(number), 0) + 1, ${whole(at)}, ${text(body)}
    from events where subject_id = ${subjectId}
    returning number, (select count(*) from webhook_endpoints where disabled_at is null) as listeners
  `.execute(trx);
  const [noted] = rows;
  if (noted && (mails.length > 0 || noted.listeners > 0)) await address(trx, event, noted.number, from);
}

/** A delivery for each that wants to know. */
async function address(
  trx: Transaction<Database>,
  { id, type, subjectId, at, mails }: NewEvent,
  number: number,
  from: SteadyMs,
): Promise<void> {
  const wanted = [
    sql`select id as destination from webhook_endpoints
      where disabled_at is null and (events like '%"*"%' or events like ${`%"${type}"%`})`,
    ...mails.map((mail) => sql`select ${text(mail)}`),
  ];
  await sql`
    insert into deliveries
      (id, event_id, subject_id, number, destination, state, attempts, next_attempt_at, leased_until, created_at)
    select ${text(id)} || '.' || destination, ${text(id)}, ${text(subjectId)}, ${whole(number)}, destination,
      'waiting', 0, ${whole(from)}, 0, ${whole(at)}
    from (${sql.join(wanted, sql` union all `)}) as wanted
  `.execute(trx);
}

/** One of the stores does not take the type of a value from the column it is meant for. */
const text = (value: string) => sql`cast(${value} as text)`;
const whole = (value: number) => sql`cast(${value} as bigint)`;
