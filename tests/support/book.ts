import bookFile from '../../src/figures/price-book.json' with { type: 'json' };
import { readPriceBook } from '../../src/app/figures/price-book.ts';

/** The price book the house ships with, with something changed in its file; it has to stay sound. */
export function bookWith(change: (file: typeof bookFile) => void) {
  const file = structuredClone(bookFile);
  change(file);
  const read = readPriceBook(file);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return read.value;
}

/** The price book the house ships with. */
export const book = bookWith(() => undefined);
