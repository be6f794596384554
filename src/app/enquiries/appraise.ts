import type { DoorDesign } from '../../domain/design/design.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { Collection, Enquiry, EnquiryRequest } from './enquiry.ts';
import { estimateOfDoors, estimateOfEnquiry } from './estimate.ts';

/** What an enquiry's doors cost on the day it came, where they can be priced. Security doors have no price list. */
export function createAppraiser(book: PriceBook) {
  return (
    collection: Collection,
    request: EnquiryRequest,
    designs: readonly DoorDesign[] | null,
  ): Pick<Enquiry, 'priceBookVersion' | 'estimate'> => {
    const configured = designs?.map(({ door }) => door);
    const described = 'doors' in request && collection === 'internal_door_quotes' ? request.doors : [];
    const estimate = configured ? estimateOfDoors(book, configured) : estimateOfEnquiry(book, described);
    return { priceBookVersion: book.version, estimate };
  };
}
