import { e164, isStoredEmail } from '../../contract/reading/formats.ts';
import { standardEircode } from '../../domain/enquiry/eircode.ts';
import { standardReference } from '../../domain/enquiry/reference.ts';
import { searchText } from '../../domain/enquiry/search-text.ts';
import type { Enquiry } from './enquiry.ts';
import { textsOf } from './searchable-text.ts';

/** A parsed search. */
export interface EnquirySearch {
  readonly by: 'e-mail' | 'phone' | 'text';
  /** Normalised search text. */
  readonly value: string;
  readonly matches: (enquiry: Enquiry) => boolean;
}

/** Parses a search: an e-mail address, a phone number or words; null if it has no search terms. */
export function readSearch(typed: string): EnquirySearch | null {
  const wanted = typed.trim();
  if (isStoredEmail(wanted)) return searchByEmail(wanted);
  const byText = searchByText(wanted);
  const number = e164(wanted);
  // The digits may also be a size, so the text is searched too.
  return byText && number !== null
    ? {
        by: 'phone',
        value: number,
        matches: (enquiry) => enquiry.phoneE164 === number || byText.matches(enquiry),
      }
    : byText;
}

function searchByEmail(wanted: string): EnquirySearch {
  const address = sameCase(wanted);
  return {
    by: 'e-mail',
    value: address,
    matches: ({ request }) => sameCase(request.customer.email) === address,
  };
}

const sameCase = (address: string) => address.normalize('NFC').toLowerCase();

function searchByText(wanted: string): EnquirySearch | null {
  const text = searchText(wanted);
  if (text === '') return null;
  const reference = standardReference(wanted);
  const eircode = standardEircode(wanted);
  return {
    by: 'text',
    value: wanted,
    matches: (enquiry) =>
      (reference !== null && enquiry.reference === reference) ||
      (eircode !== null && enquiry.eircode === eircode) ||
      textsOf(enquiry).some((sent) => searchText(sent).includes(text)),
  };
}
