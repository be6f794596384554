import { mm, type Millimetres } from '../units.ts';
import { BIFOLD_CONFIGS, DOOR_TYPE_KEYS, type BifoldConfig, type DoorTypeKey } from '../book/door-types.ts';

/**
 * A size as people write it: one to five digits, not all of them zero, perhaps with a fraction of zeros, a unit and
 * spaces around it, or nothing at all. The contract checks bodies with the same pattern, so both read a size alike.
 */
export const SIZE_PATTERN = '^\\s*((?=[0-9]*[1-9])[0-9]{1,5}(\\.0+)?(\\s*[mM][mM])?\\s*)?$';
/** The most that can be written so. */
export const LONGEST_SIZE = 99_999;
const SIZE = new RegExp(SIZE_PATTERN, 'u');

/** The trimmed text, or undefined where it is blank or missing: both mean "not given". */
export function given(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}

export function readSize(text: string | undefined): Millimetres | undefined {
  const size = given(text);
  return size !== undefined && SIZE.test(size) ? mm(Number.parseInt(size, 10)) : undefined;
}

export function readDoorTypeKey(text: string | undefined): DoorTypeKey | undefined {
  const key = given(text);
  return DOOR_TYPE_KEYS.find((known) => known === key);
}

export function readBifoldConfig(text: string | undefined): BifoldConfig | undefined {
  const config = given(text);
  return BIFOLD_CONFIGS.find((known) => known === config);
}

const YES = new Set(['1', 'true', 'yes', 'y', 'on', 'top', 'transom']);
const NO = new Set(['0', 'false', 'no', 'n', 'off', 'none']);

/** Whether a transom is wanted; undefined where the word says neither. */
export function readYesNo(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}
