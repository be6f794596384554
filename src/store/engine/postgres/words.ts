import { type Kysely, sql } from 'kysely';
import { isSelected } from '../../inbox/walk.ts';
import type { Database } from '../schema.ts';
import { partsOf, selectiveTrigrams } from '../../inbox/trigrams.ts';
import {
  type FoundRows,
  type Reach,
  type WordIndex,
  firstNumberOf,
  holdsAll,
  indexedLetters,
} from '../../inbox/word-index.ts';
import { withTimeout } from './statement-timeout.ts';

type Selection = Parameters<WordIndex['find']>[1];

/** Full-text search by a trigram index, if the server has pg_trgm. */
export function createWordsOfPostgres(): WordIndex {
  let isThere: boolean | undefined;
  const hasIndex = async (db: Kysely<Database>) => {
    const { rows } = await sql<{ there: boolean }>`
      select to_regclass('enquiry_search_words') is not null as there`.execute(db);
    return rows[0]?.there === true;
  };
  return {
    askedAfter: 3,
    async missing(db) {
      isThere = await hasIndex(db);
      return isThere ? null : 'the database has no pg_trgm';
    },
    async find(db, selection, words, reach) {
      if (!words.some((word) => Array.from(word).length >= indexedLetters)) return null;
      isThere ??= await hasIndex(db);
      if (!isThere) return null;
      return withTimeout(db, (trx) => findIn(trx, selection, words, reach));
    },
  };
}

/**
 * Finds all matches by the index first and sorts them afterwards, since a query in sorted order would not use the
 * index. The filters are then checked in that order until there are enough rows.
 */
async function findIn(
  db: Kysely<Database>,
  selection: Selection,
  words: readonly string[],
  { direction, fromMs, most }: Reach,
): Promise<FoundRows> {
  const parts = await indexedParts(db, words);
  const isOlder = direction === 'older';
  const order = isOlder ? 'desc' : 'asc';
  const rows = await db
    .with(
      (cte) => cte('found').materialized(),
      (inner) =>
        inner.selectFrom('enquiry_search').select(['number', 'enquiry_id']).where(holdsAll(words, parts)),
    )
    .selectFrom((inner) =>
      inner
        .selectFrom('found')
        .select(['number', 'enquiry_id'])
        .where('number', isOlder ? '<' : '>=', firstNumberOf(isOlder ? fromMs + 1 : fromMs))
        .orderBy('number', order)
        .as('next'),
    )
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('enquiries')
          .select(['id', 'received_at'])
          .whereRef('id', '=', 'next.enquiry_id')
          .where(isSelected(selection))
          // Keeps the planner from changing the join order.
          .offset(0)
          .as('chosen'),
      (join) => join.onTrue(),
    )
    .select(['next.number', 'chosen.id', 'chosen.received_at'])
    .orderBy('next.number', order)
    .limit(most)
    .execute();
  return { rows, lastNumber: rows.length < most ? null : (rows.at(-1)?.number ?? null) };
}

/** Parts of the words to look up in the index; null to look up the whole words. */
async function indexedParts(
  db: Kysely<Database>,
  words: readonly string[],
): Promise<readonly string[] | null> {
  const selective = await selectiveTrigrams(
    db,
    words,
    (letters) => sql`strpos(text, cast(${letters} as text)) > 0`,
  );
  // In pg_trgm, trigrams without ASCII letters or digits are not selective: they would read all of the index.
  const parts = partsOf(words, selective).filter((part) => /[a-z0-9]{3}/.test(part));
  return parts.length > 0 ? parts : null;
}
