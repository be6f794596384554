import Type, { type Static } from 'typebox';
import { listOf, oneOf, orNull } from '../fields.ts';
import { AnsweredDoor, doorLinkFields } from './door.ts';
import { estimatedPrices } from './prices.ts';
import { sentence } from './sentence.ts';

const { drawingUrl, imageUrl } = doorLinkFields;

const Completion = Type.Object(
  {
    door: AnsweredDoor,
    ...estimatedPrices,
    message: sentence('What was filled in and what the door costs then, for the customer.'),
    drawingUrl,
    imageUrl,
  },
  {
    description: 'The door that was sent, with nothing but its missing details filled in. It can be made.',
  },
);

/** Response fields of a door with missing details. */
export const detailFields = {
  missing: listOf(
    oneOf(['bifoldConfig', 'doorLeafWidth', 'doorHeightMm'], 'Name of a field.'),
    'The fields the door lacks, where that is all and some values fit: ask for them, or offer completion. Otherwise empty.',
  ),
  completion: orNull(
    Completion,
    'A door to offer in place of one that only lacks details; null where none is missing.',
  ),
};
export type Details = {
  [Field in keyof typeof detailFields]: Static<(typeof detailFields)[Field]>;
};
