import type { EnquiryDoor } from '../../../app/mail/enquiry-doors.ts';
import { piecesOf } from '../../../app/doors/priced-order.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { designText } from '../../../domain/design/design-text.ts';
import { inEuro } from '../../../domain/wording/format.ts';
import { designWords } from '../../../drawing/words.ts';

interface DoorRowProps {
  readonly book: PriceBook;
  readonly doors: readonly EnquiryDoor[];
}

/** The doors side by side; each leads to its details, which open by it. */
export function DoorRow({ book, doors }: DoorRowProps) {
  return (
    <ol class="desk-door-row">
      {doors.map((door, index) => (
        <li key={index}>
          <a href={`#door-${index + 1}`}>
            <Card book={book} door={door} number={index + 1} />
          </a>
        </li>
      ))}
    </ol>
  );
}

interface CardProps {
  readonly book: PriceBook;
  readonly door: EnquiryDoor;
  readonly number: number;
}

function Card({ book, door, number }: CardProps) {
  const { design, prices } = door;
  const words = design && designWords(book, design);
  const pieces = piecesOf(door);
  return (
    <>
      {/* An image request: rendering twenty inline would block the main thread. */}
      {design ? (
        <img src={`/drawings/${designText(design)}.svg`} alt="" loading="lazy" width="840" height="560" />
      ) : (
        <span class="desk-no-drawing" />
      )}
      <span class="door-number">Door {number}</span>
      <span>{words?.type ?? 'Described in words'}</span>
      {words?.size != null && <span>{words.size}</span>}
      <strong>
        {pieces > 1 && `${pieces} × `}
        {prices ? inEuro(prices.withVat) : 'No price'}
      </strong>
    </>
  );
}
