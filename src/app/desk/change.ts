import type { NewEvent } from '../events/new-event.ts';
import type { LostReason, Stage } from '../enquiries/stage.ts';
import type { Enquiry } from '../enquiries/enquiry.ts';
import type { WallMs } from '../shared/clock.ts';

/** What staff have made of an enquiry. */
export interface EnquiryWork {
  readonly moderation: Enquiry['status'];
  readonly stage: Stage;
  readonly lostReason: LostReason | null;
  /** An account. */
  readonly ownerId: string | null;
  readonly nextStep: string | null;
  readonly nextStepAt: WallMs | null;
  readonly firstResponseAt: WallMs | null;
  /** Goes up with every change: whoever changes something says which one he saw. */
  readonly version: number;
}

/** What a member of staff does with an enquiry. */
export type WorkChange =
  | { readonly kind: 'stage'; readonly stage: Stage; readonly lostReason: LostReason | null }
  /** The person was answered; the stage stays. */
  | { readonly kind: 'answered' }
  | { readonly kind: 'owner'; readonly ownerId: string | null }
  | { readonly kind: 'next-step'; readonly step: { readonly text: string; readonly at: WallMs } | null }
  /** The id comes from the form, so that a note that is sent twice is one note. */
  | { readonly kind: 'note'; readonly noteId: string; readonly text: string };

export type Decision = 'released' | 'rejected';

/** A row of the history: which enquiry, who, when and what, but nothing about the person and nothing anybody typed. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: WallMs;
  /** An account's id; `user@machine` for a command. */
  readonly actor: string;
  readonly action: WorkChange['kind'] | Decision;
  readonly detail: HistoryDetail;
}

export interface HistoryDetail {
  /** The version that this change made. */
  readonly version: number;
  /** Stages, moderation or accounts. */
  readonly from?: string | null;
  readonly to?: string | null;
  readonly lostReason?: LostReason;
  /** When the next step is due; null where it was taken off. */
  readonly due?: number | null;
}

interface Asked {
  readonly enquiryId: string;
  /** Of the row in the history. */
  readonly changeId: string;
  readonly actor: string;
  readonly at: WallMs;
  /** What is told of it; null where nobody has to know. */
  readonly event: NewEvent | null;
}

export interface AskedChange extends Asked {
  /** The version that whoever changes it has seen. */
  readonly seen: number;
  readonly change: WorkChange;
}

export interface AskedDecision extends Asked {
  /** Null where many are judged at once, from a list: then what it is by then decides. */
  readonly seen: number | null;
  readonly decision: Decision;
}

/** A change that did not see another is not written: its author is told of the other, and may go on. */
export type ChangeOutcome =
  | { readonly kind: 'done' }
  /** It was so already, as after a form that was sent twice. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'collided'; readonly version: number; readonly since: readonly HistoryEntry[] }
  | { readonly kind: 'missing' };
