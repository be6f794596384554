import type { PriceBook } from '../book/price-book.ts';
import { withVat } from '../pricing/vat.ts';
import type { Cents } from '../units.ts';
import { inEuro } from './format.ts';

/** A price within a sentence, as a consumer reads it: what is paid first, then the net one. */
export const aboutPrice = (book: PriceBook, net: Cents): string =>
  `about ${inEuro(withVat(book, net))} including VAT (${inEuro(net)} without VAT), supply only`;
