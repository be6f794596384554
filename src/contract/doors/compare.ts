import Type, { type Static } from 'typebox';
import { bounds } from '../bounds.ts';
import { decimal, listOf, orNull, text, whole, yesOrNo } from '../fields.ts';
import { detailFields } from './completion.ts';
import { AnsweredDoor, Door } from './door.ts';
import { Suggestion } from './estimate.ts';
import { orderOfAnswer, orderToChange } from './order.ts';
import { estimatedPrices, vatRatePercent } from './prices.ts';
import { sentence } from './sentence.ts';

export const CompareRequest = Type.Object(
  {
    doors: listOf(
      Door,
      `The doors, ${bounds.fewestCompared} to ${bounds.mostCompared}. The others are compared with the first; one without a size takes its opening, and its extras where it names none.`,
      { minItems: bounds.fewestCompared, maxItems: bounds.mostCompared },
    ),
    ...orderToChange,
  },
  { title: 'InternalDoorCompareRequest', description: 'Doors to compare. No personal data is needed.' },
);
export type CompareRequest = Static<typeof CompareRequest>;

export const ComparedDoor = Type.Object(
  {
    label: text('Layout and extras, for the customer.'),
    valid: yesOrNo('Whether it can be made.'),
    door: AnsweredDoor,
    ...estimatedPrices,
    differenceToFirst: decimal(
      'Its price minus that of the first door, for one piece in EUR without VAT; 0 unless both can be made.',
    ),
    differenceToFirstInclVat: decimal('The same with VAT: the difference of the prices with VAT.'),
    clearWidthMm: whole(
      'Width to walk through in mm, with all leaves open; 0 where nothing opens or it cannot be made.',
    ),
    leadTimeWeeks: whole('Weeks for this door by itself; 0 when it cannot be made.'),
    validationMessage: orNull(
      sentence(),
      'Why it has no price, for the customer: what cannot be made, or which details are missing; null when it has one.',
    ),
    ...detailFields,
    /** Of a door that cannot be made. */
    nearest: Type.Optional(Suggestion),
  },
  { title: 'InternalDoorComparedDoor' },
);
export type ComparedDoor = Static<typeof ComparedDoor>;

export const CompareResponse = Type.Object(
  {
    doors: listOf(ComparedDoor, 'The doors of the request, in order.'),
    differences: listOf(
      Type.Object({
        name: text('What differs, e.g. Leaves.'),
        values: listOf(Type.String(), 'In words, for each door; "" where it is not known.'),
      }),
      'All in which the doors differ, besides price, clear width and lead time.',
    ),
    order: orderOfAnswer,
    vatRatePercent,
    priceBookVersion: text('Version of the price book these figures come from.'),
  },
  { title: 'InternalDoorCompareResponse', description: 'Doors side by side.' },
);
export type CompareResponse = Static<typeof CompareResponse>;
