/** Which letters of what is searched for tell texts apart, so that an index of letters need not go through the others. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../engine/schema.ts';
import { indexedLetters } from './word-index.ts';

/** More narrow nothing further, and each of them is counted. */
const mostTrigrams = 40;
const sampleSize = 100;
/** To go through the lists of such letters takes less than to look into the texts they would leave out. */
const rareEnough = 5;

/**
 * Three letters in a row each that a text must hold: so many that every letter of the words is in one. Those that lie across
 * two of them would find hardly anything less, and each has a list to go through.
 */
const trigramsOf = (words: readonly string[]): readonly string[] =>
  [...new Set(words.flatMap((word) => sideBySide(Array.from(word))))].slice(0, mostTrigrams);

const sideBySide = (letters: readonly string[]): readonly string[] =>
  trigramsIn(letters).filter((_, at, { length }) => at % indexedLetters === 0 || at === length - 1);

const trigramsIn = (letters: readonly string[]): readonly string[] =>
  letters.slice(indexedLetters - 1).map((_, at) => letters.slice(at, at + indexedLetters).join(''));

/**
 * Of these those that tell texts apart best. Three that are in every text find nothing, and their list
 * is the longest to go through; how often each occurs is counted in some of the newest texts.
 */
export async function tellingTrigrams(
  db: Kysely<Database>,
  words: readonly string[],
  /** Whether the text holds these letters, as this kind of database asks soonest. */
  holds: (letters: string) => RawBuilder<unknown>,
): Promise<readonly string[]> {
  const trigrams = trigramsOf(words);
  if (trigrams.length < 2) return trigrams;
  const counts = trigrams.map(
    (letters, at) => sql`sum(case when ${holds(letters)} then 1 else 0 end) as ${sql.ref(`at${at}`)}`,
  );
  const { rows } = await sql<Record<string, number | null>>`
    select ${sql.join(counts)}
    from (select text from enquiry_search order by number desc limit ${sampleSize}) as newest`.execute(db);
  const often = trigrams.map((_, at) => rows[0]?.[`at${at}`] ?? 0);
  const most = Math.max(2 * Math.min(...often) + 1, rareEnough);
  return trigrams.filter((_, at) => (often[at] ?? 0) <= most);
}

/** The parts of these words that consist of such letters, each as long as it can be. */
export function partsOf(words: readonly string[], telling: readonly string[]): readonly string[] {
  const isTelling = new Set(telling);
  return [...new Set(words.flatMap((word) => partsIn(Array.from(word), isTelling)))];
}

function partsIn(letters: readonly string[], isTelling: ReadonlySet<string>): string[] {
  const parts: string[] = [];
  let [from, to] = [0, 0];
  const end = () => {
    if (to > from) parts.push(letters.slice(from, to).join(''));
  };
  for (const [at, trigram] of trigramsIn(letters).entries()) {
    if (!isTelling.has(trigram)) continue;
    // One that does not go on where the last one was begins a part of its own.
    if (at > to - indexedLetters + 1) {
      end();
      from = at;
    }
    to = at + indexedLetters;
  }
  end();
  return parts;
}
