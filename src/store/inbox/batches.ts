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

/** Selected rows in order; `at` is the place that the search has reached, null at the end. */
export interface Batch {
  readonly rows: readonly PlacedRow[];
  readonly at: InboxPlace | null;
}

type Batches = AsyncGenerator<Batch>;

/**
 * Batch sizes of a walk: most pages need only the first few rows; searches with few matches go on with larger
 * batches.
 */
const walkSizes = [100, 500, 2000];
const largestWalk = 5000;
/** Extra rows asked of an index: rows that share the last millisecond are left to the next batch. */
const spare = 50;

/**
 * All selected rows in batches. Two strategies take turns: a walk through the rows in order, which is fast if many
 * match; and a word index, or several filter indexes combined, which is fast if few match. Both yield the same
 * rows, and the first to get enough ends the search.
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

/** The first exact form (such as a reference) that any enquiry has: the input is then not searched as words. */
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
 * Takes batches from both strategies, and passes on each row once. The walk has the first `headStart` turns,
 * as long as it finds rows; an index queried after them finds everything at once and ends the search. Without
 * a head start, or if the index gives up, the strategies take turns.
 */
async function* takingTurns(walked: Batches, found: Batches, headStart: number): Batches {
  let passedOn = 0;
  const ways = { walked: { batches: walked, passed: 0 }, found: { batches: found, passed: 0 } };
  const next = async (name: keyof typeof ways): Promise<Batch | null> => {
    const way = ways[name];
    const step = await way.batches.next();
    if (step.done === true) return null;
    const rows = step.value.rows.slice(Math.max(0, passedOn - way.passed));
    way.passed += step.value.rows.length;
    passedOn = Math.max(passedOn, way.passed);
    return { rows, at: step.value.at };
  };
  for (let turn = 0; ; turn += 1) {
    const isWalked = turn < headStart && (turn === 0 || passedOn > 0);
    const batch = isWalked ? null : await next('found');
    if (batch) yield batch;
    if (batch?.at === null) return;
    if (batch && headStart > 0) continue;
    const step = await next('walked');
    if (step) yield step;
    if (step?.at == null) return;
  }
}

/** Finds the end of each batch in the index alone; only rows up to there are read. */
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

/** Selected rows by several indexes combined. Ends early if the query takes too long. */
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

/**
 * Selected rows by the word index. Only whole milliseconds are passed on, since the index orders rows of the same
 * millisecond differently. Ends early if the index gives up.
 */
async function* withWords(
  { db, words: index }: Session,
  selection: InboxSelection,
  { direction, from }: Start,
  wanted: number,
): Batches {
  let fromMs = startMs(selection, direction, from);
  for (let most = wanted; ;) {
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

/** Ids that sort before all rows of the same millisecond, by direction. */
const edgeOfMs = { older: 'zzzz', newer: '0' };

function startMs(
  { since, until }: InboxSelection,
  direction: Start['direction'],
  from: InboxPlace | null,
): number {
  // The latest time for which the number of a text is a safe integer.
  if (direction === 'older') return Math.min(from?.receivedAt ?? 8e12, until ?? 8e12);
  return Math.max(from?.receivedAt ?? 0, since ?? 0);
}

const isBeyond = (row: PlacedRow, from: InboxPlace | null, direction: Start['direction']) =>
  from === null || compareRows(row, { ...row, received_at: from.receivedAt, id: from.id }, direction) > 0;
