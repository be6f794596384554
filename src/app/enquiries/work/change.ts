import type { NewEvent } from '../../outbox/new-event.ts';
import type { LostReason, Stage } from '../stage.ts';
import type { Enquiry } from '../enquiry.ts';
import type { WallMs } from '../../shared/clock.ts';

/** An enquiry's state as staff edit it. */
export interface EnquiryWork {
  readonly moderation: Enquiry['status'];
  readonly stage: Stage;
  readonly lostReason: LostReason | null;
  /** An account id. */
  readonly ownerId: string | null;
  readonly nextStep: string | null;
  readonly nextStepAt: WallMs | null;
  readonly firstResponseAt: WallMs | null;
  /** Incremented by every change; optimistic locking compares it. */
  readonly version: number;
}

/** A change by a member of staff. */
export type WorkChange =
  | { readonly kind: 'stage'; readonly stage: Stage; readonly lostReason: LostReason | null }
  /** Records the first answer; the stage stays. */
  | { readonly kind: 'answered' }
  | { readonly kind: 'owner'; readonly ownerId: string | null }
  | { readonly kind: 'next-step'; readonly step: { readonly text: string; readonly at: WallMs } | null }
  /** The id comes from the form, so that a resent form adds no second note. */
  | { readonly kind: 'note'; readonly noteId: string; readonly text: string };

export type Decision = 'released' | 'rejected';

/** A history row: enquiry, actor, time and change; no customer data, no free text. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: WallMs;
  /** An account id; `user@machine` for a command. */
  readonly actor: string;
  readonly action: WorkChange['kind'] | Decision;
  readonly detail: HistoryDetail;
}

export interface HistoryDetail {
  /** The version this change produced. */
  readonly version: number;
  /** Stages, moderation states or accounts. */
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
  /** The version the author has seen. */
  readonly seen: number;
  readonly change: WorkChange;
}

export interface AskedDecision extends Asked {
  /** Null when judged in bulk from a list: then the current state decides. */
  readonly seen: number | null;
  readonly decision: Decision;
}

/** Outcome of a change. A conflicting one is not written; its author sees the other change and may repeat. */
export type ChangeOutcome =
  | { readonly kind: 'done' }
  /** Already so, for instance after a resent form. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'collided'; readonly version: number; readonly since: readonly HistoryEntry[] }
  | { readonly kind: 'missing' };
