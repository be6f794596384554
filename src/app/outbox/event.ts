import type { EnquiryEvent, EventType, QuoteEvent } from '../../contract/events/event.ts';
import { isKeyId } from '../callers/api-key.ts';
import type { Enquiry } from '../enquiries/enquiry.ts';
import type { DoorQuote } from '../quotes/quote.ts';
import type { Clock, WallMs } from '../shared/clock.ts';
import type { IdSource } from '../shared/ids.ts';
import type { MailDestination } from './delivery.ts';
import type { NewEnquiryEvent, NewEvent } from './new-event.ts';

export interface EventNeeds {
  readonly ids: Pick<IdSource, 'eventId'>;
  /** Whether mail is configured. */
  readonly mails: boolean;
}

/**
 * Mails about a new enquiry. The customer of a held enquiry gets no mail: the address may belong to a third
 * party, to whom the mail would be spam.
 */
const mailsAbout = {
  'enquiry.created': ['mail:staff', 'mail:customer'],
  'enquiry.held': ['mail:staff'],
} as const satisfies Partial<Record<EventType, readonly MailDestination[]>>;

export function newEnquiryEvent({ ids, mails }: EventNeeds, { status }: Enquiry): NewEnquiryEvent {
  const type = status === 'held' ? 'enquiry.held' : 'enquiry.created';
  return { id: ids.eventId(), type, mails: mails ? mailsAbout[type] : [] };
}

/** Builds the stored event and its webhook body. */
export function completeEvent({ id, type, mails }: NewEnquiryEvent, enquiry: Enquiry): NewEvent {
  const at = enquiry.receivedAt;
  const body = bodyAbout(enquiry, type, at);
  return { id, type, subjectId: enquiry.id, at, body, keyId: keyOf(enquiry), mails };
}

/** Event of a change by staff. */
export const updatedEnquiryEvent = (
  needs: EventNeeds & { readonly clock: Pick<Clock, 'now'> },
  enquiry: Enquiry,
): NewEvent => laterEvent(needs, enquiry, 'enquiry.updated', needs.clock.now());

/** Event of a change by the customer. Staff get a mail. */
export const changedEnquiryEvent = (needs: EventNeeds, enquiry: Enquiry, at: WallMs): NewEvent => ({
  ...laterEvent(needs, enquiry, 'enquiry.changed', at),
  mails: needs.mails ? ['mail:staff'] : [],
});

const laterEvent = (needs: EventNeeds, enquiry: Enquiry, type: EventType, at: WallMs): NewEvent => ({
  id: needs.ids.eventId(),
  type,
  subjectId: enquiry.id,
  at,
  body: bodyAbout(enquiry, type, at),
  keyId: keyOf(enquiry),
  mails: [],
});

/** Event of a release from moderation. The customer gets the confirmation mail now. */
export const releasedEnquiryEvent = (
  needs: EventNeeds & { readonly clock: Pick<Clock, 'now'> },
  enquiry: Enquiry,
): NewEvent => ({ ...updatedEnquiryEvent(needs, enquiry), mails: needs.mails ? ['mail:customer'] : [] });

/** Event of a withdrawal. Staff get a mail. */
export const withdrawnEnquiryEvent = (
  needs: EventNeeds & { readonly clock: Pick<Clock, 'now'> },
  enquiry: Enquiry,
): NewEvent => ({ ...updatedEnquiryEvent(needs, enquiry), mails: needs.mails ? ['mail:staff'] : [] });

export function newQuoteEvent(
  needs: Pick<EventNeeds, 'ids'>,
  quote: Omit<DoorQuote, 'enquiry' | 'designs'>,
  doorsCount: number,
): NewEvent {
  const { id, request } = quote;
  const data = {
    id,
    doorsCount,
    createdAt: isoTime(quote.createdAt),
    ...labelsOf(request),
    quoteId: id,
    reference: null,
  };
  const body: QuoteEvent = { type: 'quote.created', timestamp: isoTime(quote.createdAt), data };
  return {
    id: needs.ids.eventId(),
    type: 'quote.created',
    subjectId: id,
    at: quote.createdAt,
    body: JSON.stringify(body),
    keyId: isKeyId(quote.submittedBy) ? quote.submittedBy : null,
    mails: [],
  };
}

function bodyAbout(
  { id, reference, collection, status, receivedAt, request, quote }: Enquiry,
  type: EventType,
  at: WallMs,
): string {
  const received = isoTime(receivedAt);
  const data = {
    ...{ id, reference, collection, status, receivedAt: received },
    ...labelsOf(request),
    quoteId: quote?.id ?? null,
  };
  const body: EnquiryEvent = { type, timestamp: at === receivedAt ? received : isoTime(at), data };
  return JSON.stringify(body);
}

/**
 * The API key that gets the events of an enquiry. The key of a quote gets them too, although the enquiry was
 * sent from a page.
 */
const keyOf = ({ quote, submittedBy }: Enquiry): string | null =>
  [quote?.submittedBy ?? '', submittedBy].find(isKeyId) ?? null;

const labelsOf = ({ source, sourceId }: Pick<Enquiry['request'], 'source' | 'sourceId'>) => ({
  source: source ?? null,
  sourceId: sourceId ?? null,
});

const isoTime = (at: WallMs) => new Date(at).toISOString();
