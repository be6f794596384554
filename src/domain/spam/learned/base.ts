/**
 * Bundled weights, trained on our own sample texts by `npm run generate:spam-weights`. They recognise offers
 * that no phrase list covers yet, better in English than in other languages.
 */
import { baseWeights } from './base-weights.ts';
import { featuresOf } from './features.ts';
import { leaningOf, type Weights } from './log-odds.ts';

/** Parses the table. Each line has a weight, and the words and pairs with that weight. */
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
/** Parses the table once, at warm-up or on first use. */
export const prepareLeaning = (): Weights => (weights ??= readWeights(baseWeights));

// Damping of the sum of weights. Lower than for staff decisions: without rare pairs, the features of a text are
// less redundant.
const damping = 0.25;
// Minimum of known features: otherwise a text is too short, or in too foreign a language, to be judged by its
// words.
const fewestKnown = 8;
const smallestShare = 0.6;

/** How much the words of a text resemble spam; zero if too few words are known. */
export const readLeaning = (given: Weights, words: readonly string[]): number => {
  const { leaning, known, share } = leaningOf(given, featuresOf(words), damping);
  return known >= fewestKnown && share >= smallestShare ? leaning : 0;
};

export const baseLeaning = (words: readonly string[]): number => readLeaning(prepareLeaning(), words);

/**
 * Thresholds of the leaning: texts above are unwanted, or clearly unwanted. A test checks with
 * cross-validated weights that no genuine text reaches `clearly`.
 */
export const baseBounds = { unwanted: 1.6, clearly: 3.4 } as const;
