/** Chooses the selective trigrams of a search, so that an index need not read the lists of the others. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../engine/schema.ts';
import { indexedLetters } from './word-index.ts';

/** Limit of trigrams per search; more would hardly narrow it, and each costs a count. */
const maxTrigrams = 40;
const sampleSize = 100;
/**
 * A trigram that at most this many sampled texts hold is always looked up: reading its index entries costs less than
 * checking the texts it rules out.
 */
const rareEnough = 5;

/**
 * The trigrams to look up, side by side, so that they cover all letters of the words. Overlapping trigrams would
 * hardly narrow the search further, and each has a list to read.
 */
const trigramsOf = (words: readonly string[]): readonly string[] =>
  [...new Set(words.flatMap((word) => sideBySide(Array.from(word))))].slice(0, maxTrigrams);

const sideBySide = (letters: readonly string[]): readonly string[] =>
  trigramsIn(letters).filter((_, at, { length }) => at % indexedLetters === 0 || at === length - 1);

const trigramsIn = (letters: readonly string[]): readonly string[] =>
  letters.slice(indexedLetters - 1).map((_, at) => letters.slice(at, at + indexedLetters).join(''));

/**
 * The most selective trigrams of these words. A trigram that every text holds narrows nothing, and has the longest
 * list; frequencies are counted in a sample of the newest texts.
 */
export async function selectiveTrigrams(
  db: Kysely<Database>,
  words: readonly string[],
  /** Whether the text holds these letters, in the fastest way of this database. */
  holds: (letters: string) => RawBuilder<unknown>,
): Promise<readonly string[]> {
  const trigrams = trigramsOf(words);
  if (trigrams.length < 2) return trigrams;
  const columns = trigrams.map(
    (letters, at) => sql`sum(case when ${holds(letters)} then 1 else 0 end) as ${sql.ref(`at${at}`)}`,
  );
  const { rows } = await sql<Record<string, number | null>>`
    select ${sql.join(columns)}
    from (select text from enquiry_search order by number desc limit ${sampleSize}) as newest`.execute(db);
  const counted = trigrams.map((_, at) => rows[0]?.[`at${at}`] ?? 0);
  const most = Math.max(2 * Math.min(...counted) + 1, rareEnough);
  return trigrams.filter((_, at) => (counted[at] ?? 0) <= most);
}

/** The longest parts of the words that consist only of selective trigrams. */
export function partsOf(words: readonly string[], selective: readonly string[]): readonly string[] {
  const isSelective = new Set(selective);
  return [...new Set(words.flatMap((word) => partsIn(Array.from(word), isSelective)))];
}

function partsIn(letters: readonly string[], isSelective: ReadonlySet<string>): string[] {
  const parts: string[] = [];
  let [from, to] = [0, 0];
  const end = () => {
    if (to > from) parts.push(letters.slice(from, to).join(''));
  };
  for (const [at, trigram] of trigramsIn(letters).entries()) {
    if (!isSelective.has(trigram)) continue;
    // Begins a new part: this trigram is not contiguous with the last one.
    if (at > to - indexedLetters + 1) {
      end();
      from = at;
    }
    to = at + indexedLetters;
  }
  end();
  return parts;
}
