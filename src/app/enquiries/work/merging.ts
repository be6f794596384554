import type { HistoryEntry } from './change.ts';

type Field = 'moderation' | 'stage' | 'owner' | 'next step';

/** The fields that each action sets. Changes of different fields merge; those of the same field collide. */
const fieldsSetBy: Readonly<Record<HistoryEntry['action'], readonly Field[]>> = {
  stage: ['stage'],
  withdrawn: ['stage'],
  // Once a reply went out, Contacted can no longer be undone.
  replied: ['stage'],
  owner: ['owner'],
  'next-step': ['next step'],
  released: ['moderation'],
  rejected: ['moderation'],
  // Both only add something.
  answered: [],
  note: [],
  // Staff have to see other doors before they go on.
  changed: ['moderation', 'stage', 'owner', 'next step'],
};

/** Whether a field of this action was set after the version that its author saw. */
export const collides = (
  history: readonly HistoryEntry[],
  seen: number,
  action: HistoryEntry['action'],
): boolean =>
  history.some(
    (entry) =>
      entry.detail.version > seen &&
      fieldsSetBy[entry.action].some((field) => fieldsSetBy[action].includes(field)),
  );

type Undoable = Pick<HistoryEntry, 'id' | 'detail'>;

/** The history without undone changes and without the undos themselves. */
export function standing<Entry extends Undoable>(history: readonly Entry[]): readonly Entry[] {
  const undone = new Set(history.map(({ detail }) => detail.undoes));
  return history.filter(({ id, detail }) => detail.undoes === undefined && !undone.has(id));
}
