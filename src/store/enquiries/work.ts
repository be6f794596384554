import type { Selectable, Transaction, Updateable } from 'kysely';
import type {
  AskedChange,
  ChangeOutcome,
  EnquiryWork,
  HistoryDetail,
  HistoryEntry,
  WorkChange,
} from '../../app/enquiries/work/change.ts';
import { collides } from '../../app/enquiries/work/merging.ts';
import type { LostReason, Stage } from '../../app/enquiries/stage.ts';
import { steadyMs, type WallMs, wallMs } from '../../app/shared/clock.ts';
import { historyOf, noteChange } from './changes.ts';
import { addNote, textOfNote } from './notes.ts';
import { recordEvent } from '../outbox/events.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';

type Row = Selectable<Database['enquiries']>;

/**
 * Due time of the desk's events: in the past on every clock, because the desk does not know the deliveries'
 * clock.
 */
export const atOnce = steadyMs(0);

const workColumns = [
  'id',
  'status',
  'stage',
  'lost_reason',
  'owner_id',
  'next_step',
  'next_step_at',
  'previous_step',
  'first_response_at',
  'work_version',
  'is_test',
] as const;
export type WorkRow = Pick<Row, (typeof workColumns)[number]>;

export const deskWork = {
  async find({ db }: Session, enquiryId: string): Promise<EnquiryWork | null> {
    const row = await db
      .selectFrom('enquiries')
      .select(workColumns)
      .where('id', '=', enquiryId)
      .executeTakeFirst();
    return row ? workOf(row) : null;
  },

  /** The versions of these enquiries. */
  async versions({ db }: Session, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await db
      .selectFrom('enquiries')
      .select(['id', 'work_version'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.id, row.work_version]));
  },

  /**
   * Makes one change, with its history row and event in the same transaction. Refused if the same field was
   * set after the version on its author's page.
   */
  change({ commit }: Session, asked: AskedChange): Promise<ChangeOutcome> {
    return commit(async (trx) => {
      const row = await lockedWork(trx, asked.enquiryId);
      if (!row) return { kind: 'missing' };
      if (await isSoAlready(trx, row, asked.change)) return { kind: 'unchanged' };
      const history = await historyOf(trx, row.id);
      if (collides(history, asked.seen, asked.change.kind) || (await isAnotherNote(trx, asked.change)))
        return collision(row, history, asked.seen);
      await writeChange(trx, row, asked);
      return { kind: 'done', changeId: asked.changeId };
    });
  },
};

/** Locks an enquiry's row until the transaction ends, and returns it. */
export async function lockedWork(trx: Transaction<Database>, id: string): Promise<WorkRow | undefined> {
  // A no-op update locks the row in SQLite and in PostgreSQL.
  await trx
    .updateTable('enquiries')
    .set((eb) => ({ work_version: eb.ref('work_version') }))
    .where('id', '=', id)
    .execute();
  return trx.selectFrom('enquiries').select(workColumns).where('id', '=', id).executeTakeFirst();
}

/** The outcome of a refused change, with all changes that its author has not seen. */
export const collision = (
  { work_version: version }: WorkRow,
  history: readonly HistoryEntry[],
  seen: number,
): ChangeOutcome => ({
  kind: 'collided',
  version,
  since: history.filter(({ detail }) => detail.version > seen),
});

async function isSoAlready(trx: Transaction<Database>, row: WorkRow, change: WorkChange): Promise<boolean> {
  switch (change.kind) {
    case 'stage':
      return row.stage === change.stage && row.lost_reason === change.lostReason;
    case 'owner':
      return row.owner_id === change.ownerId;
    case 'next-step':
      return row.next_step === (change.step?.text ?? null) && row.next_step_at === (change.step?.at ?? null);
    case 'note':
      return (await textOfNote(trx, change.noteId)) === change.text;
  }
}

/** Whether the form has already stored a note with another text: this text then becomes a second note. */
const isAnotherNote = async (trx: Transaction<Database>, change: WorkChange): Promise<boolean> =>
  change.kind === 'note' && (await textOfNote(trx, change.noteId)) !== undefined;

async function writeChange(
  trx: Transaction<Database>,
  row: WorkRow,
  { enquiryId, changeId: id, actor, at, change, event }: AskedChange,
): Promise<void> {
  const version = row.work_version + 1;
  await trx
    .updateTable('enquiries')
    .set({ ...columnsOf(row, change, at), work_version: version })
    .where('id', '=', enquiryId)
    .execute();
  if (change.kind === 'note')
    await addNote(trx, enquiryId, { id: change.noteId, at, authorId: actor, text: change.text });
  const detail = { version, ...detailOf(row, change) };
  await noteChange(trx, enquiryId, { id, at, actor, action: change.kind, detail });
  // Test enquiries have no events.
  if (event && row.is_test === 0) await recordEvent(trx, event, atOnce);
}

/** Whether a move to this stage counts as the first response. */
const isAnswer = (row: WorkRow, stage: Stage): boolean =>
  row.first_response_at === null && (stage === 'contacted' || stage === 'quoted');

function columnsOf(row: WorkRow, change: WorkChange, at: WallMs): Updateable<Database['enquiries']> {
  switch (change.kind) {
    case 'stage': {
      const { stage, lostReason: lost_reason } = change;
      return { stage, lost_reason, ...(isAnswer(row, stage) && { first_response_at: at }) };
    }
    case 'owner':
      return { owner_id: change.ownerId };
    case 'next-step':
      return {
        next_step: change.step?.text ?? null,
        next_step_at: change.step?.at ?? null,
        previous_step: row.next_step,
      };
    case 'note':
      return {};
  }
}

/** The detail of a history entry. The history is permanent, so it never holds free text. */
function detailOf(row: WorkRow, change: WorkChange): Omit<HistoryDetail, 'version'> {
  switch (change.kind) {
    case 'stage': {
      const { stage: to, lostReason } = change;
      const lostBefore = row.lost_reason as LostReason | null;
      return {
        from: row.stage,
        to,
        ...(lostReason && { lostReason }),
        ...(lostBefore && { lostBefore }),
        ...(isAnswer(row, to) && { answers: true }),
      };
    }
    case 'owner':
      return { from: row.owner_id, to: change.ownerId };
    case 'next-step':
      return { due: change.step?.at ?? null, dueBefore: row.next_step_at };
    case 'note':
      return { noteId: change.noteId };
  }
}

const workOf = (row: WorkRow): EnquiryWork => ({
  moderation: row.status,
  stage: row.stage,
  lostReason: row.lost_reason as LostReason | null,
  ownerId: row.owner_id,
  nextStep: row.next_step,
  nextStepAt: timeOf(row.next_step_at),
  firstResponseAt: timeOf(row.first_response_at),
  version: row.work_version,
});

const timeOf = (ms: number | null): WallMs | null => (ms === null ? null : wallMs(ms));
