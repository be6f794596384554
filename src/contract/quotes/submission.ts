import Type, { type Static } from 'typebox';
import { Consent, Customer } from '../enquiries/customer.ts';
import { bounds } from '../bounds.ts';

/** What a person sends from the review page or the configurator besides the doors: who asks, and what they say. */
export const DoorQuoteSubmission = Type.Object(
  {
    customer: Customer,
    message: Type.Optional(
      Type.String({ maxLength: bounds.longestText, description: 'Anything worth saying.' }),
    ),
    supplyAndInstall: Type.Optional(
      Type.Boolean({ description: 'True for supply and fitting, false for supply only.' }),
    ),
    eirCode: Type.Optional(Type.String({ description: 'Eircode of the site, or any words that locate it.' })),
    consent: Type.Optional(Consent),
  },
  { title: 'DoorQuoteSubmission' },
);
export type DoorQuoteSubmission = Static<typeof DoorQuoteSubmission>;
