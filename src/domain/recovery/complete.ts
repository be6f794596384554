import { type DoorModel, modelOf, modelsOfType, type PriceBook } from '../book/price-book.ts';
import { panelCount, type Door } from '../doors/door.ts';
import type { WireDoor } from '../doors/fields.ts';
import { fitLayout, fitLeaf } from '../doors/fitted.ts';
import { type Detail, detailOf } from '../doors/missing.ts';
import { resolveDoor } from '../doors/resolve.ts';
import { readSize } from '../doors/wire.ts';
import { assess } from '../pricing/assess.ts';
import { priceDoor, type Price } from '../pricing/price.ts';
import { mm, type Millimetres } from '../units.ts';

/** A caller's own door with nothing but its missing details filled in. It can be made. */
export interface Completion {
  readonly filled: WireDoor;
  readonly door: Door;
  readonly price: Price;
}

/** The door with the details it lacks; null where it lacks none, and where none of them would make it fit. */
export function complete(book: PriceBook, wire: WireDoor): Completion | null {
  const found = fillings(book, wire).flatMap((filled): readonly Completion[] => {
    const assessment = assess(book, filled);
    if (filled === wire || assessment.outcome !== 'priced') return [];
    return [{ filled, door: assessment.door, price: assessment.price }];
  });
  const [best] = found.toSorted((a, b) => byFittedPrice(book, a.door, b.door));
  return best ?? null;
}

/** The door with each value its first missing detail may take, and so on until it lacks none. */
function fillings(book: PriceBook, wire: WireDoor): readonly WireDoor[] {
  const resolution = resolveDoor(book, wire);
  if (resolution.door) return [wire];
  const detail = detailOf(resolution.issue);
  const { type, bifoldConfig, panels } = resolution.asked;
  if (!detail || !type || !panels) return [];
  const model = modelOf(book, type, bifoldConfig);
  const values: Readonly<Record<Detail, () => readonly (string | null | undefined)[]>> = {
    bifoldConfig: () => modelsOfType(book, type).map((each) => each.bifoldConfig),
    doorLeafWidth: () => [leafFor(book, model, readSize(wire.opWidth), panelCount(panels))],
    doorHeightMm: () => [tallestBelowTransom(book, model, readSize(wire.opHeight))],
  };
  return values[detail]()
    .filter((value) => value !== null && value !== undefined)
    .flatMap((value) => fillings(book, { ...wire, [detail]: value }));
}

function leafFor(
  book: PriceBook,
  model: DoorModel | undefined,
  width: Millimetres | undefined,
  panels: number,
) {
  const leaf = model && width !== undefined ? fitLeaf(book, model, width, panels) : null;
  return leaf === null ? null : String(leaf);
}

/** As tall as leaf and transom allow together. */
function tallestBelowTransom(book: PriceBook, model: DoorModel | undefined, height: Millimetres | undefined) {
  if (!model || height === undefined) return null;
  const tallest = mm(Math.min(model.height.max, height - book.transom.size.min));
  return tallest < 1 ? null : String(tallest);
}

/** Among doors that differ in their leaves, the one whose fitted layout is cheapest goes first, then that of the fewest leaves. */
export const byFittedPrice = (book: PriceBook, one: Door, other: Door): number =>
  fittedPrice(book, one) - fittedPrice(book, other) || one.model.leaves - other.model.leaves;

/** What the layout we would propose for the same leaves and panels costs. */
function fittedPrice(book: PriceBook, door: Door): number {
  const fitted = fitLayout(book, door.model, door.opening, panelCount(door), door);
  return priceDoor(book, fitted ?? door).total;
}
