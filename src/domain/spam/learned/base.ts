/**
 * The weights that come with the program, made from texts of our own by `npm run generate:spam-weights`. They know the
 * everyday tone of offers which no list of phrases has yet, in English more than in other languages.
 */
import { baseWeights } from './base-weights.ts';
import { featuresOf } from './features.ts';
import { leaningOf, type Weights } from './log-odds.ts';

/** Lines of a weight and the words and pairs that have it. */
const readWeights = (table: string): Weights => {
  const weights = new Map<string, number>();
  for (const line of table.trim().split('\n')) {
    const end = line.indexOf(' ');
    const weight = Number(line.slice(0, end));
    for (const feature of line.slice(end + 1).split(',')) weights.set(feature, weight);
  }
  return weights;
};

let weights: Weights | undefined;
/** The table is read with the first text, or before. */
export const prepareLeaning = (): Weights => (weights ??= readWeights(baseWeights));

// Rare pairs are not in the table, so that what is known of a text repeats itself less.
const damping = 0.25;
// Below this a text is too short, or in too strange a language, for its words to say anything.
const fewestKnown = 8;
const smallestShare = 0.6;

/** How much the words of a text are those of unwanted ones; zero where they are hardly known. */
export const readLeaning = (given: Weights, words: readonly string[]): number => {
  const { leaning, known, share } = leaningOf(given, featuresOf(words), damping);
  return known >= fewestKnown && share >= smallestShare ? leaning : 0;
};

export const baseLeaning = (words: readonly string[]): number => readLeaning(prepareLeaning(), words);

/** Chosen so that no genuine text reaches the second by weights that were made without it: a test holds them to it. */
export const baseBounds = { unwanted: 1.6, clearly: 3.4 } as const;
