import { estimate } from '../../../app/doors/estimate.ts';
import type { EstimatedDoor, EstimateResponse } from '../../../contract/doors/estimate.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import { type BothPrices, bothPrices, pricesOfEuros, sumOfPrices } from '../../../domain/pricing/vat.ts';
import { cents } from '../../../domain/units.ts';
import type { PricedDoor, PricedOrder } from '../order/view.ts';

/** A door as it was stored; older enquiries have no price with VAT. */
type StoredDoor = Omit<EstimatedDoor, 'estimatedPriceInclVat'> & Partial<EstimatedDoor>;

interface Figures extends Pick<EstimateResponse, 'leadTimeWeeks'> {
  readonly doors: readonly StoredDoor[];
}

/** Doors as they were sent, with the figures of that day: what the page afterwards and its PDF show. It names nobody. */
export interface SentOrder {
  readonly reference: string;
  /** Wall-clock milliseconds. */
  readonly at: number;
  readonly designs: readonly DoorDesign[];
  /** Null where a door could not be made: then only the price book can tell what the others cost. */
  readonly estimate: Figures | null;
  readonly priceBookVersion: string | null;
}

export interface SentDoor extends PricedDoor {
  readonly design: DoorDesign;
}

/** The figures stay those of the day, whatever the price book says by now. */
export function viewSentOrder(book: PriceBook, sent: SentOrder): PricedOrder<SentDoor> {
  const { designs } = sent;
  const figures = sent.estimate ?? (sent.priceBookVersion === book.version ? figuresOf(book, designs) : null);
  const doors = designs.map((design, index) => sentDoor(book, design, figures?.doors[index]));
  const prices = doors.flatMap((door) => door.prices ?? []);
  return {
    doors,
    total: sumOfPrices(prices),
    leadTimeWeeks: figures?.leadTimeWeeks ?? 0,
    priced: prices.length,
  };
}

const figuresOf = (book: PriceBook, designs: readonly DoorDesign[]): Figures =>
  estimate(book, { doors: designs.map(({ door }) => door) });

function sentDoor(book: PriceBook, design: DoorDesign, stored: StoredDoor | undefined): SentDoor {
  if (!stored) return { design, estimated: null, prices: null };
  const prices = storedPrices(book, stored);
  return {
    design,
    estimated: { ...stored, estimatedPriceInclVat: prices.withVat / 100 },
    prices: stored.valid ? prices : null,
  };
}

function storedPrices(
  book: PriceBook,
  { estimatedPrice: net, estimatedPriceInclVat }: StoredDoor,
): BothPrices {
  return estimatedPriceInclVat === undefined
    ? bothPrices(book, cents(Math.round(net * 100)))
    : pricesOfEuros(net, estimatedPriceInclVat);
}
