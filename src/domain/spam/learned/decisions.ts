/**
 * What people's decisions teach: how often each word and each pair stood in what was released and in what was rejected.
 * Counts only, so that the order of decisions does not matter and each can be taken back.
 */
import { featuresOf } from './features.ts';
import { type Counts, type Weights, logOdds } from './log-odds.ts';

export type Decision = 'released' | 'rejected';

/** One enquiry as a person decided on it. */
export interface Decided {
  readonly decision: Decision;
  /** As the rules scored it when it came. */
  readonly rulesScore: number;
  readonly words: readonly string[];
}

export interface Taught {
  /** Enquiries. */
  readonly decided: Counts;
  readonly features: ReadonlyMap<string, Counts>;
}

/** Null where there is too little to go by. */
export type Model = { readonly weights: Weights; readonly decided: Counts } | null;

export const fewestDecisions = 20;
/** What was seen in fewer enquiries is too much one person's own way to write, and says little about others. */
export const fewestSightings = 3;

export const sideOf = (decision: Decision): keyof Counts => (decision === 'released' ? 'wanted' : 'unwanted');

/** The rules' score counts as one word among the others; words of a text cannot look like it. */
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
