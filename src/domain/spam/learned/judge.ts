import type { ContentVerdict } from '../verdict.ts';
import { baseLeaning } from './base.ts';
import { type Model, lessonOf } from './decisions.ts';
import { leaningOf } from './log-odds.ts';

/** A feature with its weight; a positive weight counts against the text. */
export interface Reason {
  readonly feature: string;
  readonly weight: number;
}

export interface Judgement {
  readonly verdict: ContentVerdict;
  readonly leaning: number;
  /** Reasons against the text, strongest first; empty if the model was not applied. */
  readonly against: readonly Reason[];
  readonly inFavour: readonly Reason[];
}

export interface Rules {
  readonly score: number;
  readonly verdict: ContentVerdict;
}

/**
 * Thresholds of the learned model. A genuine text that is held costs staff a minute; one that is refused may
 * cost a customer. So accept and hold also use the bundled weights, but refuse uses staff decisions only. The
 * threshold of hold is low, because new kinds of spam have few known words: it is enough that little in the
 * text indicates a customer.
 */
const learnedBounds = { accept: -1.2, hold: -0.9, refuse: 1.5 } as const;
const shareOfBase = 0.3;
const fewestKnown = 4;
/** Minimum of known words to refuse a text. */
const fewestKnownToRefuse = 15;
const mostReasons = 5;

/**
 * Changes the verdict of the rules by at most one step, from accept to hold or from hold to refuse, or back.
 */
export const judge = (model: Model, rules: Rules, words: readonly string[]): Judgement => {
  const unmoved = { verdict: rules.verdict, leaning: 0, against: [], inFavour: [] };
  if (model === null) return unmoved;
  const features = lessonOf({ rulesScore: rules.score, words });
  const { leaning, known } = leaningOf(model.weights, features);
  if (known < fewestKnown) return unmoved;
  const reasons = [...features]
    .map((feature) => ({ feature, weight: model.weights.get(feature) ?? 0 }))
    .sort((one, other) => other.weight - one.weight || (one.feature < other.feature ? -1 : 1));
  return {
    verdict: move(rules.verdict, {
      mayRefuse: leaning > learnedBounds.refuse && known >= fewestKnownToRefuse,
      leaning: leaning + shareOfBase * baseLeaning(words),
    }),
    leaning,
    against: reasons.filter(({ weight }) => weight > 0).slice(0, mostReasons),
    inFavour: reasons
      .filter(({ weight }) => weight < 0)
      .reverse()
      .slice(0, mostReasons),
  };
};

const move = (
  verdict: ContentVerdict,
  { mayRefuse, leaning }: { readonly mayRefuse: boolean; readonly leaning: number },
): ContentVerdict => {
  switch (verdict) {
    case 'accept':
      return leaning > learnedBounds.hold ? 'hold' : 'accept';
    case 'hold':
      if (mayRefuse) return 'refuse';
      return leaning < learnedBounds.accept ? 'accept' : 'hold';
    case 'refuse':
      return leaning < learnedBounds.accept ? 'hold' : 'refuse';
  }
};
