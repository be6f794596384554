import type { ListedEnquiry } from '../enquiries/enquiry.ts';
import type { Stage } from '../enquiries/stage.ts';
import type { WallMs } from '../shared/clock.ts';
import type { InboxPlace } from './inbox-filter.ts';

/** A row of the inbox, as one member of staff sees it. */
export interface InboxRow {
  readonly enquiry: ListedEnquiry;
  readonly stage: Stage;
  readonly ownerId: string | null;
  readonly nextStep: string | null;
  readonly nextStepAt: WallMs | null;
  readonly isUnread: boolean;
  /** Version for optimistic locking, when the enquiry is moderated from the list. */
  readonly version: number;
}

export interface InboxPage {
  readonly rows: readonly InboxRow[];
  /** Cursor of the next page; null at the end. */
  readonly next: InboxPlace | null;
  /** Time that the search reached, if it stopped early; null if the page is full or complete. */
  readonly lookedTo: WallMs | null;
}

/** A named filter. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** A query string from `inboxQuery`. */
  readonly query: string;
}
