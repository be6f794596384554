import type { EstimatedDoor, EstimateResponse } from '../../contract/doors/estimate.ts';
import { doorTypeKeys } from '../../domain/book/door-types.ts';
import { given, readBifoldConfig } from '../../domain/doors/wire.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { type DoorDesign, isSound } from '../../domain/design/design.ts';
import { designOfSent, type SentDoor } from '../../domain/design/sent-door.ts';
import { estimate } from '../doors/estimate.ts';
import type { Collection, Enquiry, EnquiryRequest } from './enquiry.ts';

interface EnquiryEstimate extends Pick<
  EstimateResponse,
  'vatRatePercent' | 'leadTimeWeeks' | 'currency' | 'priceBookVersion'
> {
  /** Null where a door cannot be read or made: a total that leaves doors out would mislead whoever answers the enquiry. */
  readonly priceEstimate: number | null;
  readonly priceEstimateInclVat: number | null;
  /** In the order of the enquiry, with null in the place of one that cannot be read. */
  readonly doors: readonly (EstimatedDoor | null)[];
}

/** What an enquiry's doors cost on the day it came, where they can be priced. Security doors have no price list. */
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

/** The estimate of the day for the doors of an enquiry, of those that can be read. Null where none has a price. */
export function estimateOfEnquiry(book: PriceBook, doors: readonly SentDoor[]): EnquiryEstimate | null {
  const understood = doors.map(inOurWords).map((door) => (isSound(designOfSent(door)) ? door : null));
  return estimateOfDoors(book, understood);
}

/** What each door costs on the day, and the total where all can be made. Null where none has a price. */
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

/** A door as the estimate reads it; people who write in words give a key or a number of leaves in any case. */
export function inOurWords(door: SentDoor): SentDoor {
  const label = given(door.doorType)?.toUpperCase();
  const isTold = given(door.doorTypeKey ?? door.design) !== undefined;
  const key = isTold ? undefined : doorTypeKeys.find((known) => known === label);
  const leaves = readBifoldConfig(door.bifoldConfig?.toUpperCase());
  return {
    ...door,
    ...(key && { doorTypeKey: key }),
    ...(leaves && { bifoldConfig: leaves }),
  };
}
