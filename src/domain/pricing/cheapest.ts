import { modelsOfType, type PriceBook } from '../book/price-book.ts';
import type { DoorTypeKey } from '../book/door-types.ts';
import type { WireDoor } from '../doors/fields.ts';
import { aloneRange } from '../doors/width-check.ts';
import type { Cents } from '../units.ts';
import { assess } from './assess.ts';

interface CheapestDoor {
  readonly door: WireDoor;
  readonly total: Cents;
}

/** Step between the sizes that are tried, and the height of a usual doorway, in millimetres. */
const step = 50;
const usualHeight = 2000;

/**
 * The cheapest door of a type; null if no door can be made. The smallest opening is the cheapest. Because of
 * the minimum charge for area, larger openings cost the same up to a limit: the result is the size nearest to
 * a usual doorway.
 */
export function cheapestDoor(book: PriceBook, type: DoorTypeKey): CheapestDoor | null {
  const [best] = modelsOfType(book, type)
    .flatMap((model) => {
      const at = (width: number, height: number): CheapestDoor | null => {
        const bifold = model.bifoldConfig === null ? {} : { bifoldConfig: model.bifoldConfig };
        const door = { doorTypeKey: type, ...bifold, opWidth: String(width), opHeight: String(height) };
        const assessment = assess(book, door);
        if (assessment.outcome === 'priced') return { door, total: assessment.price.total };
        const completion = assessment.outcome === 'unclear' ? assessment.completion : null;
        return completion && { door: completion.filled, total: completion.price.total };
      };
      const widths = aloneRange(model);
      const least = at(widths.min, model.height.min);
      if (!least) return [];
      const costsAsMuch = (width: number, height: number) => at(width, height)?.total === least.total;
      let height: number = model.height.min;
      while (height + step <= usualHeight && costsAsMuch(widths.min, height + step)) height += step;
      let width: number = widths.min;
      while (costsAsMuch(width + step, height)) width += step;
      return at(width, height) ?? [];
    })
    .toSorted((one, other) => one.total - other.total);
  return best ?? null;
}
