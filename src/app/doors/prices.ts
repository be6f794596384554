import type { PriceBook } from '../../domain/book/price-book.ts';
import type { Price } from '../../domain/pricing/price.ts';
import { withVat } from '../../domain/pricing/vat.ts';
import { toDecimal } from '../../domain/units.ts';

/** Net price and price with VAT as fields of a response; 0 if there is no price. */
export const bothPrices = (book: PriceBook, price: Price | null) => ({
  estimatedPrice: price ? toDecimal(price.total) : 0,
  estimatedPriceInclVat: price ? toDecimal(withVat(book, price.total)) : 0,
});
