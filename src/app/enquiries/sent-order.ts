import { estimate } from '../doors/estimate.ts';
import type { EstimatedDoor, EstimateResponse } from '../../contract/doors/estimate.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { type BothPrices, bothPrices, pricesOfEuros } from '../../domain/pricing/vat.ts';
import { cents } from '../../domain/units.ts';
import { day } from '../../domain/wording/format.ts';
import { type PricedDoor, type PricedOrder, totalOf } from '../doors/priced-order.ts';
import type { Enquiry } from './enquiry.ts';

/** A door as stored. Older enquiries have no price with VAT. */
type StoredDoor = Omit<EstimatedDoor, 'estimatedPriceInclVat'> & Partial<EstimatedDoor>;

interface Figures extends Pick<EstimateResponse, 'leadTimeWeeks'> {
  /** Doors of the stored estimate; null for a door that could not be parsed. */
  readonly doors: readonly (StoredDoor | null)[];
  /** Total of the stored estimate; null if a door has no price. */
  readonly priceEstimate: number | null;
  /** VAT rate at the time; missing in older enquiries. */
  readonly vatRatePercent?: number;
}

/**
 * The doors as sent, with their prices at the time, for the customer's page and PDF. Without personal data.
 */
export interface SentOrder {
  readonly reference: string;
  /** Time of receipt, in wall-clock milliseconds. */
  readonly at: number;
  /** Time of the last change, from which the prices are; null without a change. */
  readonly changedAt: number | null;
  readonly designs: readonly DoorDesign[];
  /**
   * The estimate; null if no door has a price. In older enquiries it is also null if one of several doors
   * could not be made; only pricing the doors again tells the two cases apart.
   */
  readonly estimate: Figures | null;
  readonly priceBookVersion: string | null;
}

export interface SentDoor extends PricedDoor {
  readonly design: DoorDesign;
}

/** The doors for the customer's page; null if no doors were configured. */
export const sentOrderOf = (enquiry: Enquiry): SentOrder | null =>
  enquiry.designs && orderOf(enquiry, enquiry.designs);

/** The order of an enquiry with the given designs; doors without a design are omitted. */
export function orderOf(enquiry: Enquiry, understood: readonly (DoorDesign | null)[]): SentOrder {
  const { reference, receivedAt: at, changedAt, priceBookVersion } = enquiry;
  // The estimate has the form of a response of `estimate`, or is absent.
  const stored = enquiry.estimate as SentOrder['estimate'];
  return {
    reference,
    at,
    changedAt,
    designs: understood.filter((design) => design !== null),
    estimate: stored && { ...stored, doors: stored.doors.filter((_, index) => understood[index]) },
    priceBookVersion,
  };
}

/** The order without the rooms, which are free text of the customer. */
export const withoutRooms = (order: SentOrder): SentOrder => ({
  ...order,
  designs: order.designs.map((design) => ({ ...design, door: { ...design.door, room: undefined } })),
});

/** The price book with the VAT rate at the time of the enquiry. */
export function termsOfSent(book: PriceBook, { estimate }: SentOrder): PriceBook {
  const vatRatePercent = estimate?.vatRatePercent ?? book.vatRatePercent;
  return vatRatePercent === book.vatRatePercent ? book : { ...book, vatRatePercent };
}

/** The order with the prices at the time of the enquiry, not those of the current price book. */
export function viewSentOrder(book: PriceBook, sent: SentOrder): PricedOrder<SentDoor> {
  const { designs } = sent;
  const figures = sent.estimate ?? (sent.priceBookVersion === book.version ? figuresOf(book, designs) : null);
  const doors = designs.map((design, index) => sentDoor(book, design, figures?.doors[index]));
  return {
    doors,
    total: totalOf(doors),
    leadTimeWeeks: figures?.leadTimeWeeks ?? 0,
    priced: doors.filter(({ prices }) => prices).length,
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

/** Lines for the head of the PDF. */
export const datesOfSent = ({ at, changedAt, reference }: SentOrder): readonly string[] => [
  changedAt === null
    ? `Sent on ${day(at)}, with the prices of that day.`
    : `Sent on ${day(at)} and changed on ${day(changedAt)}, with the prices of that day.`,
  `Your reference is ${reference}.`,
];
