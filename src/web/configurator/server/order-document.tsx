import type { PriceBook } from '../../../domain/book/price-book.ts';
import { type FullHead, renderDocument } from '../../shell/document.tsx';
import { bookData, type OrderData } from '../order/order-data.ts';
import { OrderPage } from '../parts/order-page.tsx';

/** All a page of doors is made of but the price book, as plain data: another thread can make the page of it. */
export interface OrderDocument {
  readonly head: FullHead;
  readonly data: Omit<OrderData, 'book' | 'business'>;
}

export function orderDocument(book: PriceBook, { head, data: given }: OrderDocument): string {
  const data: OrderData = { ...given, book: bookData(book), business: head.business };
  return renderDocument({
    ...head,
    data,
    children: (
      <div id="order">
        <OrderPage data={data} book={book} />
      </div>
    ),
  });
}
