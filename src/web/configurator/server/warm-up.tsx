import { setImmediate } from 'node:timers/promises';
import { renderToString } from 'preact-render-to-string';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { StartCard, starts } from '../parts/start-cards.tsx';

/**
 * Draws once what the first page is made of, before anybody is served: what runs for the first time has to be compiled,
 * and the first visitor would keep everybody else waiting for it. One card in each turn, for there may be other services
 * in this process.
 */
export async function warmUp(book: PriceBook): Promise<void> {
  for (const door of starts) {
    renderToString(<StartCard book={book} priceView="with-vat" door={door} />);
    await setImmediate();
  }
}
