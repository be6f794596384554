import type { PriceBook } from '../book/price-book.ts';
import { measure } from '../doors/geometry.ts';
import type { Detail } from '../doors/missing.ts';
import type { Door } from '../doors/door.ts';
import type { Completion } from '../pricing/complete.ts';
import { doorInSentence } from './door-line.ts';
import { inMm, inWords, withCapitalArticle } from './format.ts';
import { sizeOf } from './names.ts';
import { aboutPrice } from './price.ts';

/** Each filled-in detail in words. */
const filledWith: Readonly<Record<Detail, (door: Door) => string>> = {
  bifoldConfig: ({ model }) => `${inWords(model.leaves)} leaves`,
  doorLeafWidth: (door) => {
    const { passiveWidth } = measure(door);
    if (passiveWidth !== null) {
      return `active leaf ${inMm(door.leafWidth)} and passive leaf ${inMm(passiveWidth)} wide`;
    }
    const leaves = door.model.leaves === 1 ? 'leaf' : 'leaves';
    return `${door.model.type === 'FIX_PANEL' ? 'fixed panel' : leaves} ${inMm(door.leafWidth)} wide`;
  },
  doorHeightMm: (door) =>
    `${door.model.type === 'FIX_PANEL' ? 'fixed panel' : 'door'} ${inMm(door.doorHeight)} high below a transom of ${inMm(measure(door).transomHeight)}`,
};

/** The completed door and its price, in words. */
export function completionText(
  book: PriceBook,
  { door, price }: Completion,
  missing: readonly Detail[],
): string {
  return `${withCapitalArticle(doorInSentence(book, door))} fits an opening of ${sizeOf(door.opening)} and costs ${aboutPrice(book, price.total)}. What we filled in: ${filledWords(door, missing)}.`;
}

export const filledWords = (door: Door, missing: readonly Detail[]): string =>
  missing.map((detail) => filledWith[detail](door)).join('; ');
