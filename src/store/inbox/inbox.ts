import { type Kysely, type Selectable, sql } from 'kysely';
import type { InboxPlace } from '../../app/inbox/inbox-filter.ts';
import type { InboxPage, InboxRow } from '../../app/inbox/inbox.ts';
import type { SeenInbox } from '../../app/inbox/inbox-seen.ts';
import type { InboxSelection } from '../../app/inbox/inbox-selection.ts';
import { type WallMs, wallMs } from '../../app/shared/clock.ts';
import { listedEnquiry } from '../enquiries/enquiries.ts';
import { batchesOf } from './batches.ts';
import { type Direction, type PlacedRow, type Start, placeOfRow, rowsAlong } from './walk.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';

/** Limit of batches per page; the response then says how far the search got, and the client may continue. */
const maxBatches = 12;
/** Limit of sources offered in the filter. */
const maxSources = 100;

export const inbox = {
  /** A page of the selection: newest first when going back in time, oldest first when going forward. */
  async page(
    session: Session,
    selection: InboxSelection,
    start: Start,
    size: number,
    accountId: string,
  ): Promise<InboxPage> {
    const { rows, at } = await collect(session, selection, start, size + 1);
    const shown = rows.slice(0, size);
    const last = shown.at(-1);
    const next = rows.length > size && last ? placeOfRow(last) : at;
    return {
      rows: await fullRows(session.db, shown, accountId),
      next,
      lookedTo: next !== null && rows.length <= size ? wallMs(next.receivedAt) : null,
    };
  },

  /** Number of new rows since the inbox was seen, up to a limit. */
  async countNew(
    session: Session,
    selection: InboxSelection,
    seen: SeenInbox | null,
    most: number,
  ): Promise<number> {
    const known = new Set(seen?.beyond);
    const start: Start = { direction: 'newer', from: seen?.upTo ?? null };
    const { rows } = await collect(session, selection, start, most + known.size);
    return Math.min(rows.filter(({ id }) => !known.has(id)).length, most);
  },

  /** The positions of the newest enquiries, test enquiries included, by which new ones are detected. */
  async newest({ db }: Session, most: number): Promise<readonly InboxPlace[]> {
    const ever = { since: null, until: null };
    const rows = await rowsAlong(db, { by: 'time' }, ever, { direction: 'older', from: null })
      .limit(most)
      .execute();
    return rows.map(placeOfRow);
  },

  /** The ids before and after an enquiry within a selection; the enquiry itself may have left the selection. */
  async neighbours(
    session: Session,
    selection: InboxSelection,
    place: InboxPlace,
  ): Promise<Readonly<Record<Direction, string | null>>> {
    const next = async (direction: Direction) => {
      const { rows } = await collect(session, selection, { direction, from: place }, 1);
      return rows[0]?.id ?? null;
    };
    return { newer: await next('newer'), older: await next('older') };
  },

  /** All distinct sources, sorted: one index lookup for each source, however many enquiries have it. */
  async sources({ db }: Session): Promise<readonly string[]> {
    const sources: string[] = [];
    while (sources.length < maxSources) {
      const row = await db
        .selectFrom('enquiries')
        .select('source')
        .where('source', '>', sources.at(-1) ?? '')
        // Repeats the condition of the partial index, so that the planner uses it.
        .where('source', '<>', sql.lit(''))
        .orderBy('source')
        .limit(1)
        .executeTakeFirst();
      if (!row) break;
      sources.push(row.source);
    }
    return sources;
  },

  async markRead({ commit }: Session, accountId: string, enquiryId: string, at: WallMs): Promise<void> {
    const id = markId(accountId, enquiryId);
    const mark = { id, account_id: accountId, enquiry_id: enquiryId, read_at: at };
    await commit((trx) =>
      trx
        .insertInto('read_marks')
        .values(mark)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute(),
    );
  },
};

const markId = (accountId: string, enquiryId: string) => `${accountId}:${enquiryId}`;

/** Collects up to `wanted` rows; also returns how far the search got. */
async function collect(
  session: Session,
  selection: InboxSelection,
  start: Start,
  wanted: number,
): Promise<{ readonly rows: readonly PlacedRow[]; readonly at: InboxPlace | null }> {
  const rows: PlacedRow[] = [];
  let at: InboxPlace | null = null;
  let batches = 0;
  for await (const batch of batchesOf(session, selection, start, wanted)) {
    rows.push(...batch.rows);
    at = batch.at && furthest(batch.at, at, start.direction);
    batches += 1;
    if (rows.length >= wanted || at === null || batches === maxBatches) break;
  }
  return { rows: rows.slice(0, wanted), at };
}

/** Of two positions, the further one in the direction of the walk. */
function furthest(one: InboxPlace, other: InboxPlace | null, direction: Direction): InboxPlace {
  if (other === null || one.receivedAt === other.receivedAt) return one;
  return one.receivedAt < other.receivedAt === (direction === 'older') ? one : other;
}

/** Rows with all that a list shows of them, in the given order. */
export async function fullRows(
  db: Kysely<Database>,
  placed: readonly PlacedRow[],
  accountId: string,
): Promise<readonly InboxRow[]> {
  if (placed.length === 0) return [];
  const ids = placed.map(({ id }) => id);
  const rows = await db.selectFrom('enquiries').selectAll().where('id', 'in', ids).execute();
  const marks = await db
    .selectFrom('read_marks')
    .select('enquiry_id')
    .where(
      'id',
      'in',
      ids.map((id) => markId(accountId, id)),
    )
    .execute();
  const read = new Set(marks.map(({ enquiry_id: id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  // Rows erased meanwhile are left out.
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [inboxRow(row, !read.has(id))] : [];
  });
}

const inboxRow = (row: Selectable<Database['enquiries']>, isUnread: boolean): InboxRow => ({
  enquiry: listedEnquiry(row),
  stage: row.stage,
  ownerId: row.owner_id,
  nextStep: row.next_step,
  nextStepAt: row.next_step_at === null ? null : wallMs(row.next_step_at),
  isUnread,
  version: row.work_version,
});
