/**
 * Training on staff decisions: how often each word and each pair occurs in released and in rejected
 * enquiries. Only counts are stored, so the order of decisions has no influence, and each decision can be
 * reverted.
 */
import { featuresOf } from './features.ts';
import { type Counts, type Weights, logOdds } from './log-odds.ts';

export type Decision = 'released' | 'rejected';

/** An enquiry that staff have released or rejected. */
export interface Decided {
  readonly decision: Decision;
  /** The score of the rules when the enquiry arrived. */
  readonly rulesScore: number;
  readonly words: readonly string[];
}

export interface Taught {
  /** Number of decided enquiries. */
  readonly decided: Counts;
  readonly features: ReadonlyMap<string, Counts>;
}

/** The trained model; null with too few decisions. */
export type Model = { readonly weights: Weights; readonly decided: Counts } | null;

export const fewestDecisions = 20;
/**
 * Minimum number of enquiries with a feature. A rarer feature may be the style of a single author, which does
 * not generalise.
 */
export const fewestSightings = 3;

export const sideOf = (decision: Decision): keyof Counts => (decision === 'released' ? 'wanted' : 'unwanted');

/** The score of the rules as a feature, in a form that no word of a text has. */
export const scoreMark = (rulesScore: number): string => {
  if (rulesScore <= 0) return '<score:0>';
  if (rulesScore < 4) return '<score:1-3>';
  return rulesScore < 8 ? '<score:4-7>' : '<score:8+>';
};

export const lessonOf = ({ rulesScore, words }: Omit<Decided, 'decision'>): ReadonlySet<string> =>
  new Set([scoreMark(rulesScore), ...featuresOf(words)]);

export const teach = (history: Iterable<Decided>): Taught => {
  const decided = { wanted: 0, unwanted: 0 };
  const features = new Map<string, Counts>();
  for (const one of history) {
    const side = sideOf(one.decision);
    decided[side] += 1;
    for (const feature of lessonOf(one)) {
      const counts = features.get(feature) ?? { wanted: 0, unwanted: 0 };
      features.set(feature, { ...counts, [side]: counts[side] + 1 });
    }
  }
  return { decided, features };
};

export const modelOf = ({ decided, features }: Taught): Model => {
  if (decided.wanted + decided.unwanted < fewestDecisions) return null;
  if (decided.wanted === 0 || decided.unwanted === 0) return null;
  const weights = new Map<string, number>();
  for (const [feature, counts] of features) {
    if (counts.wanted + counts.unwanted >= fewestSightings) weights.set(feature, logOdds(counts, decided));
  }
  return { weights, decided };
};
