import type { Selectable, Transaction, Updateable } from 'kysely';
import type {
  AskedChange,
  ChangeOutcome,
  EnquiryWork,
  HistoryDetail,
  WorkChange,
} from '../../app/enquiries/work/change.ts';
import type { LostReason, Stage } from '../../app/enquiries/stage.ts';
import { steadyMs, type WallMs, wallMs } from '../../app/shared/clock.ts';
import { historyOf, noteChange } from './changes.ts';
import { addNote, textOfNote } from './notes.ts';
import { recordEvent } from '../outbox/events.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';

type Row = Selectable<Database['enquiries']>;

/** Due time of events of the desk: in the past on every clock, as the desk does not know that of the deliveries. */
export const atOnce = steadyMs(0);

const workColumns = [
  'id',
  'status',
  'stage',
  'lost_reason',
  'owner_id',
  'next_step',
  'next_step_at',
  'first_response_at',
  'work_version',
  'is_test',
] as const;
type WorkRow = Pick<Row, (typeof workColumns)[number]>;

export const deskWork = {
  async find({ db }: Session, enquiryId: string): Promise<EnquiryWork | null> {
    const row = await db
      .selectFrom('enquiries')
      .select(workColumns)
      .where('id', '=', enquiryId)
      .executeTakeFirst();
    return row ? workOf(row) : null;
  },

  /**
   * Makes one change, with its history row and event in the same transaction, if the caller saw the current
   * version.
   */
  change({ commit }: Session, asked: AskedChange): Promise<ChangeOutcome> {
    return commit(async (trx) => {
      const row = await lockedWork(trx, asked.enquiryId);
      if (!row) return { kind: 'missing' };
      if (await isSoAlready(trx, row, asked.change)) return { kind: 'unchanged' };
      if (row.work_version !== asked.seen || (await isAnotherNote(trx, asked.change)))
        return collision(trx, row, asked.seen);
      await writeChange(trx, row, asked);
      return { kind: 'done' };
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

export async function collision(
  trx: Transaction<Database>,
  { id, work_version: version }: WorkRow,
  seen: number,
): Promise<ChangeOutcome> {
  const history = await historyOf(trx, id);
  return { kind: 'collided', version, since: history.filter(({ detail }) => detail.version > seen) };
}

async function isSoAlready(trx: Transaction<Database>, row: WorkRow, change: WorkChange): Promise<boolean> {
  switch (change.kind) {
    case 'stage':
      return row.stage === change.stage && row.lost_reason === change.lostReason;
    case 'answered':
      return row.first_response_at !== null;
    case 'owner':
      return row.owner_id === change.ownerId;
    case 'next-step':
      return row.next_step === (change.step?.text ?? null) && row.next_step_at === (change.step?.at ?? null);
    case 'note':
      return (await textOfNote(trx, change.noteId)) === change.text;
  }
}

/** Whether the same form was sent before with another text: this text is then a second note. */
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

const stagesOfAnswers: readonly Stage[] = ['contacted', 'quoted'];

function columnsOf(row: WorkRow, change: WorkChange, at: WallMs): Updateable<Database['enquiries']> {
  switch (change.kind) {
    case 'stage': {
      const { stage, lostReason: lost_reason } = change;
      const answers = row.first_response_at === null && stagesOfAnswers.includes(stage);
      return { stage, lost_reason, ...(answers && { first_response_at: at }) };
    }
    case 'answered':
      return { first_response_at: at };
    case 'owner':
      return { owner_id: change.ownerId };
    case 'next-step':
      return { next_step: change.step?.text ?? null, next_step_at: change.step?.at ?? null };
    case 'note':
      return {};
  }
}

/** What the history says of a change. It is permanent, so it never holds free text. */
function detailOf(row: WorkRow, change: WorkChange): Omit<HistoryDetail, 'version'> {
  switch (change.kind) {
    case 'stage': {
      const { stage: to, lostReason } = change;
      return { from: row.stage, to, ...(lostReason && { lostReason }) };
    }
    case 'owner':
      return { from: row.owner_id, to: change.ownerId };
    case 'next-step':
      return { due: change.step?.at ?? null };
    default:
      return {};
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
