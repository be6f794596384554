import type { Kysely, Selectable, Transaction } from 'kysely';
import type { HistoryDetail, HistoryEntry } from '../../app/enquiries/work/change.ts';
import { wallMs } from '../../app/shared/clock.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';
import { storedJson } from '../engine/stored-json.ts';

export const enquiryChanges = {
  /** The history of an enquiry, oldest first. */
  list: ({ db }: Session, enquiryId: string): Promise<readonly HistoryEntry[]> => historyOf(db, enquiryId),
};

export async function historyOf(db: Kysely<Database>, enquiryId: string): Promise<readonly HistoryEntry[]> {
  const rows = await db
    .selectFrom('enquiry_changes')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .execute();
  // Ordered by version: nodes that share a store may have different clocks.
  return rows.map(entryOf).sort((one, other) => one.detail.version - other.detail.version);
}

/** Adds a history entry, in the transaction of the change itself. */
export async function noteChange(
  trx: Transaction<Database>,
  enquiryId: string,
  { id, at, actor, action, detail }: HistoryEntry,
): Promise<void> {
  const row = { id, enquiry_id: enquiryId, at, actor, action, detail: JSON.stringify(detail) };
  await trx.insertInto('enquiry_changes').values(row).execute();
}

const entryOf = ({
  id,
  enquiry_id,
  at,
  actor,
  action,
  detail,
}: Selectable<Database['enquiry_changes']>): HistoryEntry => ({
  id,
  at: wallMs(at),
  actor,
  action: action as HistoryEntry['action'],
  detail: storedJson(detail, `the history of enquiry ${enquiry_id}`) as HistoryDetail,
});
