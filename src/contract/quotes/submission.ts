import Type, { type Static } from 'typebox';
import { QuoteRequest } from '../enquiries/enquiry.ts';
import { bounds } from '../bounds.ts';
import { text } from '../fields.ts';

const { customer, supplyAndInstall, eirCode, consent } = QuoteRequest.properties;
const message = Type.Optional(text('Anything worth saying.', { maxLength: bounds.longestText }));

/** The customer's fields of a submission from the review page or the configurator. */
export const DoorQuoteSubmission = Type.Object(
  { customer, message, supplyAndInstall, eirCode, consent },
  { title: 'DoorQuoteSubmission' },
);
export type DoorQuoteSubmission = Static<typeof DoorQuoteSubmission>;

/** The customer's message about a change of doors. */
export const DoorChangeSubmission = Type.Object({ message }, { title: 'DoorChangeSubmission' });
