import { sha256 } from '../shared/idempotency.ts';
import type { Enquiry } from './enquiry.ts';

interface EnquiriesToShow {
  readonly find: (id: string) => Promise<Enquiry | null>;
  readonly findBySentPage: (tokenHash: string) => Promise<Enquiry | null>;
}

/**
 * Shows a sent enquiry to its customer, by the page's token or by the quote's link. Null for an unknown link, which
 * takes as long as a known one. May refuse with `store_unavailable`.
 */
export function createSentEnquiryReader(enquiries: EnquiriesToShow) {
  return {
    ofPage: (token: string): Promise<Enquiry | null> => enquiries.findBySentPage(hashSentPage(token)),
    ofQuote: ({ id }: { readonly id: string }): Promise<Enquiry | null> => enquiries.find(id),
  };
}

export type SentEnquiryReader = ReturnType<typeof createSentEnquiryReader>;

/**
 * The token of a link in the mail to the customer, from a random seed. Anyone may enter any address into a form, so
 * the page of such a link repeats no text that was typed. Tokens of forms have no such prefix: it is not in the
 * alphabet of base64url.
 */
export const mailLinkToken = (seed: string): string => `${mailPrefix}${seed}`;

export const isMailLink = (token: string): boolean => token.startsWith(mailPrefix);

const mailPrefix = 'mail~';

/** Hash of a page's token; only the hash is stored. SHA-256 suffices for a random token. */
export const hashSentPage = (token: string): string => sha256(token);
