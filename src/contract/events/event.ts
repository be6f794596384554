import Type, { type Static } from 'typebox';
import { orNull } from '../fields.ts';

const enquiryEventTypes = ['enquiry.created', 'enquiry.held', 'enquiry.updated', 'enquiry.changed'] as const;
const quoteEventTypes = ['quote.created'] as const;
export const eventTypes = [...enquiryEventTypes, ...quoteEventTypes] as const;
export type EventType = (typeof eventTypes)[number];

const moment = (description: string) => Type.String({ format: 'date-time', description });
const id = (description: string) => Type.String({ description });

/** An extensible enum: clients have to accept unknown values. */
const open = (values: readonly string[], description: string) =>
  Type.String({ description: `${description} More values may come.`, 'x-extensible-enum': values });

/** Labels from the caller: any text within the length limit. */
const labels = {
  source: orNull(
    Type.String(),
    'The source that the caller gave, word for word; for what came from one of our pages, its name. Null if none.',
  ),
  sourceId: orNull(Type.String(), 'The sourceId that the caller gave, word for word. Null if none.'),
};

const EnquiryEventData = Type.Object(
  {
    id: id('The id of the enquiry, as it was answered when it was sent.'),
    reference: Type.String({ description: 'What the customer says on the phone.' }),
    collection: Type.String({
      description: 'contact_requests, internal_door_quotes or security_door_quotes.',
    }),
    status: open(
      ['new', 'held', 'rejected'],
      'How it stood when this was sent: new; held where it may be spam and a person has to look at it first; or rejected by that person.',
    ),
    receivedAt: moment('When the enquiry was sent.'),
    ...labels,
    quoteId: orNull(Type.String(), 'The id of the quote it was sent from. Null if none.'),
  },
  {
    title: 'EnquiryEventData',
    description: 'Which enquiry it is about. No personal data, unless the caller put some into its labels.',
  },
);

const QuoteEventData = Type.Object(
  {
    id: id('The id of the stored estimate, as it was answered when it was made.'),
    doorsCount: Type.Integer({ description: 'How many doors it holds, quantities counted.' }),
    createdAt: moment('When the estimate was stored.'),
    ...labels,
    quoteId: id('The same as id: events of the enquiry that it becomes have it too.'),
    reference: orNull(Type.String(), 'Null: a stored estimate has none until it becomes an enquiry.'),
  },
  {
    title: 'QuoteEventData',
    description:
      'Which stored estimate it is about. No personal data, unless the caller put some into its labels.',
  },
);

const envelope = { timestamp: moment('When it happened; the same on every repeat.') };

export const EnquiryEvent = Type.Object(
  {
    type: open(enquiryEventTypes, 'What happened.'),
    ...envelope,
    data: EnquiryEventData,
  },
  { title: 'EnquiryEvent' },
);

export const QuoteEvent = Type.Object(
  { type: open(quoteEventTypes, 'What happened.'), ...envelope, data: QuoteEventData },
  { title: 'QuoteEvent' },
);

/** A test message sent by an operator; it reports no event. */
export const PingEvent = Type.Object(
  {
    type: Type.Literal('ping'),
    timestamp: moment('When it was sent.'),
    data: Type.Object(
      { endpointId: id('The endpoint it was sent to.') },
      { title: 'PingEventData', description: 'Nothing happened: there is nothing to do.' },
    ),
  },
  { title: 'PingEvent' },
);

export type PingEvent = Static<typeof PingEvent>;
export type EnquiryEvent = Static<typeof EnquiryEvent>;
export type QuoteEvent = Static<typeof QuoteEvent>;
