import type { ErrorObject } from 'ajv';
import type Type from 'typebox';
import { colorPattern } from '../fields.ts';
import { isBlank } from './blank.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { extrasFaults } from './extras-faults.ts';
import { type Fault, fault, faultOf } from './faults.ts';
import { misreadSizes } from './size-faults.ts';
import { type UnreadField, isWorthTelling, mostIgnored, mostUnread, pointerTo } from './ignored.ts';
import { validatorOf } from './validators.ts';

export type Reading<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      /** JSON pointers to the ignored fields. */
      readonly ignored: readonly string[];
      /** The ignored fields with their values; more than `ignored`, whose limit is lower. */
      readonly unread: readonly UnreadField[];
    }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Reads a body. With a price book, extras that it does not offer are faults, and faults of sizes suggest the
 * intended size.
 */
export type Reader<Value> = (body: unknown, book?: PriceBook) => Reading<Value>;

/**
 * Limit of reported faults: enough to correct a body at once. A body with more faults was probably meant for
 * another service.
 */
const mostFaults = 100;

/**
 * Compiles a reader of parsed JSON bodies. The reader keeps known fields only and lists the others, trims known
 * strings before validation, treats blank strings as not given, and reports all faults at once. It coerces nothing.
 */
export function compileReader<Schema extends Type.TSchema>(schema: Schema): Reader<Type.Static<Schema>> {
  const validator = validatorOf(schema);
  return (body, book) => {
    const notes: Notes = { faults: [], unread: [] };
    const { faults, unread } = notes;
    const value = known(schema, body, '', notes);
    const validate = validator();
    const errors = validate(value) ? [] : (validate.errors ?? []);
    if (book) {
      const ofExtras = extrasFaults(book.extras, value);
      faults.push(...ofExtras.filter(({ pointer }) => !takesHexOnly(errors, pointer)));
      // A size that cannot be read is an error of the schema too; here it gets a better complaint.
      if (errors.length > 0) faults.push(...misreadSizes(book, value));
    }
    faults.push(...onePerPlace(errors, faults).map(faultOf));
    return faults.length === 0
      ? { ok: true, value: value as Type.Static<Schema>, ignored: pointersOf(unread), unread }
      : { ok: false, faults: faults.slice(0, mostFaults) };
  };
}

const pointersOf = (unread: readonly UnreadField[]): readonly string[] =>
  unread.slice(0, mostIgnored).map(({ pointer }) => pointer);

/** Collects ignored fields and faults while a body is read. */
interface Notes {
  readonly faults: Fault[];
  readonly unread: UnreadField[];
}

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly if?: { readonly anyOf: readonly { readonly required: readonly string[] }[] };
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
}

/** The known part of a value. Recursion follows the schema, so nesting in a body cannot exhaust the stack. */
function known(schema: JsonSchema, value: unknown, pointer: string, notes: Notes): unknown {
  if (typeof value === 'string') return readable(value, pointer, '', notes.faults);
  if (Array.isArray(value)) {
    const { items, maxItems = Infinity } = schema;
    // Keeps one surplus item, which makes the validator reject the list.
    return items
      ? value.slice(0, maxItems + 1).map((item, i) => known(items, item, `${pointer}/${i}`, notes))
      : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = fieldsOf(chosen(schema, value));
  if (!fields || isKeptAsItIs(fields, value)) return value;
  const kept: Record<string, unknown> = {};
  let found = 0;
  for (const { field, fieldSchema, isText } of fields.list) {
    const given = (value as Record<string, unknown>)[field];
    if (given === undefined || !Object.hasOwn(value, field)) continue;
    found += 1;
    const member =
      typeof given === 'string'
        ? readable(given, pointer, field, notes.faults)
        : known(fieldSchema, given, `${pointer}/${field}`, notes);
    // A blank string counts as not given. In a field of another type it is kept, as a type error.
    if (member !== '' || !isText) kept[field] = member;
  }
  const names = Object.keys(value);
  if (names.length > found) noteUnread(fields, value, names, pointer, notes.unread);
  return kept;
}

interface KnownField {
  readonly field: string;
  readonly fieldSchema: JsonSchema;
  readonly isText: boolean;
}

interface Fields {
  readonly list: readonly KnownField[];
  /** Index of each field. */
  readonly places: ReadonlyMap<string, number>;
}

/**
 * Fast path: whether an object can be used without a copy, because it has only known fields in schema order
 * and no text to trim. Most doors are like this, and a body may have many.
 */
function isKeptAsItIs({ places }: Fields, value: object): boolean {
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  let last = -1;
  for (const field of Object.keys(value)) {
    const place = places.get(field) ?? -1;
    if (place <= last || !isClean((value as Record<string, unknown>)[field])) return false;
    last = place;
  }
  return true;
}

const isClean = (member: unknown): boolean =>
  typeof member === 'string'
    ? !isBlank(member) && member.trim() === member && isStorable(member)
    : typeof member === 'number' || typeof member === 'boolean';

const fieldsBySchema = new WeakMap<JsonSchema, Fields | null>();

/** The fields of an object schema, cached; null if the schema names no fields. */
function fieldsOf(schema: JsonSchema): Fields | null {
  const found = fieldsBySchema.get(schema);
  if (found !== undefined) return found;
  const properties = propertiesOf(schema);
  const fields = properties && {
    list: Object.entries(properties).map(([field, fieldSchema]) => {
      return { field, fieldSchema, isText: takesText(fieldSchema) };
    }),
    places: new Map(Object.keys(properties).map((field, place) => [field, place])),
  };
  fieldsBySchema.set(schema, fields ?? null);
  return fields ?? null;
}

/** The branch of a conditional schema that applies: the first if one of its telling fields is given. */
function chosen(schema: JsonSchema, value: object): JsonSchema {
  const { if: condition, then: first = {}, else: second = {} } = schema;
  if (!condition) return schema;
  const isGiven = (field: string) => {
    const member: unknown = Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined;
    return typeof member === 'string' ? !isBlank(member) : member !== undefined;
  };
  return condition.anyOf.some(({ required }) => required.some(isGiven)) ? first : second;
}

/** The properties of an object schema, including those of `allOf`. */
function propertiesOf({ properties, allOf }: JsonSchema): JsonSchema['properties'] {
  if (!allOf) return properties;
  return Object.assign({}, ...allOf.map(propertiesOf)) as Readonly<Record<string, JsonSchema>>;
}

const takesText = ({ type, anyOf }: JsonSchema): boolean =>
  type === 'string' || (anyOf?.some(takesText) ?? false);

function noteUnread(
  fields: Fields,
  object: object,
  given: readonly string[],
  pointer: string,
  unread: UnreadField[],
): void {
  for (const field of given) {
    if (unread.length >= mostUnread) return;
    const value: unknown = Reflect.get(object, field);
    if (fields.places.has(field) || !isWorthTelling(pointer, field, value)) continue;
    unread.push({ pointer: pointerTo(pointer, field), value });
  }
}

/**
 * Whether every store can keep a text: PostgreSQL cannot store NUL, and lone surrogates have no UTF-8
 * encoding.
 */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Takes the pointer in two parts, which are joined only for a fault. */
function readable(text: string, place: string, field: string, faults: Fault[]): string {
  if (isStorable(text)) return isBlank(text) ? '' : text.trim();
  refuse(text, place, field, faults);
  return text;
}

function refuse(text: string, place: string, field: string, faults: Fault[]): void {
  const pointer = field === '' ? place : `${place}/${field}`;
  if (text.includes('\0')) faults.push(fault(pointer, 'must not contain a NUL character'));
  if (!text.isWellFormed()) faults.push(fault(pointer, 'contains half of a character (a lone surrogate)'));
}

/**
 * Whether the schema has rejected the value as a hex colour: its complaint replaces the complaint about RAL
 * colours.
 */
const takesHexOnly = (errors: readonly ErrorObject[], pointer: string): boolean =>
  errors.some(({ instancePath, params }) => instancePath === pointer && params['pattern'] === colorPattern);

/**
 * Keeps one fault for each field: a phone number on two lines, for example, violates both pattern and format.
 */
function onePerPlace(errors: readonly ErrorObject[], found: readonly Fault[]): ErrorObject[] {
  const seen = new Set(found.map(({ pointer }) => pointer));
  return errors.filter((error) => {
    // "if" only says which branch applied; the faults of the branch are separate errors.
    if (error.keyword === 'if') return false;
    if (error.keyword === 'required') return true;
    const fresh = !seen.has(error.instancePath);
    seen.add(error.instancePath);
    return fresh;
  });
}
