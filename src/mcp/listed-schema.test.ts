import { expect, it } from 'vitest';
import { createSchemaLister } from './listed-schema.ts';

const size = { type: 'string', pattern: '^[0-9]+$', description: 'In mm.' };
const body = {
  type: 'object',
  title: 'Body',
  description: 'What the description of the tool says.',
  required: ['opWidth'],
  properties: {
    opWidth: size,
    link: { type: 'string', format: 'uri', maxLength: 20, description: 'A link.' },
    phone: { type: 'string', format: 'phone' },
  },
};

it('lists what a tool takes without patterns, titles and formats of our own', () => {
  expect(createSchemaLister().input(body)).toEqual({
    type: 'object',
    required: ['opWidth'],
    properties: {
      opWidth: { type: 'string', description: 'In mm.' },
      link: { type: 'string', format: 'uri', maxLength: 20, description: 'A link.' },
      phone: { type: 'string' },
    },
  });
});

it('explains a field in the first tool that has it, and again where it means something else', () => {
  const { input } = createSchemaLister();
  input(body);
  const again = {
    ...body,
    properties: { ...body.properties, link: { type: 'string', description: 'Other.' } },
  };
  expect(input(again).properties).toEqual({
    opWidth: { type: 'string' },
    link: { type: 'string', description: 'Other.' },
    phone: { type: 'string' },
  });
});

it('lists of an answer its fields and types, and says what names do not', () => {
  const answer = {
    type: 'object',
    required: ['priceEstimate'],
    properties: {
      priceEstimate: { type: ['number', 'null'], description: 'Without VAT.' },
      doorTypeKey: { type: 'string', enum: ['PIVOT'], description: 'Known.' },
      assumed: { type: 'array', items: { type: 'string', enum: ['opWidth'] }, description: 'Fields.' },
      door: { type: 'object', required: ['opWidth'], properties: { opWidth: size } },
      breakdown: { anyOf: [{ type: 'object', properties: { a: size } }, { type: 'null' }] },
    },
  };
  expect(createSchemaLister().answer(answer)).toEqual({
    type: 'object',
    required: ['priceEstimate'],
    properties: {
      priceEstimate: { anyOf: [{ type: 'number' }, { type: 'null' }], description: 'Without VAT.' },
      doorTypeKey: { type: 'string', enum: ['PIVOT'] },
      assumed: { type: 'array', items: { type: 'string' }, description: 'Fields.' },
      door: { type: 'object', properties: { opWidth: { type: 'string' } } },
      breakdown: { anyOf: [{ type: 'object' }, { type: 'null' }] },
    },
  });
});
