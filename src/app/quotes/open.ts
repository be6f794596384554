import type { Clock, SteadyMs } from '../shared/clock.ts';
import type { DoorQuote } from './quote.ts';
import { hashLinkToken } from './review-link.ts';

interface QuotesToOpen {
  /** The quote of a link that has not expired; a sent quote's link never does. */
  readonly findByTokenHash: (hash: string, at: SteadyMs) => Promise<DoorQuote | null>;
}

/**
 * Finds the quote of a link. Null for unknown, expired and malformed links alike, in the same time; opening
 * changes nothing. Refuses with `store_unavailable` in an outage.
 */
export function createDoorQuoteOpener(doorQuotes: QuotesToOpen, clock: Clock) {
  return function openDoorQuote(token: string): Promise<DoorQuote | null> {
    return doorQuotes.findByTokenHash(hashLinkToken(token), clock.steady());
  };
}

export type OpenDoorQuote = ReturnType<typeof createDoorQuoteOpener>;
