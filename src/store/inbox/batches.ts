import type { Kysely } from 'kysely';
import type { InboxPlace } from '../../app/inbox/inbox-filter.ts';
import type { ExactForm } from '../../app/inbox/inbox-search.ts';
import type { InboxSelection } from '../../app/inbox/inbox-selection.ts';
import {
  type PlacedRow,
  type Lead,
  type Start,
  compareRows,
  isSelected,
  leadOf,
  placeOfRow,
  rowsAlong,
  upTo,
} from './walk.ts';
import { idsByReference } from '../enquiries/references.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';
import { numbersInMs, textHoldsAll } from './word-index.ts';

/** Rows of a selection, in order; `at` is how far was looked, null where there is nothing beyond. */
export interface Batch {
  readonly rows: readonly PlacedRow[];
  readonly at: InboxPlace | null;
}

type Batches = AsyncGenerator<Batch>;

/** A page is mostly among the first few; who looks for a needle goes on with more at a time. */
const walkSizes = [100, 500, 2000];
const largestWalk = 5000;
/** An index is asked for more than are wanted: what shares the last millisecond with others is left for the next time. */
const spare = 50;

/**
 * All that were chosen, batch by batch. There are two ways: through an index of words or several of filters, which is
 * short where little is found, and through the rows in their order, which is short where much is. Both give the same
 * rows, and the first that gets somewhere is the answer.
 */
export async function* batchesOf(
  session: Session,
  selection: InboxSelection,
  start: Start,
  wanted: number,
): Batches {
  const { search } = selection;
  const exact = search && (await exactFormIn(session.db, search.exact));
  if (exact !== null) {
    yield* walk(session.db, selection, exact, start);
    return;
  }
  yield* takingTurns(
    walk(session.db, selection, leadOf(selection), start, search?.words),
    (search ? withWords : inCommon)(session, selection, start, wanted + spare),
    session.words.askedAfter,
  );
}

/** The first that any enquiry has: what was typed is that, and not three words that look like it. */
async function exactFormIn(db: Kysely<Database>, forms: readonly ExactForm[]): Promise<Lead | null> {
  for (const { by, value } of forms) {
    if (by === 'reference') {
      const ids = await idsByReference(db, value);
      if (ids.length > 0) return { by: 'id', values: ids };
      continue;
    }
    const found = await db
      .selectFrom('enquiries')
      .select('id')
      .where(by, '=', value)
      .limit(1)
      .executeTakeFirst();
    if (found) return { by, value };
  }
  return null;
}

/**
 * The walk has so many turns before the index has its first, as long as it finds anything. An index that was waited for
 * finds all at once, so what it says is the answer; one that was not, and one that cannot say, leaves the next turn to the
 * walk. Each row is passed on once.
 */
async function* takingTurns(walked: Batches, found: Batches, headStart: number): Batches {
  let given = 0;
  const ways = { walked: { batches: walked, passed: 0 }, found: { batches: found, passed: 0 } };
  const next = async (name: keyof typeof ways): Promise<Batch | null> => {
    const way = ways[name];
    const step = await way.batches.next();
    if (step.done === true) return null;
    const rows = step.value.rows.slice(Math.max(0, given - way.passed));
    way.passed += step.value.rows.length;
    given = Math.max(given, way.passed);
    return { rows, at: step.value.at };
  };
  for (let turn = 0; ; turn += 1) {
    const isWalked = turn < headStart && (turn === 0 || given > 0);
    const batch = isWalked ? null : await next('found');
    if (batch) yield batch;
    if (batch?.at === null) return;
    if (batch && headStart > 0) continue;
    const step = await next('walked');
    if (step) yield step;
    if (step?.at == null) return;
  }
}

/** How far the index goes on is asked of the index alone; only rows up to there are looked at. */
async function* walk(
  db: Kysely<Database>,
  selection: InboxSelection,
  lead: Lead,
  start: Start,
  words: readonly string[] = [],
): Batches {
  let from = start.from;
  for (let step = 0; ; step += 1) {
    const along = rowsAlong(db, lead, selection, { ...start, from });
    const edge = await along
      .offset((walkSizes[step] ?? largestWalk) - 1)
      .limit(1)
      .executeTakeFirst();
    from = edge ? placeOfRow(edge) : null;
    let near = along.where(isSelected(selection));
    if (from !== null) near = near.where(upTo(start, from));
    if (words.length > 0) near = near.where(textHoldsAll(words));
    yield { rows: await near.execute(), at: from };
    if (from === null) return;
  }
}

/** Ends without a word where that is too much at once. */
async function* inCommon(
  { db, findInCommon }: Session,
  selection: InboxSelection,
  start: Start,
  most: number,
): Batches {
  for (let from = start.from; ;) {
    const rows = (await findInCommon?.(db, selection, { ...start, from }, most)) ?? null;
    if (rows === null) return;
    const last = rows.length < most ? undefined : rows.at(-1);
    from = last ? placeOfRow(last) : null;
    yield { rows, at: from };
    if (from === null) return;
  }
}

/** Milliseconds are passed on whole, since within one the index has an order of its own. Ends without a word where it cannot say. */
async function* withWords(
  { db, words: index }: Session,
  selection: InboxSelection,
  { direction, from }: Start,
  atOnce: number,
): Batches {
  let fromMs = startMs(selection, direction, from);
  for (let most = atOnce; ;) {
    const words = selection.search?.words;
    const found = words && (await index.find(db, selection, words, { direction, fromMs, most }));
    if (!found) return;
    const lastMs = found.lastNumber === null ? null : msOf(found.lastNumber);
    if (lastMs === fromMs) {
      most *= 2;
      continue;
    }
    const rows = found.rows
      .filter((row) => msOf(row.number) !== lastMs && isBeyond(row, from, direction))
      .sort((a, b) => compareRows(a, b, direction));
    yield { rows, at: lastMs === null ? null : { receivedAt: lastMs, id: edgeOfMs[direction] } };
    if (lastMs === null) return;
    fromMs = lastMs;
  }
}

const msOf = (number: number) => Math.floor(number / numbersInMs);

/** Every id of that millisecond lies beyond. */
const edgeOfMs = { older: 'zzzz', newer: '0' };

function startMs(
  { since, until }: InboxSelection,
  direction: Start['direction'],
  from: InboxPlace | null,
): number {
  // The end of time as the numbers of texts can tell it.
  if (direction === 'older') return Math.min(from?.receivedAt ?? 8e12, until ?? 8e12);
  return Math.max(from?.receivedAt ?? 0, since ?? 0);
}

const isBeyond = (row: PlacedRow, from: InboxPlace | null, direction: Start['direction']) =>
  from === null || compareRows(row, { ...row, received_at: from.receivedAt, id: from.id }, direction) > 0;
