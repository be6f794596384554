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

it('the listed input schemas omit patterns, titles and our own formats', () => {
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

it('a field is described in the first tool that has it, and in later tools with another description', () => {
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

it('the listed schema of an answer has fields and types, and describes only fields with unclear names', () => {
  const answer = {
    type: 'object',
    required: ['priceEstimate'],
    properties: {
      priceEstimate: { type: ['number', 'null'], description: 'Without VAT.' },
      doorTypeKey: { anyOf: [{ type: 'string', enum: ['PIVOT'] }, { const: '' }], description: 'Known.' },
      assumed: { type: 'array', items: { type: 'string', enum: ['opWidth'] }, description: 'Fields.' },
      own: { type: 'object', required: ['opWidth'], properties: { opWidth: size } },
      door: { type: 'object', properties: { opWidth: size } },
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
      own: { type: 'object', properties: { opWidth: { type: 'string' } } },
      door: { type: 'object' },
      breakdown: { anyOf: [{ type: 'object' }, { type: 'null' }] },
    },
  });
});

it('the enum of a field is listed only in the first tool that has the field', () => {
  const { input } = createSchemaLister();
  const key = {
    anyOf: [
      { type: 'string', enum: ['PIVOT'] },
      { type: 'string', const: '' },
    ],
    description: 'Type.',
  };
  const schema = { type: 'object', properties: { doorTypeKey: key } };
  expect(input(schema).properties).toEqual({
    doorTypeKey: { type: 'string', enum: ['PIVOT', ''], description: 'Type.' },
  });
  expect(input(schema).properties).toEqual({ doorTypeKey: { type: 'string' } });
});

it('a door that one tool lists with all its fields is a plain object in the next tool', () => {
  const { input } = createSchemaLister();
  const door = { title: 'DoorInWords', type: 'object', properties: { room: { type: 'string' } } };
  const schema = { type: 'object', properties: { doors: { type: 'array', items: door } } };
  const listed = { type: 'object', properties: { room: { type: 'string' } } };
  expect(input(schema).properties).toEqual({ doors: { type: 'array', items: listed } });
  expect(input(schema).properties).toEqual({ doors: { type: 'array', items: { type: 'object' } } });
});

it('`ignored` and `test` are listed only in the first output schema', () => {
  const { answer } = createSchemaLister();
  const properties = { ignored: { type: 'array' }, test: { type: 'boolean' }, reason: { type: 'string' } };
  expect(answer({ type: 'object', properties }).properties).toEqual(properties);
  expect(answer({ type: 'object', properties }).properties).toEqual({ reason: { type: 'string' } });
});

it('an input schema merges both kinds of door, and an output schema lists only the other fields', () => {
  const door = { title: 'Door', type: 'object', properties: { design: { type: 'string' } } };
  const own = { type: 'object', properties: { valid: { type: 'boolean' } } };
  const preset = { type: 'object', properties: { panelsWidth: { type: 'number' } } };
  const both = { if: { required: ['design'] }, then: { allOf: [door, own] }, else: preset };
  const { input, answer } = createSchemaLister();
  expect(input({ type: 'object', properties: { doors: both } }).properties).toEqual({
    doors: {
      type: 'object',
      properties: { panelsWidth: textOrNumber, ...door.properties, ...own.properties },
    },
  });
  expect(answer({ type: 'object', properties: { sent: { allOf: [door, own] } } }).properties).toEqual({
    sent: own,
  });
});

it('an output schema leaves out `test` if an earlier one lists it, but no other field', () => {
  const { answer } = createSchemaLister();
  const test = { type: 'boolean' };
  const schema = { type: 'object', properties: { test, price: { type: 'number' } } };
  expect(answer(schema).properties).toEqual({ test, price: { type: 'number' } });
  expect(answer(schema).properties).toEqual({ price: { type: 'number' } });
});

it('sizes of an opening may be texts or numbers in an input schema', () => {
  const widthMm = { type: 'integer', minimum: 1, maximum: 99999 };
  const schema = { type: 'object', properties: { opening: { type: 'object', properties: { widthMm } } } };
  expect(createSchemaLister().input(schema).properties).toEqual({
    opening: { type: 'object', properties: { widthMm: textOrNumber } },
  });
});
