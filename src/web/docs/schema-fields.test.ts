import { expect, it } from 'vitest';
import { fieldRows } from './schema-fields.ts';

const schema = {
  required: ['name', 'doors'],
  properties: {
    name: { type: 'string', description: 'Who asks.', minLength: 3, maxLength: 80 },
    kind: {
      anyOf: [
        { type: 'string', enum: ['plain', 'fine'] },
        { type: 'string', const: '' },
      ],
      description: 'What kind.',
    },
    note: { anyOf: [{ type: 'string', description: 'A note.' }, { type: 'null' }] },
    choice: { anyOf: [{ type: 'string' }, { type: 'number' }], description: 'Either.' },
    size: { type: ['number', 'null'], description: 'How large.' },
    doors: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: {
        type: 'object',
        required: ['width'],
        properties: {
          width: { type: ['string', 'number'], description: 'In mm | in words,\nas one likes.' },
          look: { type: 'object', properties: { colour: { type: 'string', minLength: 1 } } },
        },
      },
    },
    colours: { type: 'array', minItems: 2, items: { type: 'string' } },
    code: { type: 'string', description: 'Letters, at most 5 characters.', maxLength: 5 },
    place: { type: 'string', maxLength: 9 },
    anything: {},
    extended: {
      allOf: [
        { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } },
        { type: 'object', required: ['c'], properties: { c: { type: 'number' } } },
      ],
      required: ['a'],
    },
    twoKinds: {
      type: 'array',
      items: {
        if: { anyOf: [{ required: ['b'] }] },
        then: {
          type: 'object',
          required: ['a', 'b'],
          properties: { a: { type: 'string' }, b: { type: 'string' } },
        },
        else: {
          type: 'object',
          required: ['a'],
          properties: { a: { type: 'number', description: 'How many.' }, d: { type: 'string' } },
        },
      },
    },
  },
};

it('fieldRows has name, type, required and description with bounds of each nested field', () => {
  expect(fieldRows(schema)).toEqual([
    ['`name`', 'string', 'yes', 'Who asks. 3 to 80 characters.'],
    ['`kind`', 'string', 'no', 'What kind. One of `plain`, `fine`.'],
    ['`note`', 'string or null', 'no', 'A note.'],
    ['`choice`', 'string', 'no', 'Either.'],
    ['`size`', 'number or null', 'no', 'How large.'],
    ['`doors`', 'array of object', 'yes', '1 to 20 items.'],
    ['`doors[].width`', 'string or number', 'yes', 'In mm \\| in words, as one likes.'],
    ['`doors[].look`', 'object', 'no', ''],
    ['`doors[].look.colour`', 'string', 'no', ''],
    ['`colours`', 'array of string', 'no', 'At least 2 items.'],
    ['`code`', 'string', 'no', 'Letters, at most 5 characters.'],
    ['`place`', 'string', 'no', 'At most 9 characters.'],
    ['`anything`', 'any', 'no', ''],
    ['`extended`', 'object', 'no', ''],
    ['`extended.a`', 'string', 'yes', ''],
    ['`extended.b`', 'string', 'no', ''],
    ['`extended.c`', 'number', 'yes', ''],
    ['`twoKinds`', 'array of object', 'no', ''],
    ['`twoKinds[].a`', 'number or string', 'yes', 'How many.'],
    ['`twoKinds[].b`', 'string', 'no', ''],
    ['`twoKinds[].d`', 'string', 'no', ''],
  ]);
});
