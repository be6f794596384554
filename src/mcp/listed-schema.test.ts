import { expect, it } from 'vitest';
import { createSchemaLister } from './listed-schema.ts';

const size = { type: 'string', pattern: '^[0-9]+$', description: 'In mm.' };
const textOrNumber = { anyOf: [{ type: 'string' }, { type: 'number' }] };
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

it('omits patterns, titles and our own formats from inputs', () => {
  expect(createSchemaLister().input(body)).toEqual({
    type: 'object',
    required: ['opWidth'],
    properties: {
      opWidth: { ...textOrNumber, description: 'In mm.' },
      link: { type: 'string', format: 'uri', description: 'A link.' },
      phone: { type: 'string' },
    },
  });
});

it('describes a field in the first tool that has it, and again where its meaning differs', () => {
  const { input } = createSchemaLister();
  input(body);
  const again = {
    ...body,
    properties: { ...body.properties, link: { type: 'string', description: 'Other.' } },
  };
  expect(input(again).properties).toEqual({
    opWidth: textOrNumber,
    link: { type: 'string', description: 'Other.' },
    phone: { type: 'string' },
  });
});

it('lists fields and types of an answer, and describes unclear names', () => {
  const answer = {
    type: 'object',
    required: ['priceEstimate'],
    properties: {
      priceEstimate: { type: ['number', 'null'], description: 'Without VAT.' },
      doorTypeKey: { anyOf: [{ type: 'string', enum: ['PIVOT'] }, { const: '' }], description: 'Known.' },
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
      doorTypeKey: { type: 'string' },
      assumed: { type: 'array', items: { type: 'string' }, description: 'Fields.' },
      door: { type: 'object', properties: { opWidth: { type: 'string' } } },
      breakdown: { anyOf: [{ type: 'object' }, { type: 'null' }] },
    },
  });
});

it("lists a field's choices with its description", () => {
  const { input } = createSchemaLister();
  const key = {
    anyOf: [
      { type: 'string', enum: ['PIVOT'] },
      { type: 'string', const: '' },
    ],
    description: 'Type.',
  };
  const schema = { type: 'object', properties: { doorTypeKey: key } };
  expect(input(schema).properties).toEqual({ doorTypeKey: key });
  expect(input(schema).properties).toEqual({ doorTypeKey: { type: 'string' } });
});

it('merges two kinds of door into one, and lists the additional fields of an answered door', () => {
  const door = { title: 'Door', type: 'object', properties: { design: { type: 'string' } } };
  const own = { type: 'object', properties: { valid: { type: 'boolean' } } };
  const preset = { type: 'object', properties: { panelsWidth: { type: 'number' } } };
  const both = { if: { required: ['design'] }, then: { allOf: [door, own] }, else: preset };
  const { input, answer } = createSchemaLister();
  expect(input({ type: 'object', properties: { doors: both } }).properties).toEqual({
    doors: { type: 'object', properties: { ...preset.properties, ...door.properties, ...own.properties } },
  });
  expect(answer({ type: 'object', properties: { door: { allOf: [door, own] } } }).properties).toEqual({
    door: own,
  });
});
