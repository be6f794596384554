import type { HistoryEntry } from '../work/change.ts';
import { standing } from '../work/merging.ts';

/** The first action of staff on an enquiry. */
export type Begun = Exclude<HistoryEntry['action'], 'changed'>;

/**
 * The first action of staff, after which customers cannot change an enquiry; null before any action, or if all were
 * undone. A release or rejection counts too: it was based on this text, from which the spam model has learned.
 */
export function begun(history: readonly Pick<HistoryEntry, 'id' | 'action' | 'detail'>[]): Begun | null {
  for (const { action } of standing(history)) if (action !== 'changed') return action;
  return null;
}
