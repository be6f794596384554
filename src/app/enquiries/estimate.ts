import type { EstimatedDoor, EstimateResponse } from '../../contract/doors/estimate.ts';

import type { PriceBook } from '../../domain/book/price-book.ts';
import { type DoorDesign, isSound } from '../../domain/design/design.ts';
import { designOfSent, type SentDoor } from '../../domain/design/sent-door.ts';
import { estimate } from '../doors/estimate.ts';
import type { Collection, Enquiry, EnquiryRequest } from './enquiry.ts';
import { type DoorAsWritten, understand } from './wishes.ts';

interface EnquiryEstimate extends Pick<
  EstimateResponse,
  'vatRatePercent' | 'leadTimeWeeks' | 'currency' | 'priceBookVersion'
> {
  /** Total price; null if a door cannot be parsed or made, because a partial total would mislead staff. */
  readonly priceEstimate: number | null;
  readonly priceEstimateInclVat: number | null;
  /** Doors in the order of the enquiry; null for a door that cannot be parsed. */
  readonly doors: readonly (EstimatedDoor | null)[];
}

/** The estimate to store with an enquiry; null for security doors, which have no price list. */
export function appraise(
  book: PriceBook,
  collection: Collection,
  request: EnquiryRequest,
  designs: readonly DoorDesign[] | null,
): Pick<Enquiry, 'priceBookVersion' | 'estimate'> {
  const configured = designs?.map(({ door }) => door);
  const described = 'doors' in request && collection === 'internal_door_quotes' ? request.doors : [];
  const estimate = configured ? estimateOfDoors(book, configured) : estimateOfEnquiry(book, described);
  return { priceBookVersion: book.version, estimate };
}

/** The estimate for the doors that can be parsed; null if no door has a price. */
export function estimateOfEnquiry(book: PriceBook, doors: readonly DoorAsWritten[]): EnquiryEstimate | null {
  const understood = doors.map((words) => {
    const { door } = understand(book, words);
    return isSound(designOfSent(door)) ? door : null;
  });
  return estimateOfDoors(book, understood);
}

/** Prices of the doors, and a total if all can be made; null if no door has a price. */
function estimateOfDoors(book: PriceBook, sent: readonly (SentDoor | null)[]): EnquiryEstimate | null {
  const readable = sent.filter((door) => door !== null);
  const priced = estimate(book, { doors: readable });
  if (!priced.doors.some(({ valid }) => valid)) return null;
  const hasTotal = priced.valid && readable.length === sent.length;
  const { vatRatePercent, leadTimeWeeks, currency, priceBookVersion } = priced;
  let next = 0;
  return {
    priceEstimate: hasTotal ? priced.priceEstimate : null,
    priceEstimateInclVat: hasTotal ? priced.priceEstimateInclVat : null,
    vatRatePercent,
    leadTimeWeeks,
    currency,
    doors: sent.map((door) => (door && priced.doors[next++]) ?? null),
    priceBookVersion,
  };
}
