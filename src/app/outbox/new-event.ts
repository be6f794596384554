import type { EventType } from '../../contract/events/event.ts';
import type { WallMs } from '../shared/clock.ts';
import type { MailDestination } from './delivery.ts';

/** The part of an event that a submission determines. The store builds the rest from the enquiry. */
export type NewEnquiryEvent = Pick<NewEvent, 'id' | 'type' | 'mails'>;

/** An event to store with its subject. */
export interface NewEvent {
  readonly id: string;
  readonly type: EventType;
  /** Id of the enquiry or door quote. */
  readonly subjectId: string;
  readonly at: WallMs;
  /** The webhook body, stored as text so that retries are identical byte for byte. */
  readonly body: string;
  /**
   * The API key that sent the subject, or that created the quote from which it was sent; null without a key.
   */
  readonly keyId: string | null;
  /** Mails to send about it. */
  readonly mails: readonly MailDestination[];
}
