import { type BookData, bookData } from '../../domain/book/book-data.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { Business } from '../../domain/business/business.ts';

/** What the configurator in an assistant's conversation knows of the service: JSON in its page. */
export interface ConfiguratorData {
  readonly book: BookData;
  /** Base URL of pages, the only ones that the configurator links to. */
  readonly publicUrl: string;
  readonly maker: Pick<Business, 'name' | 'isSample'>;
}

export const configuratorData = (
  book: PriceBook,
  { name, isSample }: Business,
  publicUrl: string,
): ConfiguratorData => ({ book: bookData(book), publicUrl, maker: { name, isSample } });

/** Key in a tool result's `_meta` with the designs of doors that the reply itself does not have. */
export const designsMetaKey = 'lintel/designs';
