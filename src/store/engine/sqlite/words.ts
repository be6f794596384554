import { type Kysely, type SqlBool, sql } from 'kysely';
import { isSelected, leadsOf } from '../../inbox/walk.ts';
import type { Database } from '../schema.ts';
import { selectiveTrigrams } from '../../inbox/trigrams.ts';
import { type FoundRows, type WordIndex, firstNumberOf, holdsAll } from '../../inbox/word-index.ts';

/**
 * Minimum number of texts checked per batch: with a filter, few of the texts with these words are selected.
 */
const minTexts = 500;

type Selection = Parameters<WordIndex['find']>[1];

/**
 * Full-text search by FTS5 with trigrams: it returns matches in the order of their numbers, so it can stop early.
 */
export const wordsOfSqlite: WordIndex = {
  missing: () => Promise.resolve(null),
  askedAfter: 0,
  async find(db, selection, words, { direction, fromMs, most }) {
    const texts = leadsOf(selection).length === 0 ? most : Math.max(most, minTexts);
    const selective = await selectiveTrigrams(db, words, (letters) => sql`instr(text, ${letters}) > 0`);
    if (selective.length === 0) return null;
    // The index only finds the trigrams; the text is checked for the whole word.
    const wanted = selective.map(quoted).join(' AND ');
    const [order, bound] =
      direction === 'older'
        ? (['desc', sql<SqlBool>`enquiry_words.rowid < ${firstNumberOf(fromMs + 1)}`] as const)
        : (['asc', sql<SqlBool>`enquiry_words.rowid >= ${firstNumberOf(fromMs)}`] as const);
    const found = await withWords(db)
      .selectFrom('enquiry_words')
      .innerJoin('enquiry_search', 'enquiry_search.number', 'enquiry_words.rowid')
      .select(['enquiry_search.number', 'enquiry_search.enquiry_id'])
      .where(sql<SqlBool>`enquiry_words match ${wanted}`)
      .where(bound)
      .where((eb) => holdsAll(words)(eb as unknown as Parameters<ReturnType<typeof holdsAll>>[0]))
      .orderBy('enquiry_words.rowid', order)
      .limit(texts)
      .execute();
    return {
      rows: await chosenOf(db, selection, found),
      lastNumber: found.length < texts ? null : (found.at(-1)?.number ?? null),
    };
  },
};

async function chosenOf(
  db: Kysely<Database>,
  selection: Selection,
  found: readonly { readonly number: number; readonly enquiry_id: string }[],
): Promise<FoundRows['rows']> {
  if (found.length === 0) return [];
  const numbers = new Map(found.map(({ enquiry_id: id, number }) => [id, number]));
  const chosen = await db
    .selectFrom('enquiries')
    .select(['id', 'received_at'])
    .where('id', 'in', [...numbers.keys()])
    .where(isSelected(selection))
    .execute();
  return chosen.map((row) => ({ ...row, number: numbers.get(row.id) ?? 0 }));
}

const withWords = (db: Kysely<Database>) => db.$extendTables<{ enquiry_words: { rowid: number } }>();

const quoted = (trigram: string) => `"${trigram.replaceAll('"', '""')}"`;
