import { typedSize } from '../doors/typed-size.ts';

/** A size that is not exact: `about 1.8 m`, `1790 to 1805`, `1800 ± 10`. */
export interface RoughSize {
  /** The middle, in millimetres. */
  readonly size: number;
  /** How far it may be off on either side; null if the text does not say. */
  readonly tolerance: number | null;
}

/** Maximum length; a longer text is a description. */
const longestText = 60;

const about = /^(?:about|around|approximately|approx\.?|roughly|circa|ca\.?|c\.|some|nearly|~|≈) ?(.+)$/;
const orSo = /^(.+?) ?(?:or so|ish|-ish|approx\.?|or thereabouts|more or less)$/;
const plusMinus = /±|\+\/-|\+-|plus or minus|give or take/;
const upTo = / to | and |-|–|—/;

/** The two parts of a text; null if it has more or fewer. */
function halves(text: string, between: RegExp): readonly [string, string] | null {
  const [one = '', other = '', ...more] = text.split(between).map((part) => part.trim());
  return one === '' || other === '' || more.length > 0 ? null : [one, other];
}

/** Reads a size that a customer has not measured exactly; null for any other text. */
export function readRoughSize(text: string): RoughSize | null {
  if (text.length > longestText) return null;
  const typed = text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  if (typedSize(typed) !== undefined) return null;
  const [, hedged] = about.exec(typed) ?? orSo.exec(typed) ?? [];
  if (hedged !== undefined) return readRoughSize(hedged) ?? exactly(hedged);
  const offset = halves(typed, plusMinus);
  if (offset) return offBy(...offset);
  const ends = halves(typed.replace(/^(?:between|from) /, ''), upTo);
  return ends && between(...ends);
}

function exactly(text: string): RoughSize | null {
  const size = typedSize(text);
  return size === undefined ? null : { size, tolerance: null };
}

function offBy(middle: string, off: string): RoughSize | null {
  const size = typedSize(middle);
  const tolerance = typedSize(off);
  return size === undefined || tolerance === undefined ? null : { size, tolerance };
}

/** A bare number has the unit of the other end: `1.79 to 1.81 m`. */
function between(least: string, most: string): RoughSize | null {
  const unit = /[a-z'"]+$/.exec(most)?.[0] ?? '';
  const low = typedSize(/[a-z'"]$/.test(least) ? least : `${least} ${unit}`);
  const high = typedSize(most);
  if (low === undefined || high === undefined || low >= high) return null;
  const size = Math.floor((low + high + 1) / 2);
  return { size, tolerance: Math.max(size - low, high - size) };
}
