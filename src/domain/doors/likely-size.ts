import type { DoorTypeKey } from '../book/door-types.ts';
import type { DoorModel, PriceBook } from '../book/price-book.ts';
import { mm, type Millimetres, type Range } from '../units.ts';
import { readTypedSize } from './typed-size.ts';
import { largestSize } from './wire.ts';

/** The sizes of a door, by what they measure. */
export type SizeKind = 'width' | 'height' | 'leaf' | 'doorHeight' | 'panel' | 'wall';

/** No part of a door is smaller. */
const leastSize = 100;
/** A size of this or more has a digit too many; a smaller one may be the opening of a wide hall. */
const farTooLarge = 10_000;
/** Centimetres, inches and metres that were given as millimetres. */
const tooSmallBy = [10, 25.4, 1000];
/** A zero too many; above the largest size that can be written also a unit too large, metres for centimetres. */
const tooLargeBy = [10];
const unwritableBy = [10, 100, 1000];

/** A size that is probably a slip, and the sizes in millimetres that were probably meant. */
export interface DoubtfulSize {
  readonly tooSmall: boolean;
  readonly meant: readonly Millimetres[];
}

/**
 * Doubts a size that no door has, if the same digits in another unit are a size that the rules allow; below 100 mm
 * always. Null for a size that may be meant, whether or not it can be made.
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

/** A size as it was given: a number of millimetres, or as typed. */
export interface GivenSize {
  readonly kind: SizeKind;
  readonly given: number | string;
  readonly type?: DoorTypeKey | undefined;
}

/** The doubt about a size as it was given; null also for text that is none, which has a fault of its own. */
export function doubtOfGiven(book: PriceBook, { kind, given, type }: GivenSize): DoubtfulSize | null {
  const read = typeof given === 'number' ? ({ kind: 'size', mm: given } as const) : readTypedSize(given);
  if (read.kind === 'size') return doubtOf(book, kind, read.mm, type);
  const doubt =
    read.kind === 'unclear' && read.value !== undefined ? doubtOf(book, kind, read.value, type) : null;
  return doubt?.meant.length === 0 ? null : doubt;
}

/** "is too small for a door: did you mean 900 mm or 2286 mm?", after the size. */
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

/** The sizes that some door can have; those of fixed panels, which are smaller, only where one is asked for. */
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
