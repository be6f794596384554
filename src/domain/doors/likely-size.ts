import type { DoorTypeKey } from '../book/door-types.ts';
import type { DoorModel, PriceBook } from '../book/price-book.ts';
import { mm, type Millimetres, type Range } from '../units.ts';
import { readTypedSize } from './typed-size.ts';
import { largestSize } from './wire.ts';

/** The part of a door that a size measures. */
export type SizeKind = 'width' | 'height' | 'leaf' | 'doorHeight' | 'panel' | 'wall';

/** Minimum size of any part of a door. */
const leastSize = 100;
/** A size of this or more has a digit too many; a smaller size may be the opening of a wide hall. */
const farTooLarge = 10_000;
/** Factors of sizes in centimetres, inches or metres that were given as millimetres. */
const tooSmallBy = [10, 25.4, 1000];
/**
 * Factors of sizes with a zero too many. A size above the maximum of the contract may also have too large a
 * unit, such as metres instead of centimetres.
 */
const tooLargeBy = [10];
const unwritableBy = [10, 100, 1000];

/** A size that is probably a typing error, with the sizes in millimetres that were probably meant. */
export interface DoubtfulSize {
  readonly tooSmall: boolean;
  readonly meant: readonly Millimetres[];
}

/**
 * Doubts a size that no door has, if the same digits are a possible size in another unit. A size below 100 mm
 * is always doubted. Null for a plausible size, whether or not a door with it can be made.
 */
function doubtOf(book: PriceBook, kind: SizeKind, size: number, type?: DoorTypeKey): DoubtfulSize | null {
  if (size >= farTooLarge) {
    const factors = size > largestSize ? unwritableBy : tooLargeBy;
    const meant = among(
      rangeOf(book, kind, type),
      factors.map((factor) => size / factor),
    );
    return meant.length === 0 ? null : { tooSmall: false, meant };
  }
  if (size >= leastSize && size >= rangeOf(book, kind, 'FIX_PANEL').min) return null;
  const meant = among(
    rangeOf(book, kind, type),
    tooSmallBy.map((factor) => size * factor),
  );
  return size < leastSize || meant.length > 0 ? { tooSmall: true, meant } : null;
}

/** A size as given: a number of millimetres, or typed text. */
export interface GivenSize {
  readonly kind: SizeKind;
  readonly given: number | string;
  readonly type?: DoorTypeKey | undefined;
}

/** The doubt about a size as given. Null also for text that is not a size, which is reported separately. */
export function doubtOfGiven(book: PriceBook, { kind, given, type }: GivenSize): DoubtfulSize | null {
  const read = typeof given === 'number' ? ({ kind: 'size', mm: given } as const) : readTypedSize(given);
  if (read.kind === 'size') return doubtOf(book, kind, read.mm, type);
  const doubt =
    read.kind === 'unclear' && read.value !== undefined ? doubtOf(book, kind, read.value, type) : null;
  return doubt?.meant.length === 0 ? null : doubt;
}

/**
 * Continues a sentence that starts with the size: "is too small for a door: did you mean 900 mm or 2286 mm?"
 */
export function doubtText({ tooSmall, meant }: DoubtfulSize): string {
  const verdict = `is too ${tooSmall ? 'small' : 'large'} for a door`;
  return meant.length === 0
    ? `${verdict}: please give millimetres, such as 900`
    : `${verdict}: did you mean ${meantText(meant)}?`;
}

export const meantText = (meant: readonly Millimetres[]): string =>
  meant.map((size) => `${size} mm`).join(' or ');

const among = ({ min, max }: Range, sizes: readonly number[]): readonly Millimetres[] =>
  sizes.map((size) => mm(Math.round(size))).filter((size) => size >= min && size <= max);

/**
 * The range of sizes that doors can have. Fixed panels can be smaller, and count only if one is requested.
 */
function rangeOf(book: PriceBook, kind: SizeKind, type: DoorTypeKey | undefined): Range {
  const models = book.models.filter((model) => type === 'FIX_PANEL' || model.type !== 'FIX_PANEL');
  const least = (sizeOf: (model: DoorModel) => number) => mm(Math.min(...models.map(sizeOf)));
  const most = (sizeOf: (model: DoorModel) => number) => mm(Math.max(...models.map(sizeOf)));
  switch (kind) {
    case 'width':
      return { min: least(({ leaf, leaves }) => leaf.min * leaves), max: book.maximumOpeningWidth };
    case 'height':
      return {
        min: least(({ height }) => height.min),
        max: mm(most(({ height }) => height.max) + book.transom.size.max),
      };
    case 'leaf':
      return { min: least(({ leaf }) => leaf.min), max: most(({ leaf }) => leaf.max) };
    case 'doorHeight':
      return { min: least(({ height }) => height.min), max: most(({ height }) => height.max) };
    case 'panel':
      return book.sidePanel.size;
    case 'wall':
      return { min: least(({ height }) => height.min), max: mm(farTooLarge - 1) };
  }
}
