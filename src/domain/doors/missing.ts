import type { PriceBook } from '../book/price-book.ts';
import type { DoorField, WireDoor } from './fields.ts';
import type { InputCode, InputIssue } from './issue.ts';
import { resolveDoor } from './resolve.ts';

/** Fields that only some doors need. */
export type Detail = Extract<DoorField, 'bifoldConfig' | 'doorLeafWidth' | 'doorHeightMm'>;

const details: Partial<Record<InputCode, Detail>> = {
  BIFOLD_CONFIG_REQUIRED: 'bifoldConfig',
  LEAF_WIDTH_REQUIRED: 'doorLeafWidth',
  DOOR_HEIGHT_REQUIRED: 'doorHeightMm',
};

/** The missing detail that an issue reports; undefined for other issues. */
export const detailOf = ({ code }: InputIssue): Detail | undefined => details[code];

/**
 * Sample values, which help to find all missing details: the details that a door needs do not depend on
 * values.
 */
const anyValue: Readonly<Record<Detail, string>> = {
  bifoldConfig: '2L',
  doorLeafWidth: '1000',
  doorHeightMm: '2000',
};

/** All missing details, in the order in which they are checked; empty if anything else is wrong. */
export function missingDetails(book: PriceBook, wire: WireDoor): readonly InputIssue[] {
  const resolution = resolveDoor(book, wire);
  const detail = resolution.door ? undefined : detailOf(resolution.issue);
  if (resolution.door || !detail) return [];
  return [resolution.issue, ...missingDetails(book, { ...wire, [detail]: anyValue[detail] })];
}
