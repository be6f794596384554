import type { PriceBook } from '../book/price-book.ts';
import { type Cents, cents, toWholeEuro } from '../units.ts';

/** A rate of 13.5 per cent is 1350 of these: prices stay whole numbers until they are rounded. */
const partsPerPercent = 100;

/** What a consumer pays for a door of this net price, in whole euro. A sum with VAT is the sum of these, never worked out anew. */
export function withVat({ vatRatePercent }: Pick<PriceBook, 'vatRatePercent'>, net: Cents): Cents {
  const whole = 100 * partsPerPercent;
  const parts = net * (whole + Math.round(vatRatePercent * partsPerPercent));
  // Cents cut off below half a euro cannot change which euro is nearest.
  return toWholeEuro(cents(Math.floor(parts / whole)));
}
