import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import type { BothPrices } from '../../../domain/pricing/vat.ts';
import { type PriceView, priceWords } from '../../../domain/wording/price.ts';
import { designWords } from '../../../drawing/words.ts';
import type { PricedDoor } from '../../../app/doors/priced-order.ts';

interface ItemisedDoorsProps {
  readonly book: PriceBook;
  readonly doors: readonly PricedDoor[];
  readonly priceView: PriceView;
}

/** A table of doors and prices; nothing for a single door, whose price equals the total. */
export function ItemisedDoors({ book, doors, priceView }: ItemisedDoorsProps) {
  if (doors.length < 2) return null;
  return (
    <table class="itemised">
      <caption class="visually-hidden">What each door costs</caption>
      <tbody>
        {doors.map(({ design, prices }, index) => (
          <tr key={index}>
            <th scope="row">{`${index + 1}. ${design ? named(book, design) : 'A door still to be settled'}`}</th>
            <td>{prices ? <ItemPrice prices={prices} view={priceView} /> : 'not priced'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Type and size of a door; non-breaking spaces keep the size on one line. */
function named(book: PriceBook, design: DoorDesign): string {
  const { type, size } = designWords(book, design);
  return size === null ? type : `${type}, ${size.replaceAll(' ', '\u00a0')}`;
}

function ItemPrice({ prices, view }: { readonly prices: BothPrices; readonly view: PriceView }) {
  const { first, note, second } = priceWords(prices, view);
  return (
    <>
      {`${first} ${note}`} <span class="hint">{second}</span>
    </>
  );
}
