import type { PriceBook } from '../book/price-book.ts';
import { type Cents, cents, toWholeEuro } from '../units.ts';

/** Hundredths of a per cent, so that a rate of 13.5 stays an integer. */
const partsPerPercent = 100;

/** The part of a price book that VAT needs. */
export type VatTerms = Pick<PriceBook, 'vatRatePercent'>;

/**
 * Price of a door with VAT, in whole euro. A total with VAT is the sum of these prices, and is never computed
 * from the net total.
 */
export function withVat({ vatRatePercent }: VatTerms, net: Cents): Cents {
  const whole = 100 * partsPerPercent;
  const parts = net * (whole + Math.round(vatRatePercent * partsPerPercent));
  // Drops fractions of a cent, which cannot change the rounding.
  return toWholeEuro(cents(Math.floor(parts / whole)));
}

/** Net price and price with VAT. */
export interface BothPrices {
  readonly net: Cents;
  readonly withVat: Cents;
}

export const bothPrices = (terms: VatTerms, net: Cents): BothPrices => ({
  net,
  withVat: withVat(terms, net),
});

/** Converts the prices of a response, which are in euro. */
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

export const timesPieces = ({ net, withVat }: BothPrices, pieces: number): BothPrices => ({
  net: cents(pieces * net),
  withVat: cents(pieces * withVat),
});
