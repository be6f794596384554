import { mm, type Millimetres } from '../units.ts';
import { bifoldChoices, doorTypeKeys, type BifoldConfig, type DoorTypeKey } from '../book/door-types.ts';

/**
 * A size as people write it: one to five digits, not all of them zero, perhaps with a fraction of zeros, a unit and
 * spaces around it, or nothing at all. The contract checks bodies with the same pattern, so both read a size alike.
 */
const sizePattern = '^\\s*((?=[0-9]*[1-9])[0-9]{1,5}(\\.0+)?(\\s*[mM][mM])?\\s*)?$';
/** The most that can be written so. */
export const largestSize = 99_999;
const sizeShape = new RegExp(sizePattern, 'u');

/** The trimmed text, or undefined where it is blank or missing: both mean "not given". */
export function given(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}

export function readSize(text: string | undefined): Millimetres | undefined {
  const size = given(text);
  return size !== undefined && sizeShape.test(size) ? mm(Number.parseInt(size, 10)) : undefined;
}

export function readDoorTypeKey(text: string | undefined): DoorTypeKey | undefined {
  const key = given(text);
  return doorTypeKeys.find((known) => known === key);
}

export function readBifoldConfig(text: string | undefined): BifoldConfig | undefined {
  const config = given(text);
  return bifoldChoices.find((known) => known === config);
}

const yes = new Set(['1', 'true', 'yes', 'y', 'on', 'top', 'transom']);
const no = new Set(['0', 'false', 'no', 'n', 'off', 'none']);

/** Whether a transom is wanted; undefined where the word says neither. */
export function readYesNo(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}
