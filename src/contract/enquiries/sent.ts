import Type from 'typebox';
import { oneOf, orNull, text, words } from '../fields.ts';

/** States of an enquiry, as its sender sees them. */
export const sentStates = ['received', 'in_progress', 'won', 'lost', 'withdrawn'] as const;
export type SentState = (typeof sentStates)[number];

const moment = (description: string) => text(description, { format: 'date-time' });

export const SentEnquiry = Type.Object(
  {
    id: text('Identifier of the enquiry.'),
    reference: text('The reference of the enquiry, short enough to say on the phone.'),
    collection: text('The store the enquiry went to.'),
    createdAt: moment('When the enquiry came in.'),
    updatedAt: moment(
      'When something about it last changed; each such change is an enquiry.updated event, or an enquiry.changed one where the customer changed the doors.',
    ),
    state: oneOf(
      sentStates,
      'received; in_progress once the customer was contacted or has an offer; won or lost; or withdrawn.',
    ),
    offer: orNull(Type.Object({}), 'Reserved for a firm offer. Null for now.'),
  },
  { title: 'SentEnquiry', description: 'How an enquiry stands. No personal data.' },
);

export const WithdrawRequest = Type.Object(
  { reason: Type.Optional(words('Why, in words, for the sales staff.')) },
  { title: 'WithdrawRequest' },
);

export type SentEnquiry = Type.Static<typeof SentEnquiry>;
export type WithdrawRequest = Type.Static<typeof WithdrawRequest>;
