import type { EnquiryEvent, EventType, QuoteEvent } from '../../contract/events/event.ts';
import type { Enquiry } from '../enquiries/enquiry.ts';
import type { DoorQuote } from '../quotes/quote.ts';
import type { Clock, WallMs } from '../shared/clock.ts';
import type { IdSource } from '../shared/ids.ts';
import type { MailDestination } from './delivery.ts';
import type { NewEvent } from './new-event.ts';

export interface EventNeeds {
  readonly ids: Pick<IdSource, 'eventId'>;
  /** Whether mail goes out. */
  readonly mails: boolean;
}

/** Somebody who only a held enquiry names is not written to: that may be a stranger to whom somebody wants spam sent. */
const mailsAbout: Readonly<Record<EventType, readonly MailDestination[]>> = {
  'enquiry.created': ['mail:staff', 'mail:customer'],
  'enquiry.held': ['mail:staff'],
  'enquiry.updated': [],
  'quote.created': [],
};

export function newEnquiryEvent(needs: EventNeeds, enquiry: Enquiry): NewEvent {
  return enquiryEvent(
    needs,
    enquiry,
    enquiry.status === 'held' ? 'enquiry.held' : 'enquiry.created',
    enquiry.receivedAt,
  );
}

/** Staff did something with it. */
export const updatedEnquiryEvent = (
  needs: EventNeeds & { readonly clock: Pick<Clock, 'now'> },
  enquiry: Enquiry,
): NewEvent => enquiryEvent(needs, enquiry, 'enquiry.updated', needs.clock.now());

/** It was looked at and is one: now its customer may be written to. */
export const releasedEnquiryEvent = (
  needs: EventNeeds & { readonly clock: Pick<Clock, 'now'> },
  enquiry: Enquiry,
): NewEvent => ({ ...updatedEnquiryEvent(needs, enquiry), mails: needs.mails ? ['mail:customer'] : [] });

export function newQuoteEvent(needs: Pick<EventNeeds, 'ids'>, quote: Omit<DoorQuote, 'enquiry'>): NewEvent {
  const data = { id: quote.id, doorsCount: quote.designs.length, createdAt: isoTime(quote.createdAt) };
  const body: QuoteEvent = { type: 'quote.created', timestamp: isoTime(quote.createdAt), data };
  return {
    id: needs.ids.eventId(),
    type: 'quote.created',
    subjectId: quote.id,
    at: quote.createdAt,
    body: JSON.stringify(body),
    mails: [],
  };
}

function enquiryEvent(
  { ids, mails }: EventNeeds,
  { id, reference, collection, status, receivedAt }: Enquiry,
  type: Exclude<EventType, 'quote.created'>,
  at: WallMs,
): NewEvent {
  const data = { id, reference, collection, status, receivedAt: isoTime(receivedAt) };
  const body: EnquiryEvent = { type, timestamp: isoTime(at), data };
  return {
    id: ids.eventId(),
    type,
    subjectId: id,
    at,
    body: JSON.stringify(body),
    mails: mails ? mailsAbout[type] : [],
  };
}

const isoTime = (at: WallMs) => new Date(at).toISOString();
