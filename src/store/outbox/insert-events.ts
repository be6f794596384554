import { type RawBuilder, sql } from 'kysely';
import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import { completeEvent } from '../../app/outbox/event.ts';
import type { NewEnquiryEvent, NewEvent } from '../../app/outbox/new-event.ts';
import type { SteadyMs } from '../../app/shared/clock.ts';
import { type Statement, type Writer, statementOf } from '../engine/steps/statement.ts';

/**
 * Writes a subject's first event to the outbox, in the transaction of the change it reports, if the event has a
 * mail or any endpoint is active. A background job fans it out (fan-out.ts).
 */
export const firstEvent = (
  writer: Writer,
  event: NewEvent,
  /** Earliest time of delivery. */
  from: SteadyMs,
): Statement => insertEvent(writer, firstEventRow(event, from));

const firstEventRow = (event: NewEvent, from: SteadyMs) => ({ ...eventRow(event, from), number: 1 });

/** Writes the first event of a new enquiry to the outbox. */
export const enquiryEvent = (
  writer: Writer,
  event: NewEnquiryEvent,
  enquiry: Enquiry,
  from: SteadyMs,
): Statement => insertEvent(writer, enquiryEventRow(event, enquiry, from));

export const enquiryEventRow = (event: NewEnquiryEvent, enquiry: Enquiry, from: SteadyMs) =>
  firstEventRow(completeEvent(event, enquiry), from);

const insertEvent = statementOf('insert event', (writer, row: ReturnType<typeof firstEventRow>) => ({
  compile: () =>
    sql`
      insert into outbox_events (${columns})
      select ${text(row.id)}, ${text(row.type)}, ${text(row.subject_id)}, ${whole(row.number)}, ${whole(row.created_at)},
        ${text(row.body)}, ${text(row.mails)}, ${whole(row.deliver_from)}, ${text(row.key_id)}
      where ${isWanted(text(row.mails))}
    `.compile(writer),
}));

/** Writes an event to the outbox for a subject that may have had events before. */
export function nextEvent(writer: Writer, event: NewEvent, from: SteadyMs): Statement {
  const { id, type, subject_id, created_at, body, mails, deliver_from, key_id } = eventRow(event, from);
  return sql`
    insert into outbox_events (${columns})
    select ${text(id)}, ${text(type)}, ${text(subject_id)}, coalesce(max(number), 0) + 1, ${whole(created_at)},
      ${text(body)}, ${text(mails)}, ${whole(deliver_from)}, ${text(key_id)}
    from (
      select number from outbox_events where subject_id = ${subject_id}
      union all select number from events where subject_id = ${subject_id}
    ) as earlier
    having ${isWanted(text(mails))}
  `.compile(writer);
}

const eventRow = ({ id, type, subjectId, at, body, keyId, mails }: NewEvent, from: SteadyMs) => ({
  id,
  type,
  subject_id: subjectId,
  created_at: at,
  body,
  mails: JSON.stringify(mails),
  deliver_from: from,
  key_id: keyId,
});

const columns = sql.raw('id, type, subject_id, number, created_at, body, mails, deliver_from, key_id');

const anyEndpoint = sql`select 1 from webhook_endpoints where disabled_at is null`;

/** Finds an active endpoint, if there is one. */
export const findEndpoint = statementOf('find endpoint', (writer) => ({
  compile: () => sql`${anyEndpoint} limit 1`.compile(writer),
}));

/** Condition: an event is written only if it has a mail, or any endpoint is active. */
export const isWanted = (mails: RawBuilder<unknown>) =>
  sql<boolean>`(${mails} <> '[]' or exists (${anyEndpoint}))`;

/** Cast, because PostgreSQL cannot infer the type of a parameter in a select. */
const text = (value: string | null) => sql`cast(${value} as text)`;
const whole = (value: number) => sql`cast(${value} as bigint)`;
