import fc, { type Arbitrary } from 'fast-check';

/** The parts of a schema from which values are generated. */
export interface FieldSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[] | undefined;
  readonly items?: FieldSchema;
  readonly maxItems?: number;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly anyOf?: readonly FieldSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/**
 * The first alternative of a schema. The other one is the blank, which is generated for every text anyway.
 */
const listed = (schema: FieldSchema): FieldSchema => schema.anyOf?.[0] ?? schema;

/** A wish in an enquiry may be a text, a number or a boolean, so none of these types is a fault. */
const typesOf = (schema: FieldSchema) => (schema.anyOf ?? [schema]).map(({ type }) => type);
const isWish = (schema: FieldSchema) => new Set(typesOf(schema)).size > 1;

/** A valid value: boundary lengths, optional fields at random, letters of many scripts. */
export function validValue(given: FieldSchema): Arbitrary<unknown> {
  if (isWish(given)) return fc.oneof(...(given.anyOf ?? []).map(validValue));
  const schema = listed(given);
  switch (schema.type) {
    case 'object':
      return validObject(schema);
    case 'array':
      return validList(schema);
    case 'boolean':
      return schema.const === undefined ? fc.boolean() : fc.constant(schema.const);
    case 'number':
      return ofType.number;
    case undefined:
    default:
      return schema.enum ? fc.constantFrom(...schema.enum) : validString(schema);
  }
}

function validObject({ properties = {}, required = [] }: FieldSchema): Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [
      field,
      required.includes(field) || listed(schema).type !== 'string'
        ? validValue(schema)
        : fc.oneof({ weight: 9, arbitrary: validValue(schema) }, fc.constantFrom('', ' ', '\n\t')),
    ]),
  );
  return fc.record(model, { requiredKeys: [...required], noNullPrototype: true });
}

function validList({ items = {}, maxItems = 5 }: FieldSchema): Arbitrary<unknown> {
  const item = validValue(items);
  return fc.oneof(
    { weight: 8, arbitrary: fc.array(item, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(item, { minLength: maxItems, maxLength: maxItems }) },
  );
}

const formatted: Readonly<Record<string, Arbitrary<string>>> = {
  'idn-email': fc
    .tuple(
      fc.constantFrom('aoife', 'seán', 'a.b', 'x+doors', "o'brien", '用户', 'A_1', 'é'.repeat(32)),
      fc.constantFrom('example.ie', 'fáinne.ie', 'sub.example.co.uk', '例子.公司', 'EXAMPLE.COM'),
    )
    .map(([local, domain]) => `${local}@${domain}`),
  phone: fc.constantFrom(
    '01 679 1234',
    '085 123 4567',
    '+353 85 123 4567',
    '+44 20 7946 0958',
    '(021) 427-3333',
  ),
  uri: fc.oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.constantFrom('https://example.ie/séamus', 'HTTP://EXAMPLE.IE:8080/?q=%20'),
  ),
  'door-design': fc.constantFrom('standard', 'tPIVOT-w1000-h2100', 'nGarage-w2400', 'p_2d_-cffffff'),
  'door-order': fc.constantFrom('door=standard', 'door=tPIVOT-w1000-h2100&door=nGarage-w2400', 'standard'),
  'date-or-date-time': fc
    .tuple(
      fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      fc.boolean(),
    )
    .map(([date, isDay]) => date.toISOString().slice(0, isDay ? 10 : undefined)),
};

const words = fc.constantFrom(
  'steel',
  'door',
  'doors',
  'glass',
  'kitchen',
  'hall',
  'Lá',
  'porte',
  'дверь',
  '門',
  '🚪',
  '2100',
  'mm',
);

function validString(schema: FieldSchema): Arbitrary<string> {
  const { format, minLength = 1, maxLength = 300 } = schema;
  const core = format === undefined ? text(minLength, maxLength) : (formatted[format] ?? fc.constant('?'));
  return fc.tuple(fc.constantFrom('', '', ' ', '\t '), core).map(([space, value]) => space + value + space);
}

/** Words about doors, of any allowed length or exactly a boundary length, counted in characters. */
function text(least: number, most: number): Arbitrary<string> {
  const length = fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: least, max: Math.min(most, least + 60) }) },
    { weight: 1, arbitrary: fc.constantFrom(least, most) },
  );
  return fc.tuple(fc.array(words, { minLength: 1, maxLength: 12 }), length).map(([some, count]) => {
    const phrase = Array.from(some.join(' '));
    const characters = Array.from({ length: count }, (_, i) => phrase[i % (phrase.length + 1)] ?? ' ');
    // No space at either end, or trimming would change the length.
    return characters
      .map((character, i) => (i === 0 || i === count - 1 ? character.replace(' ', 'x') : character))
      .join('');
  });
}

/** A pointer into a body and an invalid value for it; `undefined` removes the field. */
export interface Fault {
  readonly pointer: string;
  readonly value: unknown;
}

const ofType = {
  string: fc.constantFrom('', ' ', 'text', '1', 'true', '{}'),
  number: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  boolean: fc.boolean(),
  null: fc.constant(null),
  array: fc.array(fc.constantFrom('door', 1, null)),
  object: fc.constantFrom<object>({}, { length: 3 }, { 0: 'door' }),
} satisfies Record<string, Arbitrary<unknown>>;

/** Every way to make exactly one known field invalid. */
export function singleFaults(given: FieldSchema, pointer = ''): Arbitrary<Fault>[] {
  const schema = listed(given);
  const at = (values: Arbitrary<unknown>) => values.map((value) => ({ pointer, value }));
  const otherTypes = Object.entries(ofType).filter(([type]) => !typesOf(given).includes(type));
  const here =
    pointer === '' ? [] : [at(fc.oneof(...otherTypes.map(([, values]): Arbitrary<unknown> => values)))];
  switch (schema.type) {
    case 'object':
      return [...here, ...faultsWithin(schema, pointer)];
    case 'array': {
      const { items = {}, maxItems = 0 } = schema;
      const tooMany = fc
        .integer({ min: maxItems + 1, max: maxItems + 30 })
        .map((length) => Array.from({ length }, () => ({})));
      return [...here, at(tooMany), ...singleFaults(items, `${pointer}/0`)];
    }
    case 'string':
      return [...here, ...badStrings(schema).map(at)];
    case undefined:
    default:
      return here;
  }
}

function faultsWithin({ properties = {}, required = [] }: FieldSchema, pointer: string): Arbitrary<Fault>[] {
  const missing = required.map((field) => fc.constant({ pointer: `${pointer}/${field}`, value: undefined }));
  const blank = required
    .filter((field) => properties[field]?.type === 'string')
    .map((field) =>
      fc.constantFrom('', ' ', '\r\n').map((value) => ({ pointer: `${pointer}/${field}`, value })),
    );
  const inner = Object.entries(properties).flatMap(([field, schema]) =>
    singleFaults(schema, `${pointer}/${field}`),
  );
  return [...missing, ...blank, ...inner];
}

const badForms: Readonly<Record<string, readonly string[]>> = {
  'idn-email': [
    'aoife',
    'a@b',
    '@example.ie',
    'a b@example.ie',
    'a@example.ie,b@example.ie',
    'A <a@example.ie>',
  ],
  phone: ['12', '+353', 'call me', '085 123', '+999 12345678'],
  uri: ['javascript:alert(1)', 'ftp://example.ie', '/a', 'example.ie', 'https://', 'https://a b.ie'],
  'door-design': ['door', 'tSLIDE', 'w900mmm', 'w1-w2', 'czz'],
  'door-order': ['??', 'two doors', 'door=tPIVOT&door=??'],
  'date-or-date-time': [
    '2026-02-30',
    '2026-13-01',
    'tomorrow',
    '2026-03-31T17:00:00',
    '2026-03-31T24:61:00Z',
  ],
};

function badStrings({
  format,
  pattern,
  enum: allowed,
  minLength = 0,
  maxLength,
}: FieldSchema): Arbitrary<string>[] {
  const letters = (count: number) =>
    Array.from({ length: count }, (_, i) => (i % 7 === 0 ? '🚪' : 'x')).join('');
  return [
    fc.constantFrom('do\0or', '\0\0\0\0\0', 'door \ud83d', '\ude00 door', 'do\udfff\ud800or'),
    ...(format === undefined ? [] : [fc.constantFrom(...(badForms[format] ?? []))]),
    ...(allowed === undefined ? [] : [fc.constantFrom('1L', '5L', '2l', 'none')]),
    ...(pattern === undefined ? [] : [fc.constantFrom('steel\ndoor', 'steel\rdoor', 'steel\r\nBcc: x')]),
    ...(minLength > 1 ? [fc.integer({ min: 1, max: minLength - 1 }).map(letters)] : []),
    ...(maxLength === undefined
      ? []
      : [fc.integer({ min: maxLength + 1, max: maxLength + 50 }).map(letters)]),
  ];
}
