import type { Transaction } from 'kysely';
import type { Database } from '../../engine/schema.ts';
import { unlearn } from '../../enquiries/spam-lessons.ts';

/** Enquiries and door quotes of a person; all other rows refer to them. */
export interface Subjects {
  readonly enquiryIds: readonly string[];
  readonly quoteIds: readonly string[];
}

/** Number of rows by kind. */
export interface RowCounts {
  readonly enquiries: number;
  readonly doorQuotes: number;
  readonly sentPages: number;
  readonly retryKeys: number;
  readonly duplicateGuards: number;
  readonly events: number;
  readonly deliveries: number;
  readonly earlierVersions: number;
  readonly notes: number;
  readonly replies: number;
  readonly readMarks: number;
  readonly spamLessons: number;
  readonly searchTexts: number;
}

export const noRows: RowCounts = {
  enquiries: 0,
  doorQuotes: 0,
  sentPages: 0,
  retryKeys: 0,
  duplicateGuards: 0,
  events: 0,
  deliveries: 0,
  earlierVersions: 0,
  notes: 0,
  replies: 0,
  readMarks: 0,
  spamLessons: 0,
  searchTexts: 0,
};

export function addCounts(one: RowCounts, other: RowCounts): RowCounts {
  const names = Object.keys(noRows) as (keyof RowCounts)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as unknown as RowCounts;
}

/**
 * Every table with personal data, and its column that refers to an enquiry or a quote. Listed in the order in which
 * submissions write them, to avoid deadlocks.
 */
const places = [
  ['retryKeys', 'idempotency_keys', 'enquiry_id', 'enquiries'],
  ['retryKeys', 'idempotency_keys', 'door_quote_id', 'quotes'],
  ['doorQuotes', 'door_quotes', 'id', 'quotes'],
  ['duplicateGuards', 'duplicate_guards', 'enquiry_id', 'enquiries'],
  ['enquiries', 'enquiries', 'id', 'enquiries'],
  ['events', 'outbox_events', 'subject_id', 'both'],
  ['events', 'events', 'subject_id', 'both'],
  ['deliveries', 'deliveries', 'subject_id', 'both'],
  ['sentPages', 'sent_pages', 'enquiry_id', 'enquiries'],
  ['earlierVersions', 'enquiry_versions', 'enquiry_id', 'enquiries'],
  ['notes', 'enquiry_notes', 'enquiry_id', 'enquiries'],
  ['replies', 'enquiry_replies', 'enquiry_id', 'enquiries'],
  ['readMarks', 'read_marks', 'enquiry_id', 'enquiries'],
  ['searchTexts', 'enquiry_search', 'enquiry_id', 'enquiries'],
] as const;

/** Every table with personal data, including the spam model. */
export const tablesOfPeople: ReadonlySet<string> = new Set([
  ...places.map(([, table]) => table),
  'spam_lessons',
  'spam_features',
]);

type AnyTables = Record<string, Record<string, string | null>>;

const idsOf = ({ enquiryIds, quoteIds }: Subjects) => ({
  enquiries: enquiryIds,
  quotes: quoteIds,
  both: [...enquiryIds, ...quoteIds],
});

/** Erases enquiries and quotes with all rows that refer to them, including waiting deliveries. */
export async function eraseSubjects(trx: Transaction<Database>, subjects: Subjects): Promise<RowCounts> {
  const erased = { ...noRows } as Record<keyof RowCounts, number>;
  await lockEnquiries(trx, subjects.enquiryIds);
  erased.spamLessons = await unlearn(trx, subjects.enquiryIds);
  for (const [name, table, column, of] of places) {
    const ids = idsOf(subjects)[of];
    if (ids.length === 0) continue;
    const { numDeletedRows } = await trx
      .$extendTables<AnyTables>()
      .deleteFrom(table as string)
      .where(column, 'in', ids)
      .executeTakeFirstOrThrow();
    erased[name] += Number(numDeletedRows);
  }
  await detachQuotes(trx, subjects.enquiryIds);
  if (Object.values(erased).some((count) => count > 0)) await noteUnclean(trx);
  return erased;
}

/** Waits for concurrent changes and decisions to commit, so that what they write is erased too. */
async function lockEnquiries(trx: Transaction<Database>, enquiryIds: readonly string[]): Promise<void> {
  if (enquiryIds.length === 0) return;
  await trx
    .updateTable('enquiries')
    // An update without effect locks the rows.
    .set((eb) => ({ work_version: eb.ref('work_version') }))
    .where('id', 'in', enquiryIds)
    .execute();
}

/**
 * Marks the quotes of enquiries that are being erased as not sent: a quote made for another address outlives
 * the enquiry.
 */
async function detachQuotes(trx: Transaction<Database>, enquiryIds: readonly string[]): Promise<void> {
  if (enquiryIds.length === 0) return;
  await trx
    .updateTable('door_quotes')
    .set({ enquiry_id: null })
    .where('enquiry_id', 'in', enquiryIds)
    .execute();
}

/**
 * Notes that the files hold erased data, in the erasing transaction, so that they are cleaned even after a crash.
 */
async function noteUnclean(trx: Transaction<Database>): Promise<void> {
  const row = { id: 1, unclean_since: Date.now() };
  await trx
    .insertInto('upkeep_notes')
    .values({ ...row, trusted_at: null, leap_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ unclean_since: row.unclean_since }))
    .execute();
}
