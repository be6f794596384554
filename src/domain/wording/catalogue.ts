import type { PricedProduct } from '../catalogue/product.ts';
import type { PriceBook } from '../book/price-book.ts';
import { toDecimal } from '../units.ts';

export const excludedFromStartingPrice =
  'excludes ironmongery, decorative glazing bars, special glass and non-standard RAL finishes';

export const priceNote = ({ currency }: PriceBook, { door, price }: PricedProduct): string =>
  `From ${currency} ${toDecimal(price.total)} excl. VAT, supply only, for ${door.opening.width} x ${door.opening.height} mm. Frame-only base price; ${excludedFromStartingPrice}.`;

/** The price from for consumers: first with VAT, then net. */
export const consumerPriceNote = (
  { currency, startingPriceInclVatEur, priceNote: net }: StartingPrice,
  vatRatePercent: number,
): string => `From ${currency} ${startingPriceInclVatEur} incl. ${vatRatePercent}% VAT. ${net}`;

interface StartingPrice {
  readonly currency: string;
  readonly startingPriceInclVatEur: number;
  readonly priceNote: string;
}

export const disclaimerOfPrices = ({ vatRatePercent }: PriceBook): string =>
  `Starting prices are indicative, for the smallest standard configuration, given with ${vatRatePercent}% VAT and without, and supply only: frame, standard safety glass, standard finish and running gear. The price ${excludedFromStartingPrice}, as well as delivery and fitting.`;
