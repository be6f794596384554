import { sha256 } from '../shared/idempotency.ts';
import type { Enquiry } from './enquiry.ts';

interface EnquiriesToShow {
  readonly find: (id: string) => Promise<Enquiry | null>;
  readonly findBySentPage: (tokenHash: string) => Promise<Enquiry | null>;
}

/**
 * Finds a sent enquiry for its customer, by the token of the page or by the link of the quote. Null for an
 * unknown link, after the same time as for a known link. May refuse with `store_unavailable`.
 */
export function createSentEnquiryReader(enquiries: EnquiriesToShow) {
  return {
    ofPage: (token: string): Promise<Enquiry | null> => enquiries.findBySentPage(hashSentPage(token)),
    ofQuote: ({ id }: { readonly id: string }): Promise<Enquiry | null> => enquiries.find(id),
  };
}

export type SentEnquiryReader = ReturnType<typeof createSentEnquiryReader>;

/**
 * The token of a link in a confirmation mail, from a random seed. Anybody can enter another person's address
 * into a form, so the page of such a link shows no text that was typed. The prefix marks it: tokens of forms
 * are base64url, which has no such character.
 */
export const mailLinkToken = (seed: string): string => `${mailPrefix}${seed}`;

export const isMailLink = (token: string): boolean => token.startsWith(mailPrefix);

const mailPrefix = 'mail~';

/** Hash of the token of a page. Only the hash is stored; SHA-256 suffices for a random token. */
export const hashSentPage = (token: string): string => sha256(token);
