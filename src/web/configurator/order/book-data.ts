import type { DoorTypeKey } from '../../../domain/book/door-types.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';

/** The price book as plain data, so that a page can carry it and price doors by itself. */
export interface BookData extends Omit<PriceBook, 'labels'> {
  readonly labels: readonly (readonly [DoorTypeKey, string])[];
}

export const bookData = (book: PriceBook): BookData => ({ ...book, labels: [...book.labels] });

export const bookOfData = (data: BookData): PriceBook => ({ ...data, labels: new Map(data.labels) });
