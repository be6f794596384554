import { sql } from 'kysely';
import pg from 'pg';
import { isOutside } from '../../enquiries/claims.ts';
import { enquiryRow } from '../../enquiries/enquiry-row.ts';
import { enquiryEventRow, isWanted } from '../../outbox/insert-events.ts';
import type { Job, ResultOf } from '../steps/job.ts';
import { type Statement, type Writer, statementOf } from '../steps/statement.ts';
import { isConflict, isPostgresUnavailable } from './errors.ts';

type SubmitJob = Extract<Job, { readonly name: 'submit' }>;
type Submission = SubmitJob['submission'];
type Outcome = ResultOf<SubmitJob>;

/**
 * Whether a submission touches no rows but its own: no idempotency key, no stored quote, no link to a confirmation
 * page.
 */
export const isPlainSubmission = (job: Job): job is SubmitJob =>
  job.name === 'submit' &&
  job.submission.idempotency === null &&
  job.submission.doorQuoteId === null &&
  job.submission.sentPageHash === null;

/**
 * Stores a batch of submissions and their events in one statement: one round trip and one commit. The result is
 * null for a submission that was not stored: it duplicates a stored submission or another of the batch, or the
 * statement failed. The caller then retries it in its own transaction. This is the only write that bypasses the
 * shared steps (`engine/steps/`): with 64 clients it stores three times as many enquiries as one transaction for each
 * (`npm run bench -- --case "enquiry on PostgreSQL"`).
 */
export function createBatchSubmit(pool: pg.Pool, writer: Writer) {
  let statementFor: ReturnType<typeof insertNew> | undefined;

  return async (jobs: readonly SubmitJob[]): Promise<readonly (Outcome | null)[]> => {
    const rows = rowsOf(firstOfEach(jobs.map(({ submission }) => submission)));
    statementFor ??= insertNew(rows);
    const statement = statementFor(writer, {
      guards: JSON.stringify(rows.guards),
      enquiries: JSON.stringify(rows.enquiries),
      events: JSON.stringify(rows.events),
      windowMs: jobs[0]?.windows.duplicateMs ?? 0,
    });
    try {
      const stored = new Set((await rowsBy(pool, statement)).map((row) => row.enquiry_id));
      return jobs.map(({ submission: { enquiry } }) => (stored.has(enquiry.id) ? accepted(enquiry) : null));
    } catch (error) {
      if (isOfSome(error)) return jobs.map(() => null);
      throw error;
    }
  };
}

async function rowsBy<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { name, sql: text, parameters }: Statement<Row>,
): Promise<readonly Row[]> {
  const client = await pool.connect();
  try {
    const named = name !== undefined && { name };
    const { rows } = await client.query<Row>({ ...named, text, values: [...parameters] });
    client.release();
    return rows;
  } catch (error) {
    // The connection is usable after an error that the server reported; after any other error it is closed.
    client.release(!(error instanceof pg.DatabaseError));
    throw error;
  }
}

/** The first submission of each content, because `on conflict do update` cannot touch the same row twice. */
function firstOfEach(submissions: readonly Submission[]): readonly Submission[] {
  const byContent = new Map<string, Submission>();
  for (const each of submissions) if (!byContent.has(each.fingerprint)) byContent.set(each.fingerprint, each);
  return [...byContent.values()];
}

const rowsOf = (submissions: readonly Submission[]) => ({
  guards: submissions.map(({ fingerprint, enquiry, at }) => ({
    ...{ fingerprint, enquiry_id: enquiry.id, accepted_at: at },
  })),
  enquiries: submissions.map(({ enquiry }) => enquiryRow(enquiry)),
  events: submissions.flatMap(({ event, enquiry, at }) =>
    event ? [enquiryEventRow(event, enquiry, at)] : [],
  ),
});

/** Rows of a batch, as JSON. */
type Given = Readonly<Record<'guards' | 'enquiries' | 'events', string> & Record<'windowMs', number>>;

/** Claims fingerprints in sorted order, so that two batches with the same fingerprints cannot deadlock. */
const insertNew = ({ enquiries: [enquiry] }: ReturnType<typeof rowsOf>) => {
  const columns = sql.join(Object.keys(enquiry ?? {}).map((name) => sql.ref(name)));
  const window = ({ windowMs }: Given) => sql`cast(${windowMs} as bigint)`;
  const text = (given: Given) => sql<{ enquiry_id: string }>`
    with claimed as (
      insert into duplicate_guards (fingerprint, enquiry_id, accepted_at)
      select fingerprint, enquiry_id, accepted_at
      from json_populate_recordset(null::duplicate_guards, ${given.guards}::json)
      order by fingerprint
      on conflict (fingerprint) do update
      set enquiry_id = excluded.enquiry_id, accepted_at = excluded.accepted_at
      where ${isOutside('duplicate_guards.accepted_at', {
        begun: sql`excluded.accepted_at - ${window(given)}`,
        ended: sql`excluded.accepted_at + ${window(given)}`,
      })}
      returning enquiry_id
    ), stored as (
      insert into enquiries (${columns})
      select ${columns} from json_populate_recordset(null::enquiries, ${given.enquiries}::json)
      where id in (select enquiry_id from claimed)
    ), told as (
      insert into outbox_events (id, type, subject_id, number, created_at, body, mails, deliver_from, key_id)
      select id, type, subject_id, number, created_at, body, mails, deliver_from, key_id
      from json_populate_recordset(null::outbox_events, ${given.events}::json)
      where subject_id in (select enquiry_id from claimed) and ${isWanted(sql.ref('mails'))}
    )
    select enquiry_id from claimed`;
  return statementOf('store new', (writer, given: Given) => ({ compile: () => text(given).compile(writer) }));
};

const accepted = ({ id, reference, alsoSent }: Submission['enquiry']): Outcome => ({
  ...{ kind: 'accepted', id, reference, alsoSent, replayed: false },
});

/**
 * Whether the server rolled the batch back for a reason that may concern only some of its submissions. Not
 * after a statement timeout, because clients have then waited long enough.
 */
const isOfSome = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (!isPostgresUnavailable(error) || isConflict(error));
