import type { EventType } from '../../contract/events/event.ts';
import type { WallMs } from '../shared/clock.ts';
import type { MailDestination } from './delivery.ts';

/** What is noted of a new enquiry: the rest of its event is made from the enquiry, where that is stored. */
export type NewEnquiryEvent = Pick<NewEvent, 'id' | 'type' | 'mails'>;

/** An event on its way into the store, beside what it tells of. */
export interface NewEvent {
  readonly id: string;
  readonly type: EventType;
  /** The enquiry or the door quote it is about. */
  readonly subjectId: string;
  readonly at: WallMs;
  /** What webhooks carry. It is kept as a text, so that every repeat is the same byte for byte. */
  readonly body: string;
  /** Whom to write to about it. */
  readonly mails: readonly MailDestination[];
}
