import { type Format, formats } from '../reading/formats.ts';

type Schema = Readonly<Record<string, unknown>>;

/**
 * Rewrites a schema for OpenAPI. Titled schemas become components with references. A choice with null becomes
 * one schema with two types, which assistants read better. A conditional becomes anyOf, since client
 * generators do not support conditions. Our own formats get patterns, since other validators do not know
 * these formats.
 */
export function withReferences(schema: unknown, components: Map<string, unknown>, inPlace = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withReferences(item, components));
  if (typeof schema !== 'object' || schema === null) return schema;
  const title = 'title' in schema && typeof schema.title === 'string' ? schema.title : null;
  if (title !== null && !inPlace) {
    if (!components.has(title)) {
      components.set(title, null);
      components.set(title, withReferences(schema, components, true));
    }
    return { $ref: `#/components/schemas/${title}` };
  }
  return Object.fromEntries(
    Object.entries(withPattern(orNull(choice(schema as Schema)))).map(([key, value]) => [
      key,
      withReferences(value, components),
    ]),
  );
}

/**
 * Rewrites a conditional schema as anyOf: the first schema requires one of the fields that decide, the second
 * requires them to be blank.
 */
function choice(schema: Schema): Schema {
  const { if: condition, then: first, else: second, ...rest } = schema;
  if (condition === undefined) return schema;
  const { anyOf } = condition as { readonly anyOf: readonly { readonly required: readonly string[] }[] };
  const telling = anyOf.map(({ required }) => ({
    type: 'object',
    required,
    properties: Object.fromEntries(required.map((field) => [field, { type: 'string', pattern: '\\S' }])),
  }));
  return { ...rest, anyOf: [...telling.map((field) => ({ allOf: [first, field] })), second] };
}

function orNull(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [value, nothing] = anyOf as readonly Schema[];
  if (typeof value?.['type'] !== 'string' || 'title' in value || nothing?.['type'] !== 'null') return schema;
  return { ...value, type: [value['type'], 'null'], ...rest };
}

function withPattern(schema: Schema): Schema {
  const { format } = schema;
  if (typeof format !== 'string' || !(format in formats)) return schema;
  const { pattern }: Format = formats[format as keyof typeof formats];
  return pattern === undefined ? schema : { pattern, ...schema };
}
