import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import { begun } from '../../app/enquiries/changes/begun.ts';
import type { AskedDoorChange, DoorChangeOutcome } from '../../app/enquiries/changes/door-change.ts';
import type { EarlierVersion } from '../../app/enquiries/versions.ts';
import { customerActor } from '../../app/enquiries/work/change.ts';
import { wallMs } from '../../app/shared/clock.ts';
import { bounds } from '../../contract/bounds.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';
import { storedJson, storedRequest } from '../engine/stored-json.ts';
import { recordEvent } from '../outbox/events.ts';
import { decodeDesigns } from '../quotes/designs.ts';
import { historyOf, noteChange } from './changes.ts';
import { enquiryRow } from './enquiry-row.ts';
import { atOnce, lockedWork } from './work.ts';

/** Earlier versions of enquiries that customers changed. */
export const enquiryVersions = {
  /** The earlier versions of an enquiry, oldest first. */
  async list(
    { db }: Session,
    { id, reference }: Pick<Enquiry, 'id' | 'reference'>,
  ): Promise<readonly EarlierVersion[]> {
    const rows = await db
      .selectFrom('enquiry_versions')
      .selectAll()
      .where('enquiry_id', '=', id)
      .orderBy('number')
      .execute();
    return rows.map((row) => versionOf(row, `version ${row.number} of enquiry ${reference}`));
  },

  /**
   * Changes an enquiry, with its earlier version, history row and event in the same transaction, if staff have not
   * begun and the customer saw the current version. Waits for concurrent changes.
   */
  change({ commit }: Session, asked: AskedDoorChange): Promise<DoorChangeOutcome> {
    return commit(async (trx) => {
      const { id } = asked.enquiry;
      const row = await lockedWork(trx, id);
      if (!row) return { kind: 'missing' };
      const ids = await versionIds(trx, id);
      if (ids.includes(asked.versionId)) return { kind: 'unchanged' };
      const by = begun(await historyOf(trx, id));
      if (by !== null) return { kind: 'begun', by };
      if (row.work_version !== asked.seen) return { kind: 'outdated' };
      if (ids.length >= bounds.mostChanges) return { kind: 'too_often' };
      await writeChange(trx, asked, { number: ids.length + 1, statusBefore: row.status });
      return { kind: 'done' };
    });
  },
};

async function versionIds(db: Kysely<Database>, enquiryId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('enquiry_versions')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .execute();
  return rows.map(({ id }) => id);
}

interface Numbered {
  readonly number: number;
  readonly statusBefore: Enquiry['status'];
}

async function writeChange(
  trx: Transaction<Database>,
  { enquiry, seen, versionId, changeId, event }: AskedDoorChange,
  { number, statusBefore }: Numbered,
): Promise<void> {
  const { id, changedAt: at, status } = enquiry;
  const before = await trx
    .selectFrom('enquiries')
    .select(replaced)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('enquiry_versions')
    .values({ ...before, id: versionId, enquiry_id: id, number, replaced_at: at })
    .execute();
  const { request, designs, estimate, value_cents, price_book_version, content_score, content_reasons } =
    enquiryRow(enquiry);
  const version = seen + 1;
  await trx
    .updateTable('enquiries')
    .set({ request, designs, estimate, value_cents, price_book_version, content_score, content_reasons })
    .set({ status, changed_at: at, work_version: version, to_index: 1 })
    .where('id', '=', id)
    .execute();
  // Unread again for all staff, as mails to them may be turned off.
  await trx.deleteFrom('read_marks').where('enquiry_id', '=', id).execute();
  // The old doors no longer count as duplicates, because this enquiry no longer asks for them.
  await trx.deleteFrom('duplicate_guards').where('enquiry_id', '=', id).execute();
  const moderation = status === statusBefore ? {} : { from: statusBefore, to: status };
  const detail = { version, ...moderation };
  await noteChange(trx, id, { id: changeId, at, actor: customerActor, action: 'changed', detail });
  if (event) await recordEvent(trx, event, atOnce);
}

const replaced = [
  'request',
  'designs',
  'estimate',
  'price_book_version',
  'content_score',
  'content_reasons',
] as const;

const versionOf = (row: Selectable<Database['enquiry_versions']>, name: string): EarlierVersion => ({
  number: row.number,
  replacedAt: wallMs(row.replaced_at),
  request: storedRequest(row.request, name),
  designs: row.designs === null ? null : decodeDesigns(row.designs, name),
  contentScore: { score: row.content_score, reasons: storedJson(row.content_reasons, name) as string[] },
  priceBookVersion: row.price_book_version,
  estimate: row.estimate === null ? null : storedJson(row.estimate, name),
});
