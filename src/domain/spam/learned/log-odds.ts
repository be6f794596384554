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

/**
 * Smoothed: what was never seen on one side is not impossible there. The less is added, the more a single sighting says. It
 * is added in the proportion of the texts, or a word of many wanted ones would speak against a text where few are unwanted.
 */
export const logOdds = (seen: Counts, texts: Counts, added = 1): number => {
  const half = (texts.wanted + texts.unwanted) / 2;
  const share = (side: keyof Counts) => seen[side] / texts[side] + added / half;
  const odds = Math.log(share('unwanted')) - Math.log(share('wanted'));
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

/**
 * A long text says the same thing often: its weights are not as independent as a sum would take them. Damped by nothing
 * the leaning is their sum, by one their mean.
 */
export const leaningOf = (weights: Weights, features: ReadonlySet<string>, damping = 0.6): Leaning => {
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
