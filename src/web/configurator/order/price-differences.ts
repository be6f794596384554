import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { WireExtras } from '../../../domain/extras/extras.ts';
import { assess } from '../../../domain/pricing/assess.ts';
import { withVat } from '../../../domain/pricing/vat.ts';
import { type Cents, cents } from '../../../domain/units.ts';
import { inEuro } from '../../../domain/wording/format.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import type { DoorView } from './view.ts';

/** The price difference of a choice, such as "+€230"; undefined if the door has no price. */
export type DifferenceOf = (extras: WireExtras) => string | undefined;

/** Compares the price of the door with another extra to its current price. */
export function priceDifferences(
  book: PriceBook,
  { design, stale }: Pick<DoorView, 'design' | 'stale'>,
  view: PriceView,
): DifferenceOf {
  const priceOf = (extras: WireExtras): Cents | undefined => {
    const assessment = design && assess(book, { ...design.door, ...extras });
    if (assessment?.outcome !== 'priced') return undefined;
    const { total } = assessment.price;
    return view === 'net' ? total : withVat(book, total);
  };
  const now = stale ? undefined : priceOf({});
  return (extras) => {
    const then = now === undefined ? undefined : priceOf(extras);
    if (now === undefined || then === undefined) return undefined;
    if (then === now) return 'same price';
    return `${then > now ? '+' : '−'}${inEuro(cents(then - now))}`;
  };
}
