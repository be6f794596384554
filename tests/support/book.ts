import bookFile from '../../src/figures/price-book.json' with { type: 'json' };
import { readPriceBook } from '../../src/app/figures/price-book.ts';

/** The shipped price book with a change to its file, which must stay valid. */
export function bookWith(change: (file: typeof bookFile) => void) {
  const file = structuredClone(bookFile);
  change(file);
  const read = readPriceBook(file);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return read.value;
}

/** The shipped price book. */
export const book = bookWith(() => undefined);
