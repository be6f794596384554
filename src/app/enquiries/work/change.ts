import type { NewEvent } from '../../outbox/new-event.ts';
import type { LostReason, Stage } from '../stage.ts';
import type { Enquiry } from '../enquiry.ts';
import type { WallMs } from '../../shared/clock.ts';

/** The part of an enquiry's state that staff change. */
export interface EnquiryWork {
  readonly moderation: Enquiry['status'];
  readonly stage: Stage;
  readonly lostReason: LostReason | null;
  /** Account id of the owner. */
  readonly ownerId: string | null;
  readonly nextStep: string | null;
  readonly nextStepAt: WallMs | null;
  readonly firstResponseAt: WallMs | null;
  /** Incremented by every change; says which changes the author of another one has seen. */
  readonly version: number;
}

/** A change by a member of staff. */
export type WorkChange =
  | { readonly kind: 'stage'; readonly stage: Stage; readonly lostReason: LostReason | null }
  | { readonly kind: 'owner'; readonly ownerId: string | null }
  | { readonly kind: 'next-step'; readonly step: { readonly text: string; readonly at: WallMs } | null }
  /** A note. Its id is in the form, so that a form sent twice adds only one note. */
  | { readonly kind: 'note'; readonly noteId: string; readonly text: string };

export type Decision = 'released' | 'rejected';

/** The actor of a customer's change. The history contains no personal data. */
export const customerActor = 'customer';

/** A history row: enquiry, actor, time and change, without customer data or free text. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: WallMs;
  /** Account id of the actor; `user@machine` for a command, a key's id for a withdrawal, or `customerActor`. */
  readonly actor: string;
  /** `answered` is in histories of earlier versions: the first response without a change of stage. */
  readonly action: WorkChange['kind'] | Decision | 'withdrawn' | 'changed' | 'replied' | 'answered';
  readonly detail: HistoryDetail;
}

export interface HistoryDetail {
  /** The enquiry's version after this change. */
  readonly version: number;
  /** Stages, moderation states or accounts before and after the change. */
  readonly from?: string | null;
  readonly to?: string | null;
  readonly lostReason?: LostReason;
  /** When the next step is due; null if it was removed. */
  readonly due?: number | null;
  /** What an undo needs besides: the earlier reason of a loss, and when the earlier step was due. */
  readonly lostBefore?: LostReason;
  readonly dueBefore?: number | null;
  /** Whether the change noted the first response. */
  readonly answers?: true;
  readonly noteId?: string;
  /** Id of the change that this one undoes. */
  readonly undoes?: string;
}

interface Asked {
  readonly enquiryId: string;
  /** Id of the history row. */
  readonly changeId: string;
  readonly actor: string;
  readonly at: WallMs;
  /** Event to publish; null if there is none. */
  readonly event: NewEvent | null;
}

export interface AskedChange extends Asked {
  /** The version that the author of the change saw. */
  readonly seen: number;
  readonly change: WorkChange;
}

export interface AskedDecision extends Asked {
  /**
   * The version that the author saw; null for a bulk decision from a list, which applies to the current
   * version.
   */
  readonly seen: number | null;
  readonly decision: Decision;
}

/** An undo of a member of staff's own change. */
export interface AskedUndo extends Asked {
  /** Id of the change. */
  readonly undoes: string;
}

/**
 * Outcome of a change. A conflicting change is not written; its author sees the other changes and can repeat
 * it.
 */
export type ChangeOutcome =
  | { readonly kind: 'done'; readonly changeId: string }
  /** There was nothing to change, for instance because the form was sent twice. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'collided'; readonly version: number; readonly since: readonly HistoryEntry[] }
  | { readonly kind: 'missing' };

export type UndoOutcome =
  | ChangeOutcome
  /** It is somebody else's change, too long ago, or of a kind that stays. */
  | { readonly kind: 'refused' };
