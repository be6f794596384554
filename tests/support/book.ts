import bookFile from '../../src/figures/price-book.json' with { type: 'json' };
import { readPriceBook } from '../../src/app/figures/price-book.ts';

const checked = readPriceBook(bookFile);
if (!checked.ok) throw new Error(checked.faults.join('\n'));

/** The price book the house ships with. */
export const book = checked.value;
