import type { EstimateResponse } from '../../contract/doors/estimate.ts';
import { doorTypeKeys } from '../../domain/book/door-types.ts';
import type { WireDoor } from '../../domain/doors/fields.ts';
import { given, readBifoldConfig, readSize } from '../../domain/doors/wire.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { estimate } from '../doors/estimate.ts';
import type { Collection, Enquiry, EnquiryRequest } from './enquiry.ts';

/** A door as people describe it in an enquiry: free text, any of which may be missing. */
type EnquiryDoor = Partial<Record<'doorType' | 'opWidth' | 'opHeight' | 'bifoldConfig', string>>;

type EnquiryEstimate = Pick<
  EstimateResponse,
  | 'priceEstimate'
  | 'priceEstimateInclVat'
  | 'vatRatePercent'
  | 'leadTimeWeeks'
  | 'currency'
  | 'doors'
  | 'priceBookVersion'
>;

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

/** The estimate of the day for the doors of an enquiry. Null where one of them cannot be read or made. */
export function estimateOfEnquiry(book: PriceBook, doors: readonly EnquiryDoor[]): EnquiryEstimate | null {
  const wires = doors.map(toWire).filter((wire) => wire !== null);
  return wires.length < doors.length ? null : estimateOfDoors(book, wires);
}

/** Null where a door cannot be made: a total that leaves doors out would mislead whoever answers the enquiry. */
function estimateOfDoors(book: PriceBook, wires: readonly WireDoor[]): EnquiryEstimate | null {
  if (wires.length === 0) return null;
  const priced = estimate(book, { doors: wires });
  if (!priced.valid) return null;
  const { priceEstimate, priceEstimateInclVat, vatRatePercent, leadTimeWeeks } = priced;
  const { currency, doors, priceBookVersion } = priced;
  return {
    priceEstimate,
    priceEstimateInclVat,
    vatRatePercent,
    leadTimeWeeks,
    currency,
    doors,
    priceBookVersion,
  };
}

function toWire({ doorType, opWidth, opHeight, bifoldConfig }: EnquiryDoor): WireDoor | null {
  const label = given(doorType);
  if (!isSizeOrBlank(opWidth) || !isSizeOrBlank(opHeight)) return null;
  const key = doorTypeKeys.find((known) => known === label?.toUpperCase());
  const config = readBifoldConfig(bifoldConfig?.toUpperCase());
  return {
    ...(key && { doorTypeKey: key }),
    ...(label !== undefined && { doorType: label }),
    ...(opWidth !== undefined && { opWidth }),
    ...(opHeight !== undefined && { opHeight }),
    ...(config && { bifoldConfig: config }),
  };
}

const isSizeOrBlank = (text: string | undefined): boolean =>
  given(text) === undefined || readSize(text) !== undefined;
