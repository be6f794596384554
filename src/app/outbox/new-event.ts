import type { EventType } from '../../contract/events/event.ts';
import type { WallMs } from '../shared/clock.ts';
import type { MailDestination } from './delivery.ts';

/** The part of an event that submit passes on; the store builds the rest from the enquiry. */
export type NewEnquiryEvent = Pick<NewEvent, 'id' | 'type' | 'mails'>;

/** An event to store with its subject. */
export interface NewEvent {
  readonly id: string;
  readonly type: EventType;
  /** Id of the enquiry or door quote. */
  readonly subjectId: string;
  readonly at: WallMs;
  /** The webhook body, as text, so that retries are identical byte for byte. */
  readonly body: string;
  /** The API key that sent its subject, or made the quote that this was sent from; null if none. */
  readonly keyId: string | null;
  /** Mails to send about it. */
  readonly mails: readonly MailDestination[];
}
