import type Type from 'typebox';
import { EnquiryEvent, type EventType, PingEvent, QuoteEvent } from './event.ts';

/** A message type in the API description: when it is sent, and its schema. */
export interface WebhookKind {
  readonly summary: string;
  readonly description: string;
  readonly body: Type.TObject;
  readonly example: unknown;
}

const at = '2026-03-02T10:00:00.000Z';

const aboutEnquiry = (type: EventType, status: string, timestamp = at): EnquiryEvent => ({
  type,
  timestamp,
  data: {
    id: 'con_01KJPZV280Y7J5E8YYPY4AYHMS',
    reference: 'AC34-DE67',
    collection: 'contact_requests',
    status,
    receivedAt: at,
    source: 'partner-shop',
    sourceId: 'order-1043',
    quoteId: null,
  },
});

const aboutQuote: QuoteEvent = {
  type: 'quote.created',
  timestamp: at,
  data: {
    id: 'dqt_01KJPZV280H9S0TDSE3J2C3VEX',
    doorsCount: 2,
    createdAt: at,
    source: 'partner-shop',
    sourceId: 'order-1043',
    quoteId: 'dqt_01KJPZV280H9S0TDSE3J2C3VEX',
    reference: null,
  },
};

const ping: PingEvent = {
  type: 'ping',
  timestamp: at,
  data: { endpointId: 'whk_01KJMDEB8191865VYCD2ED48PA' },
};

export const webhookKinds: Readonly<Record<EventType | PingEvent['type'], WebhookKind>> = {
  'enquiry.created': {
    summary: 'A new enquiry',
    description: 'Somebody sent an enquiry: from a page, through the API or through an assistant.',
    body: EnquiryEvent,
    example: aboutEnquiry('enquiry.created', 'new'),
  },
  'enquiry.held': {
    summary: 'An enquiry that may be spam',
    description:
      'An enquiry came in and is held until a person has looked at it. Do not write to anybody yet.',
    body: EnquiryEvent,
    example: aboutEnquiry('enquiry.held', 'held'),
  },
  'enquiry.updated': {
    summary: 'An enquiry changed',
    description:
      'Something about an enquiry changed, such as its status or state. GET /api/enquiries/{id} with the key that sent it says how it stands.',
    body: EnquiryEvent,
    example: aboutEnquiry('enquiry.updated', 'new', '2026-03-02T11:30:00.000Z'),
  },
  'enquiry.changed': {
    summary: 'A customer changed their doors',
    description:
      'The customer changed the doors of an enquiry on our page, before anybody began to work on it. Its id and reference stay.',
    body: EnquiryEvent,
    example: aboutEnquiry('enquiry.changed', 'new', '2026-03-02T10:20:00.000Z'),
  },
  'quote.created': {
    summary: 'A new estimate with a review link',
    description: 'Doors were stored for a person to review. It is no enquiry until that person sends it.',
    body: QuoteEvent,
    example: aboutQuote,
  },
  ping: {
    summary: 'A trial',
    description: 'Somebody at the company tries whether the endpoint answers. Nothing happened.',
    body: PingEvent,
    example: ping,
  },
};
