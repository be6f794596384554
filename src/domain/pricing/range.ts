import type { PriceBook } from '../book/price-book.ts';
import type { Opening } from '../doors/door.ts';
import type { WireDoor } from '../doors/fields.ts';
import { missingDetails } from '../doors/missing.ts';
import { largestSize } from '../doors/wire.ts';
import { type Cents, type Millimetres, mm } from '../units.ts';
import { assess, type Assessment } from './assess.ts';

type Failed = Exclude<Assessment, { outcome: 'priced' }>;

/** The prices of a door in all openings whose sizes are within a tolerance. */
export interface PriceRange {
  readonly makeable: 'all' | 'some' | 'none';
  /** Lowest and highest price; null if the door cannot be made in any of the openings. */
  readonly prices: { readonly from: Cents; readonly to: Cents } | null;
  /**
   * The narrowest and lowest opening in which the door cannot be made; null if there is none, or if details
   * are missing.
   */
  readonly failed: { readonly opening: Opening; readonly assessment: Failed } | null;
}

/** By how much each size of an opening may be off, in millimetres. */
export interface Tolerance {
  readonly width: number;
  readonly height: number;
}

/**
 * The price range of a door. It need not try every opening: width and height are checked independently, and a
 * higher opening is never cheaper.
 */
export function priceRange(book: PriceBook, wire: WireDoor, tolerance: Tolerance): PriceRange {
  const assessment = assess(book, wire);
  const { resolution, door } =
    assessment.outcome === 'unclear' ? (assessment.fault ?? assessment) : assessment;
  if (!door || !resolution.door) return { makeable: 'none', prices: null, failed: null };
  const { assumed } = resolution;
  const { width, height } = door.opening;
  const kept = {
    ...wire,
    ...(assumed.includes('opWidth') && { doorLeafWidth: String(door.leafWidth) }),
    ...(assumed.includes('opHeight') && door.transom && { doorHeightMm: String(door.doorHeight) }),
  };
  const at = (opening: Opening) =>
    assess(book, { ...kept, opWidth: String(opening.width), opHeight: String(opening.height) });
  if (missingDetails(book, wire).length > 0) return inNone(smallest(door.opening, tolerance));
  const widths = within(width, tolerance.width).map((each) => ({
    opening: { width: each, height },
    size: each,
  }));
  const heights = within(height, tolerance.height).map((each) => ({
    opening: { width, height: each },
    size: each,
  }));
  const goodWidths = widths.filter(({ opening }) => !faultsIn(at(opening)).width);
  const goodHeights = heights.filter(({ opening }) => !faultsIn(at(opening)).height);
  const lowest = goodHeights[0];
  const highest = goodHeights.at(-1);
  const all = goodWidths.length === widths.length && goodHeights.length === heights.length;
  const priceAt = (opening: Opening): Cents => {
    const assessment = at(opening);
    if (!isPriced(assessment)) throw new Error('A door that fits by width and by height has no price');
    return assessment.price.total;
  };
  const prices = (height: Millimetres) => goodWidths.map(({ size }) => priceAt({ width: size, height }));
  const some = goodWidths.length > 0 && lowest && highest;
  return {
    makeable: all ? 'all' : some ? 'some' : 'none',
    prices: some ? { from: least(prices(lowest.size)), to: most(prices(highest.size)) } : null,
    failed: all ? null : firstFailure(),
  };

  function inNone(opening: Opening): PriceRange {
    const assessment = at(opening);
    const failed = isPriced(assessment) ? null : { opening, assessment };
    return { makeable: 'none', prices: null, failed };
  }

  function firstFailure(): PriceRange['failed'] {
    const badHeight = heights.find((each) => !goodHeights.includes(each));
    for (const each of widths) {
      const fits = goodWidths.includes(each);
      if (fits && !badHeight) continue;
      const first = heights[0]?.size ?? height;
      const opening = { width: each.size, height: fits ? (badHeight?.size ?? first) : first };
      const assessment = at(opening);
      return isPriced(assessment) ? null : { opening, assessment };
    }
    return null;
  }
}

const isPriced = (assessment: Assessment) => assessment.outcome === 'priced';

const faultsIn = (assessment: Assessment) =>
  assessment.outcome === 'unmakeable' ? assessment : { width: null, height: null };

const smallest = ({ width, height }: Opening, tolerance: Tolerance): Opening => ({
  width: within(width, tolerance.width)[0] ?? width,
  height: within(height, tolerance.height)[0] ?? height,
});

/** All sizes within the tolerance, in whole millimetres, within the limits of the contract. */
function within(size: Millimetres, tolerance: number): readonly Millimetres[] {
  const from = Math.max(1, size - tolerance);
  const to = Math.min(largestSize, size + tolerance);
  return Array.from({ length: to - from + 1 }, (_, index) => mm(from + index));
}

const least = (prices: readonly Cents[]) => prices.reduce((one, other) => (other < one ? other : one));
const most = (prices: readonly Cents[]) => prices.reduce((one, other) => (other > one ? other : one));
