import { hydrate } from 'preact';
import '../../styles/main.css';
import { bookOfData, type OrderData } from '../order/order-data.ts';
import { LiveOrder } from './live-order.tsx';

/** Pages without data need no script; those with doors go on from what the server rendered. */
const block = document.getElementById('data');
const place = document.getElementById('order');
if (block?.textContent && place) {
  const data = JSON.parse(block.textContent) as OrderData;
  hydrate(<LiveOrder initial={data} book={bookOfData(data.book)} />, place);
  document.documentElement.classList.add('scripted');
}
