import type { PriceBook } from '../book/price-book.ts';
import type { DoorField, WireDoor } from './fields.ts';
import type { InputCode, InputIssue } from './issue.ts';
import { resolveDoor } from './resolve.ts';

/** The fields a door may need besides what was said of it. */
export type Detail = Extract<DoorField, 'bifoldConfig' | 'doorLeafWidth' | 'doorHeightMm'>;

const details: Partial<Record<InputCode, Detail>> = {
  BIFOLD_CONFIG_REQUIRED: 'bifoldConfig',
  LEAF_WIDTH_REQUIRED: 'doorLeafWidth',
  DOOR_HEIGHT_REQUIRED: 'doorHeightMm',
};

/** The detail that is missing; undefined where something is wrong instead. */
export const detailOf = ({ code }: InputIssue): Detail | undefined => details[code];

/** Any value will do to see what else is missing: which fields a door needs does not depend on their values. */
const anyValue: Readonly<Record<Detail, string>> = {
  bifoldConfig: '2L',
  doorLeafWidth: '1000',
  doorHeightMm: '2000',
};

/** Every detail a door lacks, in the order in which they are judged; none where anything else is wrong with it. */
export function missingDetails(book: PriceBook, wire: WireDoor): readonly InputIssue[] {
  const resolution = resolveDoor(book, wire);
  const detail = resolution.door ? undefined : detailOf(resolution.issue);
  if (resolution.door || !detail) return [];
  return [resolution.issue, ...missingDetails(book, { ...wire, [detail]: anyValue[detail] })];
}
