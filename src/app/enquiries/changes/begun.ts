import type { HistoryEntry } from '../work/change.ts';

/** The first thing that was done with an enquiry besides changes by its customer. */
export type Begun = Exclude<HistoryEntry['action'], 'changed'>;

/**
 * Why an enquiry can no longer be changed by its customer: what was first done with it; null if nothing was. A
 * decision on a held one counts too: it was made about these words, and the spam model has learned from them.
 */
export function begun(history: readonly Pick<HistoryEntry, 'action'>[]): Begun | null {
  for (const { action } of history) if (action !== 'changed') return action;
  return null;
}
