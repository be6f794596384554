import type { Clock, SteadyMs } from '../shared/clock.ts';
import type { DoorQuote } from './quote.ts';
import { hashLinkToken } from './review-link.ts';

interface QuotesToOpen {
  /** The quote of a link. Links of quotes that became enquiries do not expire. */
  readonly findByTokenHash: (hash: string, at: SteadyMs) => Promise<DoorQuote | null>;
}

/**
 * Finds the quote of a link. Null for unknown, expired and malformed links, after the same time as for a
 * valid link. May refuse with `store_unavailable`.
 */
export function createDoorQuoteOpener(doorQuotes: QuotesToOpen, clock: Clock) {
  return function openDoorQuote(token: string): Promise<DoorQuote | null> {
    return doorQuotes.findByTokenHash(hashLinkToken(token), clock.steady());
  };
}

export type OpenDoorQuote = ReturnType<typeof createDoorQuoteOpener>;
