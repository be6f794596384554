import { isPair } from './features.ts';

/** Number of texts of either kind with a feature. */
export interface Counts {
  readonly wanted: number;
  readonly unwanted: number;
}

/** Weight by feature; a positive weight counts against a text. */
export type Weights = ReadonlyMap<string, number>;

/** Maximum of a weight, so that no single word decides. */
export const heaviest = 3;

/**
 * Smoothed log odds. A smaller `added` gives a single occurrence more weight. Smoothing is relative to the
 * number of texts of each kind: otherwise common genuine words would count as spam if spam is rare.
 */
export const logOdds = (seen: Counts, texts: Counts, added = 1): number => {
  const half = (texts.wanted + texts.unwanted) / 2;
  const share = (side: keyof Counts) => seen[side] / texts[side] + added / half;
  const odds = Math.log(share('unwanted')) - Math.log(share('wanted'));
  // Rounded to two digits, so that the result is readable and the same on every machine.
  return Math.round(Math.max(-heaviest, Math.min(heaviest, odds)) * 100) / 100;
};

/** Result for a text: how much it resembles spam, and how much of it is known. */
export interface Leaning {
  /** Positive if the text resembles spam. Comparable between short and long texts. */
  readonly leaning: number;
  /** Number of features with a weight. */
  readonly known: number;
  /** Share of the features that have a weight. */
  readonly share: number;
}

/**
 * The leaning of a text. The features of a long text are not independent, so the sum of weights exaggerates.
 * With damping 0 the result is the sum, with 1 the mean.
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
