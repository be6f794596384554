import type { DoorQuoteRequest } from '../../contract/quotes/quote.ts';
import type { EstimateResponse } from '../../contract/doors/estimate.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import type { SteadyMs, WallMs } from '../shared/clock.ts';
import type { NewEvent } from '../events/new-event.ts';
import type { RetryIdentity } from '../shared/idempotency.ts';

/** Doors somebody asked a quote for, kept until the person has looked at them and sent the enquiry. */
export interface DoorQuote {
  readonly id: string;
  readonly createdAt: WallMs;
  /** From this moment on the link leads nowhere, unless the quote was sent. */
  readonly expiresAt: SteadyMs;
  readonly request: DoorQuoteRequest;
  readonly designs: readonly DoorDesign[];
  /** What the doors cost on the day the quote was made; the page prices them anew. */
  readonly priceBookVersion: string;
  readonly estimate: EstimateResponse;
  /** `anonymous`, or the id of the API key. */
  readonly submittedBy: string;
  /** Made with a test key: what becomes of it is a rehearsal too. */
  readonly test: boolean;
  readonly requestId: string;
  /** The enquiry it became; null until it is sent. */
  readonly enquiry: QuoteEnquiry | null;
}

export interface QuoteEnquiry {
  readonly id: string;
  readonly reference: string;
  readonly at: WallMs;
}

/** A quote on its way into the store. */
export interface NewDoorQuote {
  readonly quote: Omit<DoorQuote, 'enquiry'>;
  readonly tokenHash: string;
  readonly retry: RetryIdentity | null;
  /** What is told of it; null for a rehearsal. */
  readonly event: NewEvent | null;
  /** See `reviewLink`; kept with the retry key. */
  readonly linkSeed: string | null;
  /** Windows are measured from here. */
  readonly at: SteadyMs;
}

export type NewDoorQuoteOutcome =
  | { readonly kind: 'stored' }
  /** Its key was used before, with the same body, for the quote with this id and link. */
  | { readonly kind: 'replayed'; readonly id: string; readonly linkSeed: string }
  | { readonly kind: 'key_reused' };
