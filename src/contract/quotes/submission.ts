import Type, { type Static } from 'typebox';
import { Consent, Customer } from '../enquiries/customer.ts';
import { bounds } from '../bounds.ts';

/** What a person sends from the review page or the configurator: the doors as they stand there, and who asks. */
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
    designs: Type.Array(
      Type.String({ format: 'door-design', description: 'A door design as in the address of the page.' }),
      {
        minItems: 1,
        maxItems: bounds.mostDoors,
        description: `The doors as configured, 1 to ${bounds.mostDoors}.`,
      },
    ),
  },
  { title: 'DoorQuoteSubmission' },
);
export type DoorQuoteSubmission = Static<typeof DoorQuoteSubmission>;
