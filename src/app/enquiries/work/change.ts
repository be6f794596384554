import type { NewEvent } from '../../outbox/new-event.ts';
import type { LostReason, Stage } from '../stage.ts';
import type { Enquiry } from '../enquiry.ts';
import type { WallMs } from '../../shared/clock.ts';

/** The part of an enquiry's state that staff change. */
export interface EnquiryWork {
  readonly moderation: Enquiry['status'];
  readonly stage: Stage;
  readonly lostReason: LostReason | null;
  /** An account id. */
  readonly ownerId: string | null;
  readonly nextStep: string | null;
  readonly nextStepAt: WallMs | null;
  readonly firstResponseAt: WallMs | null;
  /** Incremented by every change, and compared for optimistic locking. */
  readonly version: number;
}

/** A change by a member of staff. */
export type WorkChange =
  | { readonly kind: 'stage'; readonly stage: Stage; readonly lostReason: LostReason | null }
  /** Records that the customer got a first response; the stage stays. */
  | { readonly kind: 'answered' }
  | { readonly kind: 'owner'; readonly ownerId: string | null }
  | { readonly kind: 'next-step'; readonly step: { readonly text: string; readonly at: WallMs } | null }
  /** A note. The form has its id, so that a form sent twice adds no second note. */
  | { readonly kind: 'note'; readonly noteId: string; readonly text: string };

export type Decision = 'released' | 'rejected';

/** The actor of a customer's change in the history, which names nobody. */
export const customerActor = 'customer';

/** A history row: enquiry, actor, time and change, without customer data or free text. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: WallMs;
  /** Account id of the actor; `user@machine` for a command, a key's id for a withdrawal, or `customerActor`. */
  readonly actor: string;
  readonly action: WorkChange['kind'] | Decision | 'withdrawn' | 'changed';
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
  /** The version that the author saw; null for a bulk decision from a list: the current state then counts. */
  readonly seen: number | null;
  readonly decision: Decision;
}

/** Outcome of a change. A conflicting change is not written; its author sees the other change and may repeat. */
export type ChangeOutcome =
  | { readonly kind: 'done' }
  /** Nothing had to change, for instance because the form was sent twice. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'collided'; readonly version: number; readonly since: readonly HistoryEntry[] }
  | { readonly kind: 'missing' };
