import type { PriceBook } from '../book/price-book.ts';
import { type Cents, cents, toWholeEuro } from '../units.ts';

/** A rate of 13.5 per cent is 1350 of these: prices stay whole numbers until they are rounded. */
const partsPerPercent = 100;

/** All that has to be known of a price book to add VAT. */
export type VatTerms = Pick<PriceBook, 'vatRatePercent'>;

/** What a consumer pays for a door of this net price, in whole euro. A sum with VAT is the sum of these, never worked out anew. */
export function withVat({ vatRatePercent }: VatTerms, net: Cents): Cents {
  const whole = 100 * partsPerPercent;
  const parts = net * (whole + Math.round(vatRatePercent * partsPerPercent));
  // Cents cut off below half a euro cannot change which euro is nearest.
  return toWholeEuro(cents(Math.floor(parts / whole)));
}

/** A price as the trade counts it and as a consumer pays it. */
export interface BothPrices {
  readonly net: Cents;
  readonly withVat: Cents;
}

export const bothPrices = (terms: VatTerms, net: Cents): BothPrices => ({
  net,
  withVat: withVat(terms, net),
});

/** The two prices of an answer, which are in euro. */
export const pricesOfEuros = (net: number, inclVat: number): BothPrices => ({
  net: cents(Math.round(net * 100)),
  withVat: cents(Math.round(inclVat * 100)),
});

export function sumOfPrices(prices: readonly BothPrices[]): BothPrices {
  return {
    net: cents(prices.reduce((sum, { net }) => sum + net, 0)),
    withVat: cents(prices.reduce((sum, each) => sum + each.withVat, 0)),
  };
}
