import { type ExtraCharge, priceExtras } from './extras-price.ts';
import { areaOf, areaSteps, cents, charge, mm, toWholeEuro, type AreaSteps, type Cents } from '../units.ts';
import type { Door } from '../doors/door.ts';
import { measure } from '../doors/geometry.ts';
import type { GlassTerms, PriceBook } from '../book/price-book.ts';

/** Charge for side panels or a transom: area of one piece, and price of all pieces. */
export interface GlassCharge {
  readonly pieces: number;
  readonly areaEach: AreaSteps;
  readonly amount: Cents;
}

export interface Price {
  readonly total: Cents;
  readonly chargeableArea: AreaSteps;
  readonly doorArea: AreaSteps;
  readonly doorAmount: Cents;
  readonly base: Cents;
  readonly sidePanels: GlassCharge;
  readonly transom: GlassCharge;
  /** Rounding of the price without extras to whole euro; may be negative. */
  readonly rounding: Cents;
  readonly extras: readonly ExtraCharge[];
}

/** The price of a door that can be made. No other code computes a price. */
export function priceDoor(book: PriceBook, door: Door): Price {
  const { model, opening, doorHeight } = door;
  const { doorWidth, panels, panelsWidth, transomHeight } = measure(door);
  const doorArea = atLeast(model.minimumArea, areaOf(mm(doorWidth + model.overlap), doorHeight));
  const doorAmount = charge(doorArea, model.rate);
  const sidePanels = chargeGlass(book.sidePanel, panels, areaOf(panelsWidth, doorHeight, panels || 1));
  const transom = chargeGlass(book.transom, door.transom ? 1 : 0, areaOf(opening.width, transomHeight));

  const exact = cents(doorAmount + model.base + sidePanels.amount + transom.amount);
  const price = toWholeEuro(exact);
  const area = areaSteps(doorArea + areaOfAll(sidePanels) + areaOfAll(transom));
  const extras = priceExtras(book, door, { price, area });
  return {
    total: extras.reduce((sum, { amount }) => cents(sum + amount), price),
    chargeableArea: area,
    doorArea,
    doorAmount,
    base: model.base,
    sidePanels,
    transom,
    rounding: cents(price - exact),
    extras,
  };
}

function chargeGlass(terms: GlassTerms, pieces: number, area: AreaSteps): GlassCharge {
  if (pieces === 0) return { pieces, areaEach: areaSteps(0), amount: cents(0) };
  const areaEach = atLeast(terms.minimumArea, area);
  return { pieces, areaEach, amount: cents(pieces * (charge(areaEach, terms.rate) + terms.each)) };
}

const areaOfAll = ({ pieces, areaEach }: GlassCharge): number => pieces * areaEach;

const atLeast = (minimum: AreaSteps, area: AreaSteps): AreaSteps => (area < minimum ? minimum : area);
