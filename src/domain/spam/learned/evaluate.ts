import type { ContentVerdict } from '../verdict.ts';
import { type Decided, type Decision, modelOf, teach } from './decisions.ts';
import { judge } from './judge.ts';

/** A decided enquiry with the verdict of the rules alone. */
export interface Judged extends Decided {
  readonly verdict: ContentVerdict;
}

/** Number of enquiries by decision and verdict. */
export type ConfusionTable = Readonly<Record<Decision, Readonly<Record<ContentVerdict, number>>>>;

export const folds = 5;

/**
 * Five-fold cross-validation: each fifth of the list is judged by a model trained on the others. The split depends
 * on list positions only, so it is deterministic. Null with too few decisions.
 */
export const evaluate = (
  history: readonly Judged[],
): { readonly rules: ConfusionTable; readonly learned: ConfusionTable } | null => {
  if (modelOf(teach(history)) === null) return null;
  const [rules, learned] = [emptyTable(), emptyTable()];
  for (let fold = 0; fold < folds; fold += 1) {
    const model = modelOf(teach(history.filter((_, at) => at % folds !== fold)));
    for (const { decision, verdict, rulesScore, words } of history.filter((_, at) => at % folds === fold)) {
      rules[decision][verdict] += 1;
      learned[decision][judge(model, { score: rulesScore, verdict }, words).verdict] += 1;
    }
  }
  return { rules, learned };
};

const emptyTable = () => ({
  released: { accept: 0, hold: 0, refuse: 0 },
  rejected: { accept: 0, hold: 0, refuse: 0 },
});
