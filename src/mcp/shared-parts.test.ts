import { expect, it } from 'vitest';
import type { JsonSchema } from './json-schema.ts';
import { shareRepeated } from './shared-parts.ts';

const range = (description?: string) => ({
  type: 'object',
  properties: { minMm: { type: 'integer' }, maxMm: { type: 'integer' } },
  ...(description !== undefined && { description }),
});
const object = (properties: Record<string, JsonSchema>) => ({ type: 'object', properties });

it('a repeated part of a schema is moved to $defs, and each use keeps its description', () => {
  expect(shareRepeated(object({ leaf: range('Of one leaf.'), panel: range('Of a panel.') }))).toEqual({
    type: 'object',
    properties: {
      leaf: { $ref: '#/$defs/part1', description: 'Of one leaf.' },
      panel: { $ref: '#/$defs/part1', description: 'Of a panel.' },
    },
    $defs: { part1: range() },
  });
});

it.each([
  ['its title', object({ leaf: { ...range(), title: 'Range' }, panel: range() }), 'Range'],
  [
    'a number if its uses differ in field',
    object({ a: object({ size: range() }), b: { items: range() } }),
    'part1',
  ],
  [
    'the field that all its uses have',
    object({ a: object({ size: range() }), b: { type: 'object', properties: { size: range(), c: {} } } }),
    'size',
  ],
])('a shared part of a schema is named by %s', (_, schema, name) => {
  expect(Object.keys(shareRepeated(schema)['$defs'] as object)).toEqual([name]);
});

it('two shared parts of a schema get different names, even if their fields have the same name', () => {
  const other = { ...range(), required: ['minMm', 'maxMm'] };
  const twice = (part: JsonSchema) => object({ size: part, more: object({ size: part }) });
  const shared = shareRepeated(object({ a: twice(range()), b: twice(other) }));
  expect(shared['$defs']).toEqual({ size: range(), size2: other });
});

it('a repeated part inside a shared part is shared too', () => {
  const door = object({ leaf: range(), panel: range() });
  expect(shareRepeated(object({ door, other: { type: 'array', items: door } }))['$defs']).toEqual({
    part1: object({ leaf: { $ref: '#/$defs/part2' }, panel: { $ref: '#/$defs/part2' } }),
    part2: range(),
  });
});

it('a schema that would not get shorter is unchanged', () => {
  const schema = object({ a: { type: 'string' }, b: { type: 'string' }, c: range() });
  expect(shareRepeated(schema)).toEqual(schema);
});
