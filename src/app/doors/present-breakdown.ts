import type { Breakdown } from '../../contract/doors/estimate.ts';
import type { Door } from '../../domain/doors/door.ts';
import { doorWeeks } from '../../domain/pricing/lead-time.ts';
import type { GlassCharge, Price } from '../../domain/pricing/price.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { toDecimal } from '../../domain/units.ts';

type Line = Breakdown['lines'][number];

export function presentBreakdown(book: PriceBook, door: Door, price: Price): Breakdown {
  return {
    chargeableAreaM2: toDecimal(price.chargeableArea),
    leadTimeWeeks: doorWeeks(book, door),
    lines: [
      { item: 'door', quantity: 1, areaM2: toDecimal(price.doorArea), amount: toDecimal(price.doorAmount) },
      { item: 'base', quantity: 1, areaM2: 0, amount: toDecimal(price.base) },
      ...glassLine('side_panels', price.sidePanels),
      ...glassLine('transom', price.transom),
      ...(price.rounding === 0
        ? []
        : [{ item: 'rounding' as const, quantity: 1, areaM2: 0, amount: toDecimal(price.rounding) }]),
    ],
  };
}

const glassLine = (item: Line['item'], { pieces, areaEach, amount }: GlassCharge): readonly Line[] =>
  pieces === 0 ? [] : [{ item, quantity: pieces, areaM2: toDecimal(areaEach), amount: toDecimal(amount) }];
