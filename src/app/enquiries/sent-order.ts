import { estimate } from '../doors/estimate.ts';
import type { EstimatedDoor, EstimateResponse } from '../../contract/doors/estimate.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { type BothPrices, bothPrices, pricesOfEuros, sumOfPrices } from '../../domain/pricing/vat.ts';
import { cents } from '../../domain/units.ts';
import { day } from '../../domain/wording/format.ts';
import type { PricedDoor, PricedOrder } from '../doors/priced-order.ts';
import type { Enquiry } from './enquiry.ts';

/** A door as it was stored; older enquiries have no price with VAT. */
type StoredDoor = Omit<EstimatedDoor, 'estimatedPriceInclVat'> & Partial<EstimatedDoor>;

interface Figures extends Pick<EstimateResponse, 'leadTimeWeeks'> {
  /** Null in the place of one that could not be read. */
  readonly doors: readonly (StoredDoor | null)[];
  /** Null where a door has no price. */
  readonly priceEstimate: number | null;
  /** Older enquiries do not say. */
  readonly vatRatePercent?: number;
}

/** Doors as they were sent, with the figures of that day: what the page afterwards and its PDF show. It names nobody. */
export interface SentOrder {
  readonly reference: string;
  /** Wall-clock milliseconds. */
  readonly at: number;
  readonly designs: readonly DoorDesign[];
  /** Null where no door has a price, and in older enquiries where one could not be made: then only the price book can tell. */
  readonly estimate: Figures | null;
  readonly priceBookVersion: string | null;
}

export interface SentDoor extends PricedDoor {
  readonly design: DoorDesign;
}

/** The doors of an enquiry as its page shows them; null where none were configured. */
export const sentOrderOf = (enquiry: Enquiry): SentOrder | null =>
  enquiry.designs && orderOf(enquiry, enquiry.designs);

/** The same of doors that were written in words and understood as these; null where one was not, and it is left out. */
export function orderOf(enquiry: Enquiry, understood: readonly (DoorDesign | null)[]): SentOrder {
  const { reference, receivedAt: at, priceBookVersion } = enquiry;
  // It was stored as the answer of an estimate, or not at all.
  const stored = enquiry.estimate as SentOrder['estimate'];
  return {
    reference,
    at,
    designs: understood.filter((design) => design !== null),
    estimate: stored && { ...stored, doors: stored.doors.filter((_, index) => understood[index]) },
    priceBookVersion,
  };
}

/** The terms an order was sent on: the VAT of that day stands beside its prices. */
export function termsOfSent(book: PriceBook, { estimate }: SentOrder): PriceBook {
  const vatRatePercent = estimate?.vatRatePercent ?? book.vatRatePercent;
  return vatRatePercent === book.vatRatePercent ? book : { ...book, vatRatePercent };
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

function sentDoor(book: PriceBook, design: DoorDesign, stored: StoredDoor | null | undefined): SentDoor {
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

/** What its PDF says of the whole. */
export const datesOfSent = ({ at, reference }: SentOrder): readonly string[] => [
  `Sent on ${day(at)}, with the prices of that day.`,
  `Your reference is ${reference}.`,
];
