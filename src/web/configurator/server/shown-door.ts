import { labelOf, type PriceBook } from '../../../domain/book/price-book.ts';
import { type DoorDesign, standardAppearance } from '../../../domain/design/design.ts';
import type { WireDoor } from '../../../domain/doors/fields.ts';
import { notOffered } from '../../../domain/extras/offer.ts';
import { assess } from '../../../domain/pricing/assess.ts';
import { cheapestDoor } from '../../../domain/pricing/cheapest.ts';

const kind = 'DOUBLE_HINGED';

const finest: WireDoor = {
  ...{ doorTypeKey: kind, opWidth: '2400', opHeight: '2300', doorLeafWidth: '720' },
  ...{ leftPanels: '1', rightPanels: '1', glazingBars: '1x4', handle: 'LEVER' },
};

/** The door on the first screen: the finest of its kind, or the cheapest if the finest is not offered. */
export function shownDoor(book: PriceBook) {
  const cheapest = cheapestDoor(book, kind);
  const isMade = assess(book, finest).outcome === 'priced' && notOffered(book.extras, finest).length === 0;
  const door = isMade ? finest : cheapest?.door;
  const design: DoorDesign | null = door ? { door, appearance: standardAppearance } : null;
  return { kind: labelOf(book, kind), design, cheapest: cheapest?.door ?? null };
}
