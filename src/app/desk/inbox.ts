import type { ListedEnquiry } from '../enquiries/enquiry.ts';
import type { Stage } from '../enquiries/stage.ts';
import type { WallMs } from '../shared/clock.ts';
import type { InboxPlace } from './inbox-filter.ts';

/** An enquiry as the inbox lists it, for one member of staff. */
export interface InboxRow {
  readonly enquiry: ListedEnquiry;
  readonly stage: Stage;
  readonly ownerId: string | null;
  readonly nextStep: string | null;
  readonly nextStepAt: WallMs | null;
  readonly isUnread: boolean;
  /** How often it was changed: whoever judges it from the list has seen this. */
  readonly version: number;
}

export interface InboxPage {
  readonly rows: readonly InboxRow[];
  /** From where to go on; null at the end. */
  readonly next: InboxPlace | null;
  /** How far back was looked where not all was looked through; null where the page is as full as it can be. */
  readonly lookedTo: WallMs | null;
}

/** A filter that somebody has given a name. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** As `inboxQuery` writes it. */
  readonly query: string;
}
