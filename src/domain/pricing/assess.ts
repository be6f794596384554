import type { Door } from '../doors/door.ts';
import { checkHeight } from '../doors/height-check.ts';
import type { HeightIssue, InputIssue, WidthIssue } from '../doors/issue.ts';
import { detailOf, missingDetails } from '../doors/missing.ts';
import { resolveDoor, type Resolution } from '../doors/resolve.ts';
import { withStandIns } from '../doors/stand-in.ts';
import type { WireDoor } from '../doors/fields.ts';
import { checkWidth } from '../doors/width-check.ts';
import { complete, type Completion } from './complete.ts';
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
      /** Missing details; empty if the door has another fault, or if no values of the details fit. */
      readonly missing: readonly InputIssue[];
      /** The door with its missing details filled in; null if `missing` is empty. */
      readonly completion: Completion | null;
      /** The reason why no values of the missing details fit. */
      readonly fault: Unmakeable | null;
    }
);

export type Unmakeable = Extract<Assessment, { outcome: 'unmakeable' }>;

/**
 * The resolved door. If no values of missing details fit, it has placeholders for these; null if it cannot be
 * resolved.
 */
export const doorOf = (assessment: Assessment): Door | null =>
  assessment.outcome === 'unclear' ? (assessment.fault?.door ?? null) : assessment.door;

export function assess(book: PriceBook, wire: WireDoor): Assessment {
  const resolution = resolveDoor(book, wire);
  return resolution.door ? judge(book, resolution) : assessUnclear(book, wire, resolution);
}

type Resolved = Extract<Resolution, { readonly assumed: unknown }>;
type Unresolved = Exclude<Resolution, Resolved>;

function judge(book: PriceBook, resolution: Resolved): Assessment {
  const { door } = resolution;
  const width = checkWidth(book, door);
  const height = checkHeight(book, door);
  const issue = width ?? height;
  return issue
    ? { outcome: 'unmakeable', resolution, door, width, height, issue }
    : { outcome: 'priced', resolution, door, price: priceDoor(book, door) };
}

/** Faults of an opening that no leaves, panels or heights of a type can fill. */
const neverFilled = new Set<string | undefined>([
  'WIDTH_ABOVE_MAX',
  'WIDTH_BELOW_MIN',
  'HEIGHT_ABOVE_MAX',
  'HEIGHT_BELOW_MIN',
]);

/**
 * Reports missing details if some values fit. Otherwise the door is unmakeable if its bi-fold leaf count is
 * missing, or if no details can fill its opening.
 */
function assessUnclear(book: PriceBook, wire: WireDoor, resolution: Unresolved): Assessment {
  const { issue } = resolution;
  const completion = complete(book, wire);
  const fault = completion ? null : faultOfDetails(book, wire, resolution);
  const isFault =
    issue.code === 'BIFOLD_CONFIG_REQUIRED' ||
    [fault?.width, fault?.height].some((each) => neverFilled.has(each?.code));
  if (fault && isFault) return fault;
  const missing = completion ? missingDetails(book, wire) : [];
  return { outcome: 'unclear', resolution, door: null, issue, missing, completion, fault };
}

/**
 * The fault of a door that no values of its missing details can make; null if values fit, or no detail is
 * missing.
 */
function faultOfDetails(book: PriceBook, wire: WireDoor, { asked }: Unresolved): Unmakeable | null {
  const details = missingDetails(book, wire).map(detailOf);
  const filled = details.length === 0 ? null : resolveDoor(book, withStandIns(book, wire));
  if (!filled?.door) return null;
  const assumed = [...filled.assumed, ...details.filter((detail) => detail !== undefined)].sort();
  const judged = judge(book, { ...filled, asked, assumed });
  return judged.outcome === 'unmakeable' ? judged : null;
}
