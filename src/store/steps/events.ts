import { type RawBuilder, sql } from 'kysely';
import type { NewEvent } from '../../app/events/new-event.ts';
import type { SteadyMs } from '../../app/shared/clock.ts';
import { type Statement, type Writer, statementOf } from './statement.ts';

/**
 * Notes what happened. It is a part of the transaction in which it happened, so that neither is there without the other;
 * who has to be told is worked out afterwards (addressing.ts), when nobody waits for it.
 */
export const firstEvent = (
  writer: Writer,
  event: NewEvent,
  /** From when on it may be delivered. */
  from: SteadyMs,
): Statement => insertEvent(writer, firstEventRow(event, from));

export const firstEventRow = (event: NewEvent, from: SteadyMs) => ({ ...eventRow(event, from), number: 1 });

const insertEvent = statementOf('insert event', (writer, row: ReturnType<typeof firstEventRow>) =>
  writer
    .insertInto('events')
    .values({ ...row, unaddressed: whereWanted(text(row.mails), whole(row.unaddressed)) }),
);

/** The same of something that may have had events before. */
export function nextEvent(writer: Writer, event: NewEvent, from: SteadyMs): Statement {
  const { id, type, subject_id, created_at, body, mails, unaddressed } = eventRow(event, from);
  return sql`
    insert into events (id, type, subject_id, number, created_at, body, mails, unaddressed)
    select ${text(id)}, ${text(type)}, ${text(subject_id)}, coalesce(max(number), 0) + 1, ${whole(created_at)},
      ${text(body)}, ${text(mails)}, ${whereWanted(text(mails), whole(unaddressed))}
    from events where subject_id = ${subject_id}
  `.compile(writer);
}

const eventRow = ({ id, type, subjectId, at, body, mails }: NewEvent, from: SteadyMs) => ({
  id,
  type,
  subject_id: subjectId,
  created_at: at,
  body,
  mails: JSON.stringify(mails),
  unaddressed: from,
});

/** Where there is nobody to tell, nothing has to be worked out afterwards. */
export const whereWanted = (mails: RawBuilder<unknown>, unaddressed: RawBuilder<unknown>) =>
  sql<number>`case when ${mails} <> '[]'
    or exists (select 1 from webhook_endpoints where disabled_at is null) then ${unaddressed} end`;

/** One of the stores does not take the type of a value from the column it is meant for. */
const text = (value: string) => sql`cast(${value} as text)`;
const whole = (value: number) => sql`cast(${value} as bigint)`;
