import type { Draw } from './draw.ts';
import { oddText, oddValue } from './odd-texts.ts';

/** The parts of a schema from which values are generated. */
interface Schema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly then?: Schema;
  readonly else?: Schema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

export const emails = [
  'aoife@example.ie',
  'seán@fáinne.example',
  "o'brien+doors@example.ie",
  'A.B@EXAMPLE.IE',
];
const phones = ['01 679 1234', '+353 85 123 4567', '(021) 427-3333', '+44 20 7946 0958'];
export const designs = [
  'standard',
  'tPIVOT-w1000-h2100',
  'tDOUBLE.HINGED-w1800-h2100-v2500-c336699',
  'tBIFOLD-w2400-h2100-b4L',
  'tSINGLE.HINGED-w5000-h2100',
  'nGarage-w2400',
  'w1600-h2600-a1-z1-l800-xyes-d2100',
];
export const sizes = [
  ...['900', '1000', '1200', '1600', '1800', '2000', '2100', '2400'],
  '900',
  '1800',
  '2100',
  '0',
  '99999',
  '1',
  '2.1m',
  '6ft',
  '5\' 11"',
  '1,800',
  '900 mm',
  '12 1/2 in',
];
const byFormat: Readonly<Record<string, readonly string[]>> = {
  'idn-email': emails,
  phone: phones,
  uri: ['https://example.ie/plan.pdf', 'HTTP://EXAMPLE.IE:8080/?q=%20'],
  eircode: ['D02 X285', 'd02x285'],
  'date-or-date-time': ['2026-03-31', '2026-03-31T17:00:00Z', '2026-03-31 17:00:00+01:00'],
  millimetres: sizes,
  'door-design': designs,
};
const words = [
  ...['Aoife Byrne', 'A steel door for the hall', 'Can we see a door on Saturday?'],
  'A steel door',
  'single-left-panel',
  'Pivot door',
  'yes',
  '2',
  'Kilkenny',
  'кухня',
  '門',
];

/** A value for a schema, with occasional odd values anywhere in it. */
export function valueFor(draw: Draw, schema: Schema, oddness = 0.06): unknown {
  if (draw.chance(oddness)) return oddValue(draw);
  const inner = (part: Schema) => valueFor(draw, part, oddness);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return draw.pick(schema.enum);
  if (schema.anyOf) return inner(draw.pick(schema.anyOf));
  if (schema.then && schema.else) return inner(draw.pick([schema.then, schema.else]));
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inner)) as unknown;
  switch (schema.type) {
    case 'object':
      return objectFor(draw, schema, oddness);
    case 'array': {
      const most = draw.chance(0.05) ? (schema.maxItems ?? 5) + draw.below(2) : 3;
      const count = draw.chance(0.05) ? most : draw.chance(0.05) ? 0 : 1 + draw.below(most);
      return draw.times(count, () => inner(schema.items ?? {}));
    }
    case 'boolean':
      return draw.chance(0.5);
    case 'integer':
    case 'number':
      return numberFor(draw, schema);
    default:
      return textFor(draw, schema);
  }
}

function objectFor(draw: Draw, { properties = {}, required = [] }: Schema, oddness: number): object {
  const fields = Object.entries(properties)
    .filter(([field]) => draw.chance(required.includes(field) ? 1 - oddness / 2 : 0.5))
    .map(([field, schema]) => [field, valueFor(draw, schema, oddness)] as const);
  const strange = draw.chance(oddness) ? [[oddText(draw, 40), oddValue(draw)] as const] : [];
  return Object.fromEntries([...fields, ...strange]);
}

function numberFor(draw: Draw, { minimum = 0, maximum = 5000 }: Schema): number {
  const usual = draw.pick([minimum, maximum, 900, 2100, minimum - 1, maximum + 1]);
  return draw.chance(0.5) ? usual : minimum + draw.below(maximum - minimum + 1);
}

function textFor(draw: Draw, { format, pattern, maxLength = 400 }: Schema): string {
  const known = format === undefined ? undefined : byFormat[format];
  if (format === 'idn-email' && draw.chance(0.8)) return `aoife.${draw.below(1e6)}@example.ie`;
  if (known) return draw.pick(known);
  if (pattern?.startsWith('^#')) return draw.pick(['#fff', '#1c1c1e', '#12345']);
  if (draw.chance(0.1))
    return draw
      .pick(words)
      .repeat(400)
      .slice(0, maxLength + draw.below(2));
  return draw.chance(0.93) ? draw.pick(words) : oddText(draw, maxLength);
}
