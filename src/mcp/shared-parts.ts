import type { JsonSchema } from './json-schema.ts';

interface Part {
  readonly text: string;
  readonly title: unknown;
  /** Names of the fields that have this part, one entry for each occurrence. */
  readonly fields: string[];
}

/** Moves parts that occur more than once to `$defs`, if that makes the schema shorter. */
export function shareRepeated(schema: JsonSchema): JsonSchema {
  const parts = new Map<string, Part>();
  countParts(schema, '', parts);
  const names = namesOf([...parts.values()]);
  const body = withReferences(schema, names);
  if (names.size === 0) return body;
  const $defs = Object.fromEntries(
    [...names].map(([text, name]) => [name, withReferences(JSON.parse(text) as JsonSchema, names)]),
  );
  return { ...body, $defs };
}

/** The text by which parts are compared, without title and description. */
function textOf({ title: _title, description: _description, ...part }: JsonSchema): string {
  return JSON.stringify(part);
}

function countParts(schema: JsonSchema, field: string, parts: Map<string, Part>): void {
  for (const [name, part] of innerParts(schema, field)) {
    const text = textOf(part);
    const known = parts.get(text);
    if (known) {
      // The parts inside are not counted again: they count once, with the first occurrence.
      known.fields.push(name);
      continue;
    }
    parts.set(text, { text, title: part['title'], fields: [name] });
    countParts(part, name, parts);
  }
}

/** Names of the parts that are worth sharing, by their text. */
function namesOf(parts: readonly Part[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { text, title, fields } of parts) {
    const [field = ''] = fields;
    const plainName = fields.every((each) => each === field) ? field : `part${names.size + 1}`;
    const name = typeof title === 'string' ? title : plainName;
    const uses = fields.length;
    const reference = JSON.stringify(referenceTo(name)).length;
    if (uses * (text.length - reference) <= text.length + name.length) continue;
    names.set(text, [...names.values()].includes(name) ? `${name}${names.size + 1}` : name);
  }
  return names;
}

const referenceTo = (name: string) => ({ $ref: `#/$defs/${name}` });

/** The parts inside a schema, each with its field name. */
function innerParts(
  { properties = {}, items, anyOf = [] }: JsonSchema,
  field: string,
): [string, JsonSchema][] {
  const unnamed = [...(items ? [items] : []), ...anyOf];
  return [...Object.entries(properties), ...unnamed.map((part): [string, JsonSchema] => [field, part])];
}

function withReferences(schema: JsonSchema, names: ReadonlyMap<string, string>): JsonSchema {
  const { title: _title, properties, items, anyOf, ...rest } = schema;
  const told = (part: JsonSchema): JsonSchema => {
    const name = names.get(textOf(part));
    if (name === undefined) return withReferences(part, names);
    const { description } = part;
    return { ...referenceTo(name), ...(description !== undefined && { description }) };
  };
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map(told) }),
    ...(items && { items: told(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, told(part)])),
    }),
  };
}
