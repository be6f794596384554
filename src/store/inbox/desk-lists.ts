import { type Kysely, type SqlBool, sql } from 'kysely';
import type { TabCounts } from '../../app/inbox/inbox-tabs.ts';
import type { AskedDue, DueRows } from '../../app/enquiries/work/today.ts';
import type { WallMs } from '../../app/shared/clock.ts';
import { fullRows } from './inbox.ts';
import { type Lead, type PlacedRow, type Start, rowsAlong } from './walk.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';

const ever = { since: null, until: null };
const oldestFirst: Start = { direction: 'newer', from: null };

/** Open enquiries whose next step is due before a moment, the earliest first. */
export const dueSteps = (db: Kysely<Database>, before: WallMs) =>
  rowsAlong(db, { by: 'due' }, ever, oldestFirst)
    .clearOrderBy()
    .where('next_step_at', '<', before)
    .orderBy('next_step_at');

/** Counts and lists for the desk's tabs and its page of today. Each query reads one partial index. */
export const deskLists = {
  /** Number of enquiries behind each tab of the inbox, counted up to a limit. */
  async counts({ db }: Session, accountId: string, now: WallMs, most: number): Promise<TabCounts> {
    const countOf = (rows: ReturnType<typeof rowsAlong>) =>
      db
        .selectFrom(rows.limit(most).as('some'))
        .select((eb) => eb.fn.countAll<number | string>().as('count'));
    const along = (lead: Lead) => rowsAlong(db, lead, ever, oldestFirst);
    const counts = await db
      .selectNoFrom([
        countOf(along({ by: 'unanswered' })).as('unanswered'),
        countOf(along({ by: 'open of owner', value: accountId })).as('mine'),
        countOf(dueSteps(db, now)).as('overdue'),
        countOf(along({ by: 'held' })).as('held'),
      ])
      .executeTakeFirstOrThrow();
    return {
      unanswered: Number(counts.unanswered),
      mine: Number(counts.mine),
      overdue: Number(counts.overdue),
      held: Number(counts.held),
    };
  },

  /**
   * Unanswered enquiries, due next steps and held enquiries, the longest waiting first, up to a limit for
   * each.
   */
  async due({ db }: Session, asked: AskedDue, accountId: string): Promise<DueRows> {
    const { stepsBefore, others, most } = asked;
    // An expression on the column, so that the planner uses no index of owners.
    const isTheirs = sql<SqlBool>`coalesce(owner_id, ${accountId}) = ${accountId}`;
    const isAsked = others ? sql<SqlBool>`1 = 1` : isTheirs;
    const answers = await rowsAlong(db, { by: 'unanswered' }, ever, oldestFirst)
      .where(isAsked)
      .limit(most)
      .execute();
    const steps = await dueSteps(db, stepsBefore).where(isAsked).limit(most).execute();
    const held = await rowsAlong(db, { by: 'held' }, ever, oldestFirst).limit(most).execute();
    const placed = new Map([...answers, ...steps, ...held].map((row) => [row.id, row]));
    const full = await fullRows(db, [...placed.values()], accountId);
    const byId = new Map(full.map((row) => [row.enquiry.id, row]));
    const rowsOf = (rows: readonly PlacedRow[]) => rows.flatMap(({ id }) => byId.get(id) ?? []);
    return { answers: rowsOf(answers), steps: rowsOf(steps), held: rowsOf(held) };
  },
};
