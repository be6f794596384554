import type { Plan } from './plan.ts';

/**
 * The same plan with as few entries as it takes to fail: parts are left out, half of it first and single ones last, for as
 * long as it goes on failing without them.
 */
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
