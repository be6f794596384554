import type { Door } from '../doors/door.ts';
import { checkHeight } from '../doors/height-check.ts';
import type { HeightIssue, InputIssue, WidthIssue } from '../doors/issue.ts';
import { missingDetails } from '../doors/missing.ts';
import { resolveDoor, type Resolution } from '../doors/resolve.ts';
import type { WireDoor } from '../doors/fields.ts';
import { checkWidth } from '../doors/width-check.ts';
import { priceDoor, type Price } from './price.ts';
import type { PriceBook } from '../book/price-book.ts';

/** A door with a price, or the reason why it has none. */
export type Assessment = { readonly resolution: Resolution } & (
  | { readonly outcome: 'priced'; readonly door: Door; readonly price: Price }
  | {
      readonly outcome: 'unmakeable';
      readonly door: Door;
      readonly width: WidthIssue | null;
      readonly height: HeightIssue | null;
      readonly issue: WidthIssue | HeightIssue;
    }
  | {
      readonly outcome: 'unclear';
      readonly door: null;
      readonly issue: InputIssue;
      /** Missing details; empty if the door has another fault. */
      readonly missing: readonly InputIssue[];
    }
);

export type Unmakeable = Extract<Assessment, { outcome: 'unmakeable' }>;

export function assess(book: PriceBook, wire: WireDoor): Assessment {
  const resolution = resolveDoor(book, wire);
  if (!resolution.door) {
    const missing = missingDetails(book, wire);
    return { outcome: 'unclear', resolution, door: null, issue: resolution.issue, missing };
  }
  const { door } = resolution;
  const width = checkWidth(book, door);
  const height = checkHeight(book, door);
  const issue = width ?? height;
  return issue
    ? { outcome: 'unmakeable', resolution, door, width, height, issue }
    : { outcome: 'priced', resolution, door, price: priceDoor(book, door) };
}
