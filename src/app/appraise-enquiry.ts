import type { PriceBook } from '../domain/pricing/pricebook.ts';
import type { Collection, Enquiry, EnquiryRequest } from './enquiry.ts';
import { estimateOfEnquiry } from './estimate-enquiry.ts';

/** What an enquiry's doors cost on the day it came, where they can be priced. Security doors have no price list. */
export function appraiser(book: PriceBook) {
  return (
    collection: Collection,
    request: EnquiryRequest,
  ): Pick<Enquiry, 'priceBookVersion' | 'estimate'> => {
    const doors = 'doors' in request && collection === 'internal_door_quotes' ? request.doors : [];
    return { priceBookVersion: book.version, estimate: estimateOfEnquiry(book, doors) };
  };
}
