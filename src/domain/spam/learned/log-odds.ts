import { isPair } from './features.ts';

/** In how many texts of either kind something was found. */
export interface Counts {
  readonly wanted: number;
  readonly unwanted: number;
}

/** How much each word or pair speaks against a text (above zero) or for it. */
export type Weights = ReadonlyMap<string, number>;

/** No word says more than this, however often it was seen: one alone must not decide. */
export const heaviest = 3;

/** Add-one smoothing: what was never seen on one side is not impossible there. */
export const logOdds = (seen: Counts, texts: Counts): number => {
  const odds =
    Math.log((seen.unwanted + 1) / (texts.unwanted + 2)) - Math.log((seen.wanted + 1) / (texts.wanted + 2));
  // Two digits: the same on every machine, and all that a person would read.
  return Math.round(Math.max(-heaviest, Math.min(heaviest, odds)) * 100) / 100;
};

/** What is known of a text: how it leans, and how much of it was ever seen before. */
export interface Leaning {
  /** Above zero where it reads like what was unwanted. Comparable between short and long texts. */
  readonly leaning: number;
  /** Words and pairs that have a weight. */
  readonly known: number;
  /** The share of its words that have one. */
  readonly share: number;
}

// A long text says the same thing often: its weights are not as independent as a sum would take them.
const damping = 0.6;

export const leaningOf = (weights: Weights, features: ReadonlySet<string>): Leaning => {
  let [sum, known, words, knownWords] = [0, 0, 0, 0];
  for (const feature of features) {
    const weight = weights.get(feature);
    const isWord = !isPair(feature);
    if (isWord) words += 1;
    if (weight === undefined) continue;
    sum += weight;
    known += 1;
    if (isWord) knownWords += 1;
  }
  return {
    leaning: known === 0 ? 0 : sum / known ** damping,
    known,
    share: words === 0 ? 0 : knownWords / words,
  };
};
