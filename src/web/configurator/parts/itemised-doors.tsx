import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import { type BothPrices, timesPieces } from '../../../domain/pricing/vat.ts';
import { type PriceView, priceWords } from '../../../domain/wording/price.ts';
import { designWords } from '../../../drawing/words.ts';
import { headingId } from '../order/form-fields.ts';
import { type PricedDoor, piecesOf } from '../../../app/doors/priced-order.ts';

interface ItemisedDoorsProps {
  readonly book: PriceBook;
  readonly doors: readonly PricedDoor[];
  readonly priceView: PriceView;
  readonly hasTabs: boolean;
}

/** A table of doors and prices; nothing for a single piece, whose price equals the total. */
export function ItemisedDoors({ book, doors, priceView, hasTabs }: ItemisedDoorsProps) {
  if (doors.length < 2 && doors.every((door) => piecesOf(door) === 1)) return null;
  return (
    <table class="itemised">
      <caption class="visually-hidden">What each door costs</caption>
      <tbody>
        {doors.map((door, index) => (
          <tr key={index}>
            <th scope="row">
              {hasTabs ? (
                <a href={`#${headingId(index)}`}>{itemName(book, door, index)}</a>
              ) : (
                itemName(book, door, index)
              )}
            </th>
            <td>
              {door.prices ? (
                <ItemPrice prices={door.prices} pieces={piecesOf(door)} view={priceView} />
              ) : (
                'not priced'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const itemName = (book: PriceBook, door: PricedDoor, index: number): string => {
  const name = door.design ? named(book, door.design) : 'A door still to be settled';
  const pieces = piecesOf(door);
  return `${index + 1}. ${pieces > 1 ? `${pieces} × ${name}` : name}`;
};

/** Type and size of a door; non-breaking spaces keep the size on one line. */
function named(book: PriceBook, design: DoorDesign): string {
  const { type, size } = designWords(book, design);
  return size === null ? type : `${type}, ${size.replaceAll(' ', '\u00a0')}`;
}

interface ItemPriceProps {
  readonly prices: BothPrices;
  readonly pieces: number;
  readonly view: PriceView;
}

function ItemPrice({ prices, pieces, view }: ItemPriceProps) {
  const { first, note } = priceWords(timesPieces(prices, pieces), view);
  return (
    <>
      {`${first} ${note}`}
      {pieces > 1 && <span class="hint">{` ${priceWords(prices, view).first} ${note} each`}</span>}
    </>
  );
}
