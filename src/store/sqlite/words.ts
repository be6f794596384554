import { type Kysely, type SqlBool, sql } from 'kysely';
import { isSelected, leadsOf } from '../inbox-walk.ts';
import type { Database } from '../schema.ts';
import { type FoundRows, type WordIndex, firstNumberOf, holdsAll, indexedLetters } from '../word-index.ts';

/** Where only some are chosen, most of those that hold the words are not. */
const fewestTexts = 500;

type Selection = Parameters<WordIndex['find']>[1];

/** FTS5 with trigrams: it gives what it finds in the order of the numbers, so that it can stop early. */
export const wordsOfSqlite: WordIndex = {
  missing: () => Promise.resolve(null),
  askedAfter: 0,
  async find(db, selection, words, { direction, fromMs, most }) {
    const texts = leadsOf(selection).length === 0 ? most : Math.max(most, fewestTexts);
    const trigrams = trigramsOf(words);
    if (trigrams.length === 0) return null;
    const wanted = (await tellingOf(db, trigrams)).map(quoted).join(' AND ');
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

/** Every three letters in a row must be there; that they stand side by side is looked at in the text itself. */
function trigramsOf(words: readonly string[]): readonly string[] {
  const trigrams = words.flatMap((word) => {
    const letters = Array.from(word);
    const count = Math.max(0, letters.length - indexedLetters + 1);
    return Array.from({ length: count }, (_, at) => letters.slice(at, at + indexedLetters).join(''));
  });
  return [...new Set(trigrams)].slice(0, mostTrigrams);
}

/** More narrow nothing further, and each of them is counted. */
const mostTrigrams = 40;
const sampleSize = 100;

/**
 * Those that tell texts apart best. One that is in every text finds nothing, and its list is the longest to go through; how
 * often each occurs is counted in some of the newest texts.
 */
async function tellingOf(db: Kysely<Database>, trigrams: readonly string[]): Promise<readonly string[]> {
  if (trigrams.length === 1) return trigrams;
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(trigrams.map((each, at) => sql`total(instr(text, ${each}) > 0) as ${sql.ref(`at${at}`)}`))}
    from (select text from enquiry_search order by number desc limit ${sampleSize})`.execute(db);
  const counts = trigrams.map((_, at) => rows[0]?.[`at${at}`] ?? 0);
  const most = 2 * Math.min(...counts) + 1;
  return trigrams.filter((_, at) => (counts[at] ?? 0) <= most);
}

const quoted = (trigram: string) => `"${trigram.replaceAll('"', '""')}"`;
