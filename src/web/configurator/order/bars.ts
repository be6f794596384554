import type { PriceBook } from '../../../domain/book/price-book.ts';
import { barsText, readBars } from '../../../domain/extras/bars.ts';

/** Value of the choice without glazing bars. */
export const noBars = 'none';
/** Value of the choice for another grid, which the customer types as columns × rows. */
export const ownBars = 'own';

const commonBars = ['1x3', '1x4', '2x4', '2x5', '3x5'];

/** Common grids that the form offers as choices. */
export function barChoices({ extras: { glazingBars } }: Pick<PriceBook, 'extras'>): readonly string[] {
  if (!glazingBars) return [];
  const { mostColumns, mostRows } = glazingBars;
  return commonBars.filter((text) => {
    const bars = readBars(text);
    return bars && bars.columns <= mostColumns && bars.rows <= mostRows;
  });
}

/** The form's choice for a grid in the wire format. */
export function barsChoice(book: Pick<PriceBook, 'extras'>, text: string | undefined): string {
  const bars = readBars(text ?? '');
  if (!bars || barsText(bars) === '1x1') return noBars;
  return barChoices(book).find((choice) => choice === barsText(bars)) ?? ownBars;
}
