import { e164, formats } from '../../contract/reading/formats.ts';
import { standardEircode } from '../../domain/enquiry/eircode.ts';
import { standardReference } from '../../domain/enquiry/reference.ts';
import { searchText } from '../../domain/enquiry/search-text.ts';
import type { Enquiry } from './enquiry.ts';

/** What somebody looks for, as it was understood. */
export interface EnquirySearch {
  readonly by: 'e-mail' | 'phone' | 'text';
  /** In its standard form. */
  readonly value: string;
  readonly matches: (enquiry: Enquiry) => boolean;
}

/** An e-mail address, a phone number or any words; null for what holds nothing to look for. */
export function readSearch(typed: string): EnquirySearch | null {
  const wanted = typed.trim();
  if (formats['idn-email'].accepts(wanted)) return searchByEmail(wanted);
  const byText = searchByText(wanted);
  const number = e164(wanted);
  // Digits may also be the size of an opening, so what was written counts as well.
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

/** Evidence and retry keys read the same in every enquiry of a caller: nobody is found by them. */
const besideTheWords = new Set(['consent', 'idempotencyKey']);

/** All that an enquiry is found by, as one folded text; digits and codes also without what is written between them. */
export function searchableText(enquiry: Enquiry): string {
  const { phone } = enquiry.request.customer;
  const { reference, eircode } = enquiry;
  const compact = [phone?.replace(/\D/g, ''), reference.replace('-', ''), eircode?.replace(' ', '')];
  return [...textsOf(enquiry), ...compact]
    .map((text) => searchText(text ?? ''))
    .filter((text) => text !== '')
    .join('\n');
}

function textsOf({ id, reference, phoneE164, eircode, request }: Enquiry): readonly string[] {
  const content = Object.entries(request).filter(([field]) => !besideTheWords.has(field));
  return [id, reference, phoneE164 ?? '', eircode ?? '', ...stringsIn(content.map(([, value]) => value))];
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
