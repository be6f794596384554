import type { PricedProduct } from '../catalogue/product.ts';
import type { PriceBook } from '../book/price-book.ts';
import { toDecimal } from '../units.ts';
import { scopeText } from './scope.ts';

export const priceNote = (book: PriceBook, { door, price }: PricedProduct): string =>
  `From ${book.currency} ${toDecimal(price.total)} excl. VAT, supply only, for ${door.opening.width} x ${door.opening.height} mm. ${scopeText(book)}`;

/** The "from" price for consumers: first with VAT, then net. */
export const consumerPriceNote = (
  { currency, startingPriceInclVatEur, priceNote: net }: StartingPrice,
  vatRatePercent: number,
): string => `From ${currency} ${startingPriceInclVatEur} incl. ${vatRatePercent}% VAT. ${net}`;

interface StartingPrice {
  readonly currency: string;
  readonly startingPriceInclVatEur: number;
  readonly priceNote: string;
}

export const disclaimerOfPrices = (book: PriceBook): string =>
  `Starting prices are estimates, for the smallest standard configuration, given with ${book.vatRatePercent}% VAT and without, and supply only. ${scopeText(book)}`;
