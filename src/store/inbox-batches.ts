import type { Kysely } from 'kysely';
import type { InboxPlace } from '../app/desk/inbox-filter.ts';
import type { ExactForm, InboxSearch } from '../app/desk/inbox-search.ts';
import type { InboxSelection } from '../app/desk/inbox-selection.ts';
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
} from './inbox-walk.ts';
import type { Database } from './schema.ts';
import type { Session } from './session.ts';
import { type FoundText, holdsAll, numbersInMs } from './word-index.ts';

/** Rows of a selection, in order; `at` is how far was looked, null where there is nothing beyond. */
export interface Batch {
  readonly rows: readonly PlacedRow[];
  readonly at: InboxPlace | null;
}

type Batches = AsyncGenerator<Batch>;

/** A page is mostly among the first few; who looks for a needle goes on with more at a time. */
const walkSizes = [100, 500, 2000];
const largestWalk = 5000;
/** The values of one statement. */
const idsAtOnce = 500;

/**
 * All that were chosen, batch by batch. With words there are two ways: through the index of the words, which is short for
 * rare ones, and through the rows in their order, which is short for common ones. They take turns, and the first that
 * gets somewhere is the answer: both give the same rows.
 */
export async function* batchesOf(session: Session, selection: InboxSelection, start: Start): Batches {
  const { search } = selection;
  const exact = search && (await exactFormIn(session.db, search.exact));
  if (search === null || exact !== null) {
    yield* walk(session.db, selection, exact ?? leadOf(selection), start);
    return;
  }
  yield* takingTurns(
    walkWithWords(session.db, selection, search, start),
    indexed(session, selection, search, start),
    session.words.askedAfter,
  );
}

/** The first that any enquiry has: what was typed is that, and not three words that look like it. */
async function exactFormIn(db: Kysely<Database>, forms: readonly ExactForm[]): Promise<ExactForm | null> {
  for (const form of forms) {
    const found = await db
      .selectFrom('enquiries')
      .select('id')
      .where(form.by, '=', form.value)
      .limit(1)
      .executeTakeFirst();
    if (found) return form;
  }
  return null;
}

/** The one that is ahead is passed on, row by row each once; the walk has so many turns before the index has its first. */
async function* takingTurns(walked: Batches, found: Batches, headStart: number): Batches {
  const ways = [
    { batches: found, passed: 0, from: headStart },
    { batches: walked, passed: 0, from: 0 },
  ];
  let given = 0;
  for (let turn = 0; ways.length > 0; turn += 1)
    for (const way of ways.filter(({ from }) => turn >= from)) {
      const step = await way.batches.next();
      // The index cannot say: the other way is all there is.
      if (step.done === true) {
        ways.splice(ways.indexOf(way), 1);
        continue;
      }
      const { rows: all, at } = step.value;
      const rows = all.slice(Math.max(0, given - way.passed));
      way.passed += all.length;
      given = Math.max(given, way.passed);
      yield { rows, at };
      if (at === null) return;
    }
}

/** How far the index goes on is asked of the index alone; only rows up to there are looked at. */
async function* walk(db: Kysely<Database>, selection: InboxSelection, lead: Lead, start: Start): Batches {
  let from = start.from;
  for (let step = 0; ; step += 1) {
    const along = rowsAlong(db, lead, selection, { ...start, from });
    const edge = await along
      .offset((walkSizes[step] ?? largestWalk) - 1)
      .limit(1)
      .executeTakeFirst();
    from = edge ? placeOfRow(edge) : null;
    const near = from === null ? along : along.where(upTo(start, from));
    yield { rows: await near.where(isSelected(selection)).execute(), at: from };
    if (from === null) return;
  }
}

async function* walkWithWords(
  db: Kysely<Database>,
  selection: InboxSelection,
  { words }: InboxSearch,
  start: Start,
): Batches {
  for await (const { rows, at } of walk(db, selection, leadOf(selection), start)) {
    const holding = new Set<string>();
    for (let first = 0; first < rows.length; first += idsAtOnce) {
      const ids = rows.slice(first, first + idsAtOnce).map(({ id }) => id);
      const found = await db
        .selectFrom('enquiry_search')
        .select('enquiry_id')
        .where('enquiry_id', 'in', ids)
        .where(holdsAll(words))
        .execute();
      for (const { enquiry_id: id } of found) holding.add(id);
    }
    yield { rows: rows.filter(({ id }) => holding.has(id)), at };
  }
}

/** Milliseconds are passed on whole, since within one the index has an order of its own. Ends without a word where it cannot say. */
async function* indexed(
  { db, words: index }: Session,
  selection: InboxSelection,
  { words }: InboxSearch,
  { direction, from }: Start,
): Batches {
  let fromMs = startMs(selection, direction, from);
  for (let most = 500; ;) {
    const found = await index.find(db, words, { direction, fromMs, most });
    if (found === null) return;
    const isLast = found.length < most;
    const lastMs = Math.floor((found.at(-1)?.number ?? 0) / numbersInMs);
    const whole = isLast ? found : found.filter(({ number }) => Math.floor(number / numbersInMs) !== lastMs);
    if (whole.length === 0 && !isLast) {
      most *= 2;
      continue;
    }
    const rows = await selectedOf(db, whole, selection);
    const chosen = rows
      .filter((row) => isBeyond(row, from, direction))
      .sort((a, b) => compareRows(a, b, direction));
    yield { rows: chosen, at: isLast ? null : { receivedAt: lastMs, id: edgeOfMs[direction] } };
    if (isLast) return;
    fromMs = lastMs;
  }
}

async function selectedOf(
  db: Kysely<Database>,
  found: readonly FoundText[],
  selection: InboxSelection,
): Promise<readonly PlacedRow[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ enquiry_id: id }) => id);
  return db
    .selectFrom('enquiries')
    .select(['id', 'received_at'])
    .where('id', 'in', ids)
    .where(isSelected(selection))
    .execute();
}

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
