import { panelCount, type Door } from '../doors/door.ts';
import type { PriceBook } from '../book/price-book.ts';

export function doorWeeks(book: PriceBook, door: Door): number {
  const { manyPiecesFrom, manyPiecesWeeks } = book.leadTime;
  const pieces = panelCount(door) + (door.transom ? 1 : 0);
  return door.model.weeks + (pieces >= manyPiecesFrom ? manyPiecesWeeks : 0);
}

/** Lead time of an order: that of its slowest door, plus a surcharge for the number of doors requested. */
export function orderWeeks(book: PriceBook, validDoors: readonly Door[], doorsAsked: number): number {
  if (validDoors.length === 0) return 0;
  const slowest = validDoors.reduce((weeks, door) => Math.max(weeks, doorWeeks(book, door)), 0);
  const { byDoorCount } = book.leadTime;
  const bracket = byDoorCount.find(({ doors }) => doorsAsked <= doors) ?? byDoorCount.at(-1);
  return slowest + (bracket?.weeks ?? 0);
}
