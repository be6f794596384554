import type { PriceBook } from '../../../domain/book/price-book.ts';
import { designWords } from '../../../drawing/words.ts';
import { doorPriceText } from '../order/price-text.ts';
import type { PricedDoor } from '../order/view.ts';

interface ItemisedDoorsProps {
  readonly book: PriceBook;
  readonly doors: readonly PricedDoor[];
}

/** Each of several doors with its price; the sum stands below. One door is its own sum. */
export function ItemisedDoors({ book, doors }: ItemisedDoorsProps) {
  if (doors.length < 2) return null;
  return (
    <table class="itemised">
      <caption class="visually-hidden">What each door costs</caption>
      <tbody>
        {doors.map((door, index) => (
          <tr key={index}>
            <th scope="row">{`${index + 1}. ${designWords(book, door.design).title}`}</th>
            <td>{doorPriceText(door)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
