import type { Transaction, Updateable } from 'kysely';
import type { AskedUndo, HistoryDetail, HistoryEntry, UndoOutcome } from '../../app/enquiries/work/change.ts';
import { collides, standing } from '../../app/enquiries/work/merging.ts';
import { mayUndo } from '../../app/enquiries/work/undo.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';
import { recordEvent } from '../outbox/events.ts';
import { historyOf, noteChange } from './changes.ts';
import { learn, unlearn } from './spam-lessons.ts';
import { type WorkRow, atOnce, collision, lockedWork } from './work.ts';

/**
 * Undoes one change, with a history row and an event in the same transaction. Refused if the same field was
 * set again since.
 */
export const undo = ({ commit }: Session, asked: AskedUndo): Promise<UndoOutcome> =>
  commit(async (trx) => {
    const row = await lockedWork(trx, asked.enquiryId);
    if (!row) return { kind: 'missing' };
    const history = await historyOf(trx, row.id);
    const undone = history.find(({ id }) => id === asked.undoes);
    if (!undone || !mayUndo(undone, asked)) return { kind: 'refused' };
    if (history.some(({ detail }) => detail.undoes === undone.id)) return { kind: 'unchanged' };
    const { version } = undone.detail;
    if (collides(history, version, undone.action)) return collision(row, history, version);
    await writeUndo(trx, row, undone, asked);
    if (undone.action === 'rejected') await learnAsBefore(trx, row.id, history, undone);
    return { kind: 'done', changeId: asked.changeId };
  });

async function writeUndo(
  trx: Transaction<Database>,
  row: WorkRow,
  { id: undoes, action, detail: { noteId, ...detail } }: HistoryEntry,
  { enquiryId, changeId: id, actor, at, event }: AskedUndo,
): Promise<void> {
  const version = row.work_version + 1;
  await trx
    .updateTable('enquiries')
    .set({ ...columnsBefore(row, action, detail), work_version: version })
    .where('id', '=', enquiryId)
    .execute();
  if (noteId !== undefined) await trx.deleteFrom('enquiry_notes').where('id', '=', noteId).execute();
  await noteChange(trx, enquiryId, { id, at, actor, action, detail: { version, undoes, ...back(detail) } });
  // Test enquiries have no events.
  if (event && row.is_test === 0) await recordEvent(trx, event, atOnce);
}

/** The columns as they were before a change. */
function columnsBefore(
  row: WorkRow,
  action: HistoryEntry['action'],
  { from = null, dueBefore = null, lostBefore, answers }: HistoryDetail,
): Updateable<Database['enquiries']> {
  switch (action) {
    case 'stage':
      return {
        stage: from as WorkRow['stage'],
        lost_reason: lostBefore ?? null,
        ...(answers && { first_response_at: null }),
      };
    case 'owner':
      return { owner_id: from };
    case 'next-step':
      return { next_step: row.previous_step, next_step_at: dueBefore, previous_step: null };
    case 'rejected':
      return { status: from as WorkRow['status'] };
    default:
      return {};
  }
}

/** The detail of the undo's history row: `from` and `to` of the undone change, swapped. */
const back = ({ from, to, dueBefore }: HistoryDetail): Omit<HistoryDetail, 'version'> => ({
  ...(from !== undefined && to !== undefined && { from: to, to: from }),
  ...(dueBefore !== undefined && { due: dueBefore }),
});

/** Trains the spam model on the decision before the undone one; without one, removes the enquiry's lesson. */
async function learnAsBefore(
  trx: Transaction<Database>,
  enquiryId: string,
  history: readonly HistoryEntry[],
  undone: HistoryEntry,
): Promise<void> {
  const released = standing(history).findLast(
    ({ id, action }) => id !== undone.id && (action === 'released' || action === 'rejected'),
  );
  if (released) await learn(trx, enquiryId, released.action as 'released' | 'rejected');
  else await unlearn(trx, [enquiryId]);
}
