import { hydrate } from 'preact';
import '../../styles/main.css';
import { bookOfData } from '../../../domain/book/book-data.ts';
import type { OrderData } from '../order/order-data.ts';
import { tidyDrafts } from './draft.ts';
import { LiveOrder } from './live-order.tsx';

/** Hydrates pages of doors, which have a data block; other pages only get handlers for buttons. */
tidyDrafts({ isSent: document.querySelector('.order-sent') !== null });
const block = document.getElementById('data');
const place = document.getElementById('order');
if (block?.textContent && place) {
  const data = JSON.parse(block.textContent) as OrderData;
  hydrate(<LiveOrder initial={data} book={bookOfData(data.book)} />, place);
}
// Loaded on demand: only the page for schedules of doors opens files.
if (document.querySelector('.open-file')) void import('./open-file.ts');
for (const button of document.querySelectorAll('[data-print]')) {
  button.addEventListener('click', () => {
    print();
  });
}
document.documentElement.classList.add('scripted');
