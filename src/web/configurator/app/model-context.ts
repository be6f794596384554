import type { PriceBook } from '../../../domain/book/price-book.ts';
import { designText } from '../../../domain/design/design-text.ts';
import { doorLine } from '../../../domain/wording/door-line.ts';
import { weeks } from '../../../domain/wording/format.ts';
import { priceLine } from '../../../domain/wording/price.ts';
import { piecesOf } from '../../../app/doors/priced-order.ts';
import type { DoorView } from '../order/view.ts';

/** The door in words of our own for the assistant; null while a field cannot be read. */
export function modelContext(book: PriceBook, view: DoorView): string | null {
  const { design, stale, prices, estimated } = view;
  if (!design || stale) return null;
  const pieces = piecesOf(view);
  const leadTime = estimated?.breakdown ? `, about ${weeks(estimated.breakdown.leadTimeWeeks)}` : '';
  const price = prices
    ? `${priceLine(prices, 'with-vat')}${pieces > 1 ? ` each, × ${pieces}` : ''}, estimate, supply only${leadTime}`
    : 'it cannot be made like this and has no price';
  return (
    `The user has changed the door in the configurator. It is now: ${doorLine(book, design.door) ?? 'a door with a detail missing'}: ` +
    `${price}. Its design for our tools: ${designText(design)}`
  );
}
