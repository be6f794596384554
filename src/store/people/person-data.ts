import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../engine/schema.ts';
import { jsonIn } from '../engine/stored-json.ts';
import { deliveryOf, enquiryOf, namingDamage, quoteOf, timeOf, versionOf } from './person-rows.ts';

/** Everything stored about a person, without secrets and other people's data. */
export interface PersonData {
  readonly enquiries: readonly object[];
  /** Versions of the enquiries before their doors were changed. */
  readonly earlierVersions: readonly object[];
  readonly doorQuotes: readonly object[];
  readonly sentPages: readonly object[];
  readonly retryKeys: readonly object[];
  readonly duplicateGuards: readonly object[];
  readonly events: readonly object[];
  readonly deliveries: readonly object[];
  /** Notes of staff on the enquiries. */
  readonly notes: readonly object[];
  /** Replies of staff to the person. */
  readonly replies: readonly object[];
  /** Decisions of staff on suspected spam, which trained the spam model. */
  readonly spamLessons: readonly object[];
}

/** Runs a batch of reads. An admin's batch is a transaction that checks the role first. */
export type ReadBatch = <Result>(work: (db: Kysely<Database>) => Promise<Result>) => Promise<Result>;

/** Batch size: bounds how long requests wait for the thread and for the store, and the parameters of a statement. */
const subjectsAtOnce = 100;

/** Everything stored about a person, read in batches. Rows written or erased meanwhile may be missing. */
export async function dataOf(read: ReadBatch, email: string): Promise<PersonData | null> {
  const { enquiryIds, quoteIds } = await read((db) => subjectsOf(db, email));
  if (enquiryIds.length + quoteIds.length === 0) return null;
  const data: Collected = {
    ...{ enquiries: [], earlierVersions: [], doorQuotes: [], notes: [], replies: [], spamLessons: [] },
    ...{ sentPages: [], retryKeys: [], duplicateGuards: [], events: [], deliveries: [] },
  };
  const add = (rows: Partial<PersonData>) => {
    for (const part of Object.keys(data) as (keyof PersonData)[]) data[part].push(...(rows[part] ?? []));
  };
  const [ownEnquiries, ownQuotes] = [new Set(enquiryIds), new Set(quoteIds)];
  for (const ids of batchesOf(enquiryIds)) {
    add(await read((db) => enquiriesOf(db, ids, ownQuotes)));
    await setImmediate();
  }
  for (const ids of batchesOf(quoteIds)) {
    add(await read((db) => quotesOf(db, ids, ownEnquiries)));
    await setImmediate();
  }
  return data;
}

type Collected = { readonly [Part in keyof PersonData]: object[] };

async function subjectsOf(db: Kysely<Database>, email: string) {
  const enquiries = await db
    .selectFrom('enquiries')
    .select('id')
    .where('email', '=', email)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  const quotes = await db
    .selectFrom('door_quotes')
    .select('id')
    .where('email', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { enquiryIds: enquiries.map(({ id }) => id), quoteIds: quotes.map(({ id }) => id) };
}

const batchesOf = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / subjectsAtOnce) }, (_, index) =>
    ids.slice(index * subjectsAtOnce, (index + 1) * subjectsAtOnce),
  );

async function enquiriesOf(
  db: Kysely<Database>,
  ids: readonly string[],
  ownQuotes: ReadonlySet<string>,
): Promise<Partial<PersonData>> {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return {
    enquiries: rows.map((enquiry) => enquiryOf(enquiry, ownQuotes)),
    ...(await dependentsOf(db, ids)),
  };
}

async function quotesOf(
  db: Kysely<Database>,
  ids: readonly string[],
  ownEnquiries: ReadonlySet<string>,
): Promise<Partial<PersonData>> {
  const rows = await db
    .selectFrom('door_quotes')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { doorQuotes: rows.map((quote) => quoteOf(quote, ownEnquiries)), ...(await dependentsOf(db, ids)) };
}

/** Row counts by part, for the audit. */
export const rowCountsOf = (data: PersonData): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(data).map(([part, rows]: [string, readonly object[]]) => [part, rows.length]),
  );

/** Rows that refer to these enquiries or quotes. */
async function dependentsOf(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Omit<PersonData, 'enquiries' | 'doorQuotes'>> {
  const pages = await db
    .selectFrom('sent_pages')
    .select('enquiry_id')
    .where('enquiry_id', 'in', ids)
    .execute();
  const guards = await db
    .selectFrom('duplicate_guards')
    .select(['enquiry_id', 'accepted_at'])
    .where('enquiry_id', 'in', ids)
    .execute();
  const keys = await db
    .selectFrom('idempotency_keys')
    .select(['outcome', 'enquiry_id', 'door_quote_id', 'created_at'])
    .where((eb) => eb.or([eb('enquiry_id', 'in', ids), eb('door_quote_id', 'in', ids)]))
    .execute();
  const events = await db
    .selectFrom('outbox_events')
    .select(eventColumns)
    .where('subject_id', 'in', ids)
    .unionAll(db.selectFrom('events').select(eventColumns).where('subject_id', 'in', ids))
    .execute();
  const deliveries = await db.selectFrom('deliveries').selectAll().where('subject_id', 'in', ids).execute();
  const versions = await db
    .selectFrom('enquiry_versions')
    .selectAll()
    .where('enquiry_id', 'in', ids)
    .execute();
  const notes = await db.selectFrom('enquiry_notes').selectAll().where('enquiry_id', 'in', ids).execute();
  const replies = await db.selectFrom('enquiry_replies').selectAll().where('enquiry_id', 'in', ids).execute();
  const lessons = await db.selectFrom('spam_lessons').selectAll().where('enquiry_id', 'in', ids).execute();
  return {
    earlierVersions: sorted(versions.map(versionOf)),
    notes: sorted(notes.map(({ enquiry_id, at, text }) => ({ enquiryId: enquiry_id, at: timeOf(at), text }))),
    replies: sorted(
      replies.map(({ enquiry_id, at, recipient: to, subject, text }) => ({
        ...{ enquiryId: enquiry_id, at: timeOf(at), to, subject, text },
      })),
    ),
    spamLessons: sorted(lessons.map(({ enquiry_id, decision }) => ({ enquiryId: enquiry_id, decision }))),
    sentPages: sorted(pages.map((page) => ({ enquiryId: page.enquiry_id }))),
    retryKeys: sorted(
      keys.map((key) => ({
        outcome: key.outcome,
        enquiryId: key.enquiry_id,
        doorQuoteId: key.door_quote_id,
        since: timeOf(key.created_at),
      })),
    ),
    duplicateGuards: sorted(
      guards.map((guard) => ({ enquiryId: guard.enquiry_id, since: timeOf(guard.accepted_at) })),
    ),
    events: sorted(
      events.map(({ id, type, subject_id, created_at, body }) =>
        namingDamage({ id, type, about: subject_id, at: timeOf(created_at), body: jsonIn(body) }),
      ),
    ),
    deliveries: sorted(deliveries.map(deliveryOf)),
  };
}

const eventColumns = ['id', 'type', 'subject_id', 'created_at', 'body'] as const;

/** Sorts the rows of a batch, so that every store yields the same order. */
const sorted = (rows: object[]): object[] =>
  rows
    .map((row) => ({ row, text: JSON.stringify(row) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ row }) => row);
