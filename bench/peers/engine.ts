import { estimate } from '../../src/app/doors/estimate.ts';
import { readPriceBook } from '../../src/app/figures/price-book.ts';
import bookFile from '../../src/figures/price-book.json' with { type: 'json' };

const read = readPriceBook(bookFile);
if (!read.ok) throw new Error(read.faults.join('\n'));
const book = read.value;

/** Prices doors with the engine of the service, so that compared servers differ only in their framework. */
export const priceDoors = (request: { readonly doors: readonly object[] }) => estimate(book, request);

export const port = Number(process.env['PORT']);
