import { Ajv, type ErrorObject } from 'ajv';
import type Type from 'typebox';
import { type Fault, fault, faultOf } from './faults.ts';
import { formats } from './formats.ts';

export type Reading<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly faults: readonly Fault[] };

/** Enough to mend a body in one go; with more faults than this it was probably meant for another service. */
const mostFaults = 100;

const ajv = new Ajv({
  allErrors: true,
  coerceTypes: false,
  useDefaults: false,
  removeAdditional: false,
  strict: false,
  formats: Object.fromEntries(Object.entries(formats).map(([name, { accepts }]) => [name, accepts])),
});

/**
 * A function that reads a parsed JSON body by its schema: it keeps known fields only, trims known strings before
 * they are measured, takes a blank string as not given, and names every fault at once. Nothing is coerced.
 */
export function compileReader<Schema extends Type.TSchema>(
  schema: Schema,
): (body: unknown) => Reading<Type.Static<Schema>> {
  const validate = ajv.compile(schema);
  return (body) => {
    const faults: Fault[] = [];
    const value = known(schema, body, '', faults);
    if (!validate(value)) faults.push(...onePerPlace(validate.errors ?? [], faults).map(faultOf));
    return faults.length === 0
      ? { ok: true, value: value as Type.Static<Schema> }
      : { ok: false, faults: faults.slice(0, mostFaults) };
  };
}

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
}

/** The part of a value its schema knows. Depth is the schema's, so no nesting in a body can exhaust the stack. */
function known(schema: JsonSchema, value: unknown, pointer: string, faults: Fault[]): unknown {
  if (typeof value === 'string') return readable(value, pointer, faults);
  if (Array.isArray(value)) {
    const { items, maxItems = Infinity } = schema;
    // One item too many is enough to refuse the list; reading the rest would only cost time.
    return items
      ? value.slice(0, maxItems + 1).map((item, i) => known(items, item, `${pointer}/${i}`, faults))
      : value;
  }
  if (typeof value !== 'object' || value === null || !schema.properties) return value;
  const kept: Record<string, unknown> = {};
  for (const [field, fieldSchema] of Object.entries(schema.properties)) {
    if (!Object.hasOwn(value, field)) continue;
    const member = known(
      fieldSchema,
      (value as Record<string, unknown>)[field],
      `${pointer}/${field}`,
      faults,
    );
    // A blank string is not given; where no string belongs, it is still of the wrong type.
    if (member !== '' || fieldSchema.type !== 'string') kept[field] = member;
  }
  return kept;
}

/** Not every database can store NUL and lone surrogates, so they are refused here for all. */
function readable(text: string, pointer: string, faults: Fault[]): string {
  if (text.includes('\0')) faults.push(fault(pointer, 'must not contain a NUL character'));
  if (!text.isWellFormed()) faults.push(fault(pointer, 'contains half of a character (a lone surrogate)'));
  return text.trim();
}

/** One fault for each field: a blank that is also too short, or a phone that is also on two lines, is told once. */
function onePerPlace(errors: readonly ErrorObject[], found: readonly Fault[]): ErrorObject[] {
  const seen = new Set(found.map(({ pointer }) => pointer));
  return errors.filter((error) => {
    if (error.keyword === 'required') return true;
    const fresh = !seen.has(error.instancePath);
    seen.add(error.instancePath);
    return fresh;
  });
}
