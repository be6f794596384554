import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { type WordIndex, firstNumberOf, holdsAll, indexedLetters } from '../word-index.ts';

/** FTS5 with trigrams: it gives what it finds in the order of the numbers, so that it can stop early. */
export const wordsOfSqlite: WordIndex = {
  missing: () => Promise.resolve(null),
  askedAfter: 0,
  async find(db, words, { direction, fromMs, most }) {
    const wanted = trigramsOf(words);
    if (wanted === '') return null;
    const [order, bound] =
      direction === 'older'
        ? (['desc', sql<SqlBool>`enquiry_words.rowid < ${firstNumberOf(fromMs + 1)}`] as const)
        : (['asc', sql<SqlBool>`enquiry_words.rowid >= ${firstNumberOf(fromMs)}`] as const);
    return withWords(db)
      .selectFrom('enquiry_words')
      .innerJoin('enquiry_search', 'enquiry_search.number', 'enquiry_words.rowid')
      .select(['enquiry_search.number', 'enquiry_search.enquiry_id'])
      .where(sql<SqlBool>`enquiry_words match ${wanted}`)
      .where(bound)
      .where((eb) => holdsAll(words)(eb as unknown as Parameters<ReturnType<typeof holdsAll>>[0]))
      .orderBy('enquiry_words.rowid', order)
      .limit(most)
      .execute();
  },
};

const withWords = (db: Kysely<Database>) => db.$extendTables<{ enquiry_words: { rowid: number } }>();

/** Every three letters in a row must be there; that they stand side by side is looked at in the text itself. */
function trigramsOf(words: readonly string[]): string {
  const trigrams = words.flatMap((word) => {
    const letters = Array.from(word);
    const count = Math.max(0, letters.length - indexedLetters + 1);
    return Array.from({ length: count }, (_, at) => letters.slice(at, at + indexedLetters).join(''));
  });
  return [...new Set(trigrams)].map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ');
}
