import Type, { type TObject } from 'typebox';
import { bounds } from '../bounds.ts';
import { text } from '../fields.ts';

/** Request field of operations that take doors. */
export const orderToChange = {
  order: Type.Optional(
    text(
      'Doors to go on from, in one text: the order of an answer, or the link to its doors. A door in doors then changes the one at its place ({} keeps it), and further doors are added.',
      { format: 'door-order', maxLength: bounds.longestOrder },
    ),
  ),
};

/** Response field with all doors. */
export const orderOfAnswer = text(
  'All doors of this answer in one text, with extras, quantities and missing details filled in: send it as order to go on from them.',
);

/**
 * The published schema of a body that needs doors, which may all come from an order text. The reader sees the body
 * with the doors of its order, for which the schema itself holds.
 */
export function doorsOrOrder<Body extends TObject>(body: Body): Body {
  if (!body.required.includes('doors')) return body;
  const { minItems, ...doors } = body.properties['doors'] as { readonly minItems?: number };
  return {
    ...body,
    required: body.required.filter((field) => field !== 'doors'),
    properties: { ...body.properties, doors },
    // In allOf, because generators of types take a choice beside properties for other kinds of body.
    allOf: [
      {
        anyOf: [
          { required: ['doors'], properties: { doors: { type: 'array', minItems } } },
          { required: ['order'], properties: { order: { type: 'string', pattern: '\\S' } } },
        ],
      },
    ],
  };
}
