import catalogueFile from '../../src/figures/catalogue.json' with { type: 'json' };
import { readCatalogue } from '../../src/app/figures/catalogue.ts';
import { book } from './book.ts';

const checked = readCatalogue(book, catalogueFile);
if (!checked.ok) throw new Error(checked.faults.join('\n'));

/** The shipped products. */
export const catalogue = checked.value;
