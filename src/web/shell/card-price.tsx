import type { PriceBook } from '../../domain/book/price-book.ts';
import type { WireDoor } from '../../domain/doors/fields.ts';
import { assess } from '../../domain/pricing/assess.ts';
import { bothPrices } from '../../domain/pricing/vat.ts';
import { sizeOf } from '../../domain/wording/names.ts';
import type { PriceView } from '../../domain/wording/price.ts';
import { Price } from './price.tsx';

interface CardPriceProps {
  readonly book: PriceBook;
  readonly door: WireDoor;
  readonly view: PriceView;
}

/** The price of a card and the size it is for; renders nothing for a door without a price. */
export function CardPrice({ book, door, view }: CardPriceProps) {
  const assessment = assess(book, door);
  if (assessment.outcome !== 'priced') return null;
  return (
    <span class="card-price">
      <Price prices={bothPrices(book, assessment.price.total)} view={view} />{' '}
      <span class="card-size">for {sizeOf(assessment.door.opening)}</span>
    </span>
  );
}
