import type { Enquiry } from '../enquiry.ts';
import { type EventNeeds, updatedEnquiryEvent } from '../../outbox/event.ts';
import type { Clock, WallMs } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { AskedUndo, HistoryEntry, UndoOutcome } from './change.ts';

/**
 * How long a change can be undone. The desk offers it for ten seconds; without scripts, and while somebody is about
 * to press the button, for longer.
 */
const undoMs = 10 * 60_000;

/** Not 'released': a release sends the customer the confirmation mail, which cannot be taken back. */
const undoableActions: readonly HistoryEntry['action'][] = [
  'stage',
  'owner',
  'next-step',
  'note',
  'rejected',
];

/** Whether this member of staff may undo a change now. */
export const mayUndo = (
  { actor, at, action, detail }: HistoryEntry,
  by: { readonly actor: string; readonly at: WallMs },
): boolean =>
  actor === by.actor &&
  by.at - at < undoMs &&
  undoableActions.includes(action) &&
  detail.undoes === undefined;

export interface UndoNeeds extends EventNeeds {
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Pick<IdSource, 'eventId' | 'changeId'>;
  readonly store: {
    readonly enquiryChanges: { readonly list: (id: string) => Promise<readonly HistoryEntry[]> };
    readonly deskWork: { readonly undo: (asked: AskedUndo) => Promise<UndoOutcome> };
  };
}

/** Undoes a change, if nothing that it set was set again since. */
export async function undoChange(
  needs: UndoNeeds,
  actor: string,
  enquiry: Enquiry,
  undoes: string,
): Promise<UndoOutcome> {
  const history = await needs.store.enquiryChanges.list(enquiry.id);
  const undone = history.find(({ id }) => id === undoes);
  if (!undone) return { kind: 'refused' };
  return needs.store.deskWork.undo({
    enquiryId: enquiry.id,
    changeId: needs.ids.changeId(),
    actor,
    at: needs.clock.now(),
    undoes,
    event: undone.action === 'note' ? null : updatedEnquiryEvent(needs, asBefore(enquiry, undone)),
  });
}

const asBefore = (enquiry: Enquiry, { action, detail }: HistoryEntry): Enquiry =>
  action === 'rejected' ? { ...enquiry, status: detail.from as Enquiry['status'] } : enquiry;
