interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export type FieldRow = readonly [field: string, type: string, required: string, meaning: string];

/** One row for each field, however deep: `customer.name`, `doors[].opWidth`. */
export function fieldRows(schema: unknown, prefix = ''): FieldRow[] {
  const { properties = {}, required = [] } = schema as Schema;
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

/** Of a schema "X or null": X. */
function present(schema: Schema): { value: Schema; nullable: boolean } {
  const value = schema.anyOf?.find(({ type }) => type !== 'null');
  if (value) return { value, nullable: schema.anyOf?.some(({ type }) => type === 'null') ?? false };
  return { value: schema, nullable: Array.isArray(schema.type) && schema.type.includes('null') };
}

function typeOf({ type, items }: Schema): string {
  if (items) return `array of ${typeOf(items)}`;
  if (Array.isArray(type)) return type.filter((each) => each !== 'null').join(' or ');
  return typeof type === 'string' ? type : 'any';
}

function meaningOf(description: string, schema: Schema): string {
  const { enum: values, minLength, maxLength, minItems, maxItems } = schema;
  const extras = [
    values &&
      `One of ${values
        .filter(isSaid)
        .map((value) => `\`${String(value)}\``)
        .join(', ')}.`,
    bounds(minLength, maxLength, 'characters'),
    bounds(minItems, maxItems, 'items'),
  ].filter((extra) => extra !== undefined && !isSaidIn(description, extra));
  return [description, ...extras].join(' ').replaceAll('|', '\\|').replaceAll('\n', ' ').trim();
}

/** A blank among the values only means that the field may be left blank. */
const isSaid = (value: unknown) => value !== '';

/** Whether the description already names the bound. */
const isSaidIn = (description: string, extra: string) =>
  description.toLowerCase().includes(extra.slice(0, -1).toLowerCase());

function bounds(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (least !== undefined && most !== undefined) return `${least} to ${most} ${unit}.`;
  if (most !== undefined) return `At most ${most} ${unit}.`;
  return least === undefined || least === 1 ? undefined : `At least ${least} ${unit}.`;
}
