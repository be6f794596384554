import { mm, type Millimetres } from '../units.ts';
import { largestSize } from './wire.ts';

/**
 * A typed size: parsed, blank, or rejected with a hint what to type. `value` is a rejected number, read as
 * millimetres: too large, or a fraction without a unit.
 */
export type TypedSize =
  | { readonly kind: 'size'; readonly mm: Millimetres }
  | { readonly kind: 'blank' }
  | { readonly kind: 'unclear'; readonly message: string; readonly value?: number };

/** Units in tenths of a millimetre, so that each is an integer. */
const units = {
  mm: 10,
  cm: 100,
  m: 10_000,
  in: 254,
  ft: 3048,
} as const;
type Unit = keyof typeof units;

const unitNames: Readonly<Record<Unit, string>> = {
  mm: 'mm|millimet(?:re|er)s?',
  cm: 'cms?|centimet(?:re|er)s?',
  m: 'm|mtrs?|met(?:re|er)s?',
  in: 'in|inch|inches|"',
  ft: "ft|foot|feet|'",
};
const unitShapes = (Object.keys(units) as Unit[]).map(
  (unit) => [unit, new RegExp(`^(?:${unitNames[unit]})$`)] as const,
);

/** Maximum length; longer text is not parsed. */
const longestTyped = 50;
/** Maximum length of text to normalise, which bounds the cost. */
const longestUntidied = 4 * longestTyped;

/**
 * Parses a size as people type it. A bare number is in millimetres. Ambiguous sizes are rejected, not guessed: a
 * door made to the wrong size is worthless.
 */
export function readTypedSize(text: string): TypedSize {
  const trimmed = text.trim();
  const typed = tidied(trimmed.slice(0, longestUntidied));
  if (typed === '') return { kind: 'blank' };
  if (typed.length > longestTyped || trimmed.length > longestUntidied) return unclear(reasonFor(typed));
  const tenths = metricPair(typed) ?? feetAndInches(typed) ?? plainSize(typed);
  if (tenths === null) return unclear(reasonFor(typed));
  if (tenths === 'unit') {
    return unclear(
      `Please add the unit to “${shortened(typed)}”, such as “${withoutUnit(typed)} m”, or write whole millimetres, such as 1800.`,
      Number(typed.replace(',', '.')),
    );
  }
  const size = Math.floor((tenths + 5) / 10);
  if (size < 1 || size > largestSize) {
    return unclear(
      `“${shortened(typed)}” is no size of a door. Please give 1 to ${largestSize} mm, such as 900.`,
      tenths / 10,
    );
  }
  return { kind: 'size', mm: mm(size) };
}

/** The size; undefined if the text is blank or rejected. */
export function typedSize(text: string): Millimetres | undefined {
  const read = readTypedSize(text);
  return read.kind === 'size' ? read.mm : undefined;
}

const unclear = (message: string, value?: number): TypedSize => ({
  kind: 'unclear',
  message,
  ...(value !== undefined && { value }),
});

/** Normalises spaces, quotes, digits and case, and drops a final full stop. */
function tidied(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u2032\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u2033]|''/g, '"')
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/(?<=[a-z0-9])\.$/, '')
    .trim();
}

/** Parses a number with at most one unit; the result is in tenths of a millimetre. */
function plainSize(typed: string): number | 'unit' | null {
  const [, number = '', word = ''] = /^([0-9][0-9., ]*?) ?([a-z'"]*)$/.exec(typed) ?? [];
  const unit = word === '' ? 'mm' : unitOf(word);
  if (number === '' || !unit) return null;
  return grouped(number, unit) ?? decimal(number, unit, word !== '');
}

const unitOf = (word: string): Unit | undefined => unitShapes.find(([, shape]) => shape.test(word))?.[0];

/**
 * Parses thousands separators: 1,800 and 1 800, and continental 1.800. In Ireland the point is the decimal
 * sign, but 1.800 then means 1.800 m, which is the same size. Thousandths of a millimetre are never meant.
 */
function grouped(number: string, unit: Unit): number | null {
  const whole = /^[1-9][0-9]{0,2}(?:(?: [0-9]{3})+|(?:,[0-9]{3})+|(?:\.[0-9]{3})+)$/;
  const withFraction =
    /^([1-9][0-9]{0,2}(?:(?:[ ,][0-9]{3})+(?=\.)|(?:[ .][0-9]{3})+(?=,)))[.,]([0-9]{1,2})$/;
  const [, thousands = '', fraction = ''] = withFraction.exec(number) ?? [];
  if (thousands !== '' && (unit === 'mm' || unit === 'cm'))
    return scaled(thousands.replace(/[ ,.]/g, ''), fraction, unit);
  if (!whole.test(number)) return null;
  const spaced = number.includes(' ');
  return unit === 'mm' || (spaced && unit === 'cm') ? scaled(number.replace(/[ ,.]/g, ''), '', unit) : null;
}

/** Parses digits with an optional fraction after a point or a comma. */
function decimal(number: string, unit: Unit, unitSaid: boolean): number | 'unit' | null {
  const [, whole = '', sign = '', fraction = ''] = /^([0-9]{1,6})(?:([.,])([0-9]{1,4}))?$/.exec(number) ?? [];
  if (whole === '') return null;
  // Without a unit, 1.8 probably means metres, and 180.5 centimetres.
  if (sign !== '' && !unitSaid && Number(whole) < 1000) return 'unit';
  // 1,800 cm could mean 1800 cm, with a thousands separator, or 1.8 cm, with a decimal comma.
  if (fraction.length === 3 && (unit === 'cm' || (sign === ',' && unit !== 'm' && unit !== 'mm')))
    return null;
  return scaled(whole, fraction, unit);
}

/** Parses 1 m 80 cm, 1m80, 1 m 800 mm. */
function metricPair(typed: string): number | null {
  const shape = new RegExp(`^([0-9]{1,2}) ?(?:${unitNames.m}) ?([0-9]{1,3}) ?([a-z]*)$`);
  const [, metres = '', rest = '', word = ''] = shape.exec(typed) ?? [];
  if (metres === '') return null;
  const unit = word === '' ? ({ 2: 'cm', 3: 'mm' } as const)[rest.length] : unitOf(word);
  if (unit !== 'cm' && unit !== 'mm') return null;
  const tenths = scaled(rest, '', unit);
  return tenths < units.m ? scaled(metres, '', 'm') + tenths : null;
}

/** Parses 6' 8", 6ft 8in, 6'8, 6' 8 1/2" and 80 1/2 inches. An inch is exactly 25.4 mm. */
function feetAndInches(typed: string): number | null {
  const shape = new RegExp(
    `^(?:([0-9]{1,2}) ?(?:${unitNames.ft}),? ?)?([0-9]{1,3})?(?:[ -]?([0-9]{1,2})[/\u2044]([0-9]{1,2}))?(?: ?(${unitNames.in}))?$`,
  );
  const [, feet, inches, over, under, sign] = shape.exec(typed) ?? [];
  if (feet === undefined && sign === undefined) return null;
  if (feet === undefined && inches === undefined && over === undefined) return null;
  const part = over === undefined ? 0 : Number(over) / Number(under);
  if (!(part < 1)) return null;
  const below = Number(inches ?? 0) + part;
  if (feet !== undefined && below >= 12) return null;
  return Math.round((Number(feet ?? 0) * 12 + below) * units.in * 1000) / 1000;
}

/** Computes with integers until the last step, so that half a millimetre is exact. */
function scaled(whole: string, fraction: string, unit: Unit): number {
  return (Number(whole + fraction) * units[unit]) / 10 ** fraction.length;
}

const shortened = (typed: string): string => (typed.length > 24 ? `${typed.slice(0, 24)}…` : typed);
const withoutUnit = (typed: string): string => shortened(typed.replace(/[^0-9.,]/g, ''));

function reasonFor(typed: string): string {
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- the text is short
  if (typed.length <= longestTyped && /[0-9][^0-9]*(?:x|×|by|to|-|\/|–)[^0-9]*[0-9]/.test(typed)) {
    return 'Please give one size here, such as 1800.';
  }
  return `We cannot read “${shortened(typed)}” for certain. Please write a size like 1800, 180 cm, 1.8 m or 5 ft 11 in.`;
}
