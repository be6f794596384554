import { sha256 } from '../shared/idempotency.ts';
import type { Enquiry } from './enquiry.ts';

interface EnquiriesToShow {
  readonly find: (id: string) => Promise<Enquiry | null>;
  readonly findBySentPage: (tokenHash: string) => Promise<Enquiry | null>;
}

/**
 * What was sent, for the person who sent it: by the secret part of the page's address, or by the quote it was sent from.
 * Null for an address that leads nowhere, after the same work for each. May refuse with `store_unavailable`.
 */
export function createSentEnquiryReader(enquiries: EnquiriesToShow) {
  return {
    ofPage: (token: string): Promise<Enquiry | null> => enquiries.findBySentPage(hashSentPage(token)),
    ofQuote: ({ id }: { readonly id: string }): Promise<Enquiry | null> => enquiries.find(id),
  };
}

export type SentEnquiryReader = ReturnType<typeof createSentEnquiryReader>;

/** Only this is stored. Fast hashing is right: the token is too long to be guessed. */
export const hashSentPage = (token: string): string => sha256(token);
