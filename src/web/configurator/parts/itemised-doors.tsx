import type { PriceBook } from '../../../domain/book/price-book.ts';
import { designWords } from '../../../drawing/words.ts';
import { doorPriceText, totalText } from '../order/price-text.ts';
import type { PricedOrder } from '../order/view.ts';

/** Each of several doors with its price, then the sum. One door is its own sum. */
export function ItemisedDoors({ book, order }: { readonly book: PriceBook; readonly order: PricedOrder }) {
  const { doors, priced } = order;
  if (doors.length < 2) return null;
  return (
    <table class="itemised">
      <caption class="visually-hidden">What each door costs, and all together</caption>
      <tbody>
        {doors.map((door, index) => (
          <tr key={index}>
            <th scope="row">
              <span class="item-number">{index + 1}.</span> {designWords(book, door.design).title}
            </th>
            <td>{doorPriceText(door)}</td>
          </tr>
        ))}
      </tbody>
      {priced > 0 && (
        <tfoot>
          <tr>
            <th scope="row">{priced < doors.length ? `${priced} of ${doors.length} doors` : 'All doors'}</th>
            <td>{totalText(order)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
