import type { Clock, SteadyMs } from '../shared/clock.ts';
import type { DoorQuote } from './quote.ts';
import { hashLinkToken } from './review-link.ts';

interface QuotesToOpen {
  /** The quote of a link. Links expire, except those of sent quotes. */
  readonly findByTokenHash: (hash: string, at: SteadyMs) => Promise<DoorQuote | null>;
}

/**
 * Finds the quote of a link. Null for unknown, expired and malformed links alike, after the same time. Changes
 * nothing. Refuses with `store_unavailable` in an outage.
 */
export function createDoorQuoteOpener(doorQuotes: QuotesToOpen, clock: Clock) {
  return function openDoorQuote(token: string): Promise<DoorQuote | null> {
    return doorQuotes.findByTokenHash(hashLinkToken(token), clock.steady());
  };
}

export type OpenDoorQuote = ReturnType<typeof createDoorQuoteOpener>;
