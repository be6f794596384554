import Type, { type Static } from 'typebox';
import { QuoteRequest } from '../enquiries/enquiry.ts';
import { bounds } from '../bounds.ts';

const { customer, supplyAndInstall, eirCode, consent } = QuoteRequest.properties;
const message = Type.Optional(
  Type.String({ maxLength: bounds.longestText, description: 'Anything worth saying.' }),
);

/** What a person sends from the review page or the configurator besides the doors: who asks, and what they say. */
export const DoorQuoteSubmission = Type.Object(
  { customer, message, supplyAndInstall, eirCode, consent },
  { title: 'DoorQuoteSubmission' },
);
export type DoorQuoteSubmission = Static<typeof DoorQuoteSubmission>;
