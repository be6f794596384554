import { panelCount, type Door } from '../doors/door.ts';
import { extraWeeks } from './extras-price.ts';
import type { PriceBook } from '../book/price-book.ts';

export function doorWeeks(book: PriceBook, door: Door): number {
  const { manyPiecesFrom, manyPiecesWeeks } = book.leadTime;
  const pieces = panelCount(door) + (door.transom ? 1 : 0);
  const own = door.model.weeks + (pieces >= manyPiecesFrom ? manyPiecesWeeks : 0);
  return own + extraWeeks(book, door);
}

/**
 * Lead time of an order: the longest lead time of its doors, plus a surcharge for the number of pieces
 * requested.
 */
export const orderWeeks = (book: PriceBook, validDoors: readonly Door[], piecesAsked: number): number =>
  weeksTogether(
    book,
    validDoors.map((door) => doorWeeks(book, door)),
    piecesAsked,
  );

/** Lead time of an order from the lead times of its doors. */
export function weeksTogether(book: PriceBook, ownWeeks: readonly number[], piecesAsked: number): number {
  if (ownWeeks.length === 0) return 0;
  const slowest = Math.max(...ownWeeks);
  const { byDoorCount } = book.leadTime;
  const bracket = byDoorCount.find(({ doors }) => piecesAsked <= doors);
  return slowest + (bracket ? bracket.weeks : beyondTheTable(book));
}

/** Surcharge in weeks for an order larger than any in the table: a week more than for the largest. */
const beyondTheTable = ({ leadTime }: PriceBook): number => (leadTime.byDoorCount.at(-1)?.weeks ?? 0) + 1;
