import type { Clock, SteadyMs } from '../shared/clock.ts';
import type { DoorQuote } from './quote.ts';
import { hashLinkToken } from './review-link.ts';

interface QuotesToOpen {
  /** The quote behind a link that has not ended at this time; what was sent has no end. */
  readonly findByTokenHash: (hash: string, at: SteadyMs) => Promise<DoorQuote | null>;
}

/**
 * The quote behind a link. Null for every link that leads nowhere, whether unknown, expired or malformed, after the same
 * work for each; opening a link changes nothing. Refuses with `store_unavailable` where nobody can tell.
 */
export function createDoorQuoteOpener(doorQuotes: QuotesToOpen, clock: Clock) {
  return function openDoorQuote(token: string): Promise<DoorQuote | null> {
    return doorQuotes.findByTokenHash(hashLinkToken(token), clock.steady());
  };
}

export type OpenDoorQuote = ReturnType<typeof createDoorQuoteOpener>;
