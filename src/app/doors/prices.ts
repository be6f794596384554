import type { PriceBook } from '../../domain/book/price-book.ts';
import type { Price } from '../../domain/pricing/price.ts';
import { withVat } from '../../domain/pricing/vat.ts';
import { toDecimal } from '../../domain/units.ts';

/** The price of a door as answers have it, net and with VAT; 0 where there is none. */
export const bothPrices = (book: PriceBook, price: Price | null) => ({
  estimatedPrice: price ? toDecimal(price.total) : 0,
  estimatedPriceInclVat: price ? toDecimal(withVat(book, price.total)) : 0,
});
