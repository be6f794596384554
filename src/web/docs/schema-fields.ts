import { counted } from '../../domain/wording/format.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly then?: Schema;
  readonly else?: Schema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export type FieldRow = readonly [field: string, type: string, required: string, meaning: string];

/** One row per field; nested fields by path, as in `customer.name`, `doors[].opWidth`. */
export function fieldRows(schema: unknown, prefix = ''): FieldRow[] {
  const { properties, required } = membersOf(schema as Schema);
  return Object.entries(properties).flatMap(([name, given]) => {
    const field = `${prefix}${name}`;
    const { value, nullable } = present(given);
    const row: FieldRow = [
      `\`${field}\``,
      `${typeOf(value)}${nullable ? ' or null' : ''}`,
      required.includes(name) ? 'yes' : 'no',
      meaningOf(given.description ?? value.description ?? '', value),
    ];
    const inner = value.items ? fieldRows(value.items, `${field}[].`) : fieldRows(value, `${field}.`);
    return [row, ...inner];
  });
}

interface Members {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

/** The fields of an object schema, including `allOf` and `if`/`then`/`else`. */
function membersOf({ properties = {}, required = [], allOf, then, else: otherwise }: Schema): Members {
  if (then && otherwise) return eitherOf(membersOf(otherwise), membersOf(then));
  const parts = allOf?.map(membersOf) ?? [];
  return {
    properties: Object.assign(
      {},
      ...parts.map((part) => part.properties),
      properties,
    ) as Members['properties'],
    required: [...parts.flatMap((part) => part.required), ...required],
  };
}

/** Fields of two branches. A field of both has the union of their types, and is required if both require it. */
function eitherOf(one: Members, other: Members): Members {
  const shared = Object.entries(one.properties).map(([name, field]) => {
    const types = [field, other.properties[name] ?? field].map((each) => typeOf(present(each).value));
    return [name, { ...field, type: [...new Set(types)] }] as const;
  });
  return {
    properties: { ...other.properties, ...Object.fromEntries(shared) },
    required: one.required.filter((name) => other.required.includes(name)),
  };
}

/** Unwraps "X or null": X, and whether null is allowed. */
function present(schema: Schema): { value: Schema; nullable: boolean } {
  const value = schema.anyOf?.find(({ type }) => type !== 'null');
  if (value) return { value, nullable: schema.anyOf?.some(({ type }) => type === 'null') ?? false };
  return { value: schema, nullable: Array.isArray(schema.type) && schema.type.includes('null') };
}

function typeOf({ type, items, allOf, then }: Schema): string {
  if (allOf ?? then) return 'object';
  if (items) return `array of ${typeOf(items)}`;
  if (Array.isArray(type)) return type.filter((each) => each !== 'null').join(' or ');
  return typeof type === 'string' ? type : 'any';
}

function meaningOf(description: string, schema: Schema): string {
  const { enum: values, minLength, maxLength, minItems, maxItems } = schema;
  const extras = [
    values && `One of ${values.map((value) => `\`${String(value)}\``).join(', ')}.`,
    bounds(minLength, maxLength, 'character'),
    bounds(minItems, maxItems, 'item'),
  ].filter((extra) => extra !== undefined && !isSaidIn(description, extra));
  return [description, ...extras].join(' ').replaceAll('|', '\\|').replaceAll('\n', ' ').trim();
}

const isSaidIn = (description: string, extra: string) =>
  description.toLowerCase().includes(extra.slice(0, -1).toLowerCase());

function bounds(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (least !== undefined && most !== undefined) return `${least} to ${counted(most, unit)}.`;
  if (most !== undefined) return `At most ${counted(most, unit)}.`;
  return least === undefined || least === 1 ? undefined : `At least ${counted(least, unit)}.`;
}
