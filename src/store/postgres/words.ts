import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { type FoundText, type WordIndex, firstNumberOf, holdsAll, indexedLetters } from '../word-index.ts';

/** The index finds all before the first is shown, so a word that nearly every enquiry has takes it too long. */
const patienceMs = 150;
const canceled = '57014';

/** An index of trigrams, where the server has pg_trgm. */
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
    async find(db, words, reach) {
      if (!words.some((word) => Array.from(word).length >= indexedLetters)) return null;
      isThere ??= await hasIndex(db);
      if (!isThere) return null;
      try {
        return await db.transaction().execute(async (trx) => {
          await sql.raw(`set local statement_timeout = ${patienceMs}`).execute(trx);
          return findIn(trx, words, reach);
        });
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === canceled) return null;
        throw error;
      }
    },
  };
}

/** Found first and sorted afterwards: sorted rows looked through one by one would be no use of the index. */
async function findIn(
  db: Kysely<Database>,
  words: readonly string[],
  { direction, fromMs, most }: Parameters<WordIndex['find']>[2],
): Promise<readonly FoundText[]> {
  const isOlder = direction === 'older';
  return db
    .with(
      (cte) => cte('found').materialized(),
      (inner) => inner.selectFrom('enquiry_search').select(['number', 'enquiry_id']).where(holdsAll(words)),
    )
    .selectFrom('found')
    .select(['number', 'enquiry_id'])
    .where('number', isOlder ? '<' : '>=', firstNumberOf(isOlder ? fromMs + 1 : fromMs))
    .orderBy('number', isOlder ? 'desc' : 'asc')
    .limit(most)
    .execute();
}
