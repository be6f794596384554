import { mm, type Millimetres } from '../units.ts';
import { bifoldChoices, doorTypeKeys, type BifoldConfig, type DoorTypeKey } from '../book/door-types.ts';

/** One to five digits, not all zero. Avoids lookahead, which the validators of some languages lack. */
const digits = '(?:[1-9][0-9]{0,4}|0[1-9][0-9]{0,3}|00[1-9][0-9]{0,2}|000[1-9][0-9]?|0000[1-9])';
/**
 * Pattern of a size in a request, also used in the contract: digits with an optional fraction of zeros, unit
 * and surrounding spaces; or blank.
 */
export const sizePattern = `^\\s*(?:${digits}(?:\\.0+)?(?:\\s*[mM][mM])?\\s*)?$`;
/** Maximum size: the largest number of five digits. */
export const largestSize = 99_999;
const sizeShape = new RegExp(sizePattern, 'u');

/** The trimmed text; undefined if blank or missing, because both mean "not given". */
export function given(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}

export function readSize(text: string | undefined): Millimetres | undefined {
  if (text === undefined) return undefined;
  const digits = digitsOf(text);
  if (digits > 0) return mm(digits);
  const size = given(text);
  return size !== undefined && sizeShape.test(size) ? mm(Number.parseInt(size, 10)) : undefined;
}

const mostDigits = String(largestSize).length;

/** Fast path for nearly all sizes: a size of digits only; 0 for any other text. */
function digitsOf(text: string): number {
  if (text.length > mostDigits) return 0;
  let size = 0;
  for (let i = 0; i < text.length; i += 1) {
    const digit = text.charCodeAt(i) - zero;
    if (digit < 0 || digit > 9) return 0;
    size = size * 10 + digit;
  }
  return size;
}

const zero = '0'.charCodeAt(0);

export function readDoorTypeKey(text: string | undefined): DoorTypeKey | undefined {
  const key = given(text);
  return doorTypeKeys.find((known) => known === key);
}

export function readBifoldConfig(text: string | undefined): BifoldConfig | undefined {
  const config = given(text);
  return bifoldChoices.find((known) => known === config);
}
