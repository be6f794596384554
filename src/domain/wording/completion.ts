import type { PriceBook } from '../book/price-book.ts';
import { measure } from '../doors/geometry.ts';
import type { Detail } from '../doors/missing.ts';
import type { Door } from '../doors/door.ts';
import type { Completion } from '../recovery/complete.ts';
import { inMm, inWords, listed, withArticle } from './format.ts';
import { layoutName, sizeOf } from './names.ts';
import { aboutPrice } from './prices.ts';

const part = ({ model }: Door): string => (model.type === 'FIX_PANEL' ? 'fixed panel' : 'door');

/** What a detail was filled with, within a sentence. */
const filledWith: Readonly<Record<Detail, (door: Door) => string>> = {
  bifoldConfig: ({ model }) => `${inWords(model.leaves)} leaves`,
  doorLeafWidth: (door) => {
    const { passiveWidth } = measure(door);
    if (passiveWidth !== null) {
      return `an active leaf of ${inMm(door.leafWidth)} beside a passive one of ${inMm(passiveWidth)}`;
    }
    if (door.model.type === 'FIX_PANEL') return `a middle panel ${inMm(door.leafWidth)} wide`;
    return door.model.leaves === 1
      ? `a leaf ${inMm(door.leafWidth)} wide`
      : `leaves ${inMm(door.leafWidth)} wide`;
  },
  doorHeightMm: (door) =>
    `a ${part(door)} ${inMm(door.doorHeight)} high below a transom of ${inMm(measure(door).transomHeight)}`,
};

/** What the door could be with the details it lacks, and what it would cost. */
export function completionText(
  book: PriceBook,
  { door, price }: Completion,
  missing: readonly Detail[],
): string {
  const filled = listed(missing.map((detail) => filledWith[detail](door)));
  return `With ${filled}, ${withArticle(layoutName(door))} fits an opening of ${sizeOf(door.opening)} and costs ${aboutPrice(book, price.total)}.`;
}
