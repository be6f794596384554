import type { DoorTypeKey } from './door-types.ts';
import type { PriceBook } from './price-book.ts';

/** The price book as JSON, so that a browser can price doors. */
export interface BookData extends Omit<PriceBook, 'labels'> {
  readonly labels: readonly (readonly [DoorTypeKey, string])[];
}

export const bookData = (book: PriceBook): BookData => ({ ...book, labels: [...book.labels] });

export const bookOfData = (data: BookData): PriceBook => ({ ...data, labels: new Map(data.labels) });
