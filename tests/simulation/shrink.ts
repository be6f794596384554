import type { Plan } from './plan.ts';

/** Reduces a failing plan: removes parts, first halves and finally single entries, as long as it still fails. */
export async function shortest(plan: Plan, fails: (plan: Plan) => Promise<boolean>): Promise<Plan> {
  let best = plan;
  for (let size = Math.ceil(plan.entries.length / 2); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.entries.length;) {
      const entries = best.entries.toSpliced(from, size);
      const tried = { ...best, entries };
      if (await fails(tried)) best = tried;
      else from += size;
    }
  }
  return best;
}
