import { type DoorModel, modelOf, modelsOfType, type PriceBook } from '../book/price-book.ts';
import { panelCount, type Door } from '../doors/door.ts';
import type { WireDoor } from '../doors/fields.ts';
import { fitLayout, fitLeaf } from '../doors/fitted.ts';
import { type Detail, detailOf } from '../doors/missing.ts';
import { checkHeight, tallestBelowTransom } from '../doors/height-check.ts';
import { resolveDoor } from '../doors/resolve.ts';
import { checkWidth } from '../doors/width-check.ts';
import { readSize } from '../doors/wire.ts';
import type { Millimetres } from '../units.ts';
import { priceDoor, type Price } from './price.ts';

/** The caller's door with its missing details filled in so that it can be made. */
export interface Completion {
  readonly filled: WireDoor;
  readonly door: Door;
  readonly price: Price;
}

/** Completes a door; null if no detail is missing, or no values fit. */
export function complete(book: PriceBook, wire: WireDoor): Completion | null {
  const found = fillings(book, wire).flatMap((filled): readonly Completion[] => {
    const { door } = resolveDoor(book, filled);
    if (filled === wire || !door || checkWidth(book, door) || checkHeight(book, door)) return [];
    return [{ filled, door, price: priceDoor(book, door) }];
  });
  const [best] = found.toSorted((a, b) => byFittedPrice(book, a.door, b.door));
  return best ?? null;
}

/** All ways to fill in the missing details, found recursively. */
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
    doorHeightMm: () => [heightFor(book, model, readSize(wire.opHeight))],
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

function heightFor(book: PriceBook, model: DoorModel | undefined, height: Millimetres | undefined) {
  if (!model || height === undefined) return null;
  const tallest = tallestBelowTransom(book, model, height);
  return tallest < 1 ? null : String(tallest);
}

/** Compares bi-folds: by the price of their fitted layout, then by leaf count. */
const byFittedPrice = (book: PriceBook, one: Door, other: Door): number =>
  fittedPrice(book, one) - fittedPrice(book, other) || one.model.leaves - other.model.leaves;

/** Price of the fitted layout with this door's leaves and panels. */
function fittedPrice(book: PriceBook, door: Door): number {
  const fitted = fitLayout(book, door.model, door.opening, panelCount(door), door);
  return priceDoor(book, fitted ?? door).total;
}
