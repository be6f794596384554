import type { DoorQuoteRequest } from '../../contract/quotes/quote.ts';
import type { EstimateResponse } from '../../contract/doors/estimate.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import type { SteadyMs, WallMs } from '../shared/clock.ts';
import type { NewEvent } from '../outbox/new-event.ts';
import type { RetryIdentity } from '../shared/idempotency.ts';

/** Doors stored for a customer to review and send as an enquiry. */
export interface DoorQuote {
  readonly id: string;
  readonly createdAt: WallMs;
  /** Expiry of the link; ignored once the quote was sent. */
  readonly expiresAt: SteadyMs;
  readonly request: DoorQuoteRequest;
  readonly designs: readonly DoorDesign[];
  /** Unknown fields of the request, passed on to the enquiry; null if all fields were read. */
  readonly alsoSent: string | null;
  /** Version of the price book when the quote was created. The page shows current prices. */
  readonly priceBookVersion: string;
  readonly estimate: EstimateResponse;
  /** The caller: `anonymous`, or an API key's id. */
  readonly submittedBy: string;
  /** Whether it was created with a test key. Its enquiry is then a test too. */
  readonly test: boolean;
  readonly requestId: string;
  /** The enquiry that the quote became; null until sent. */
  readonly enquiry: QuoteEnquiry | null;
}

export interface QuoteEnquiry {
  readonly id: string;
  readonly reference: string;
  readonly at: WallMs;
}

/** A quote to store. */
export interface NewDoorQuote {
  readonly quote: Omit<DoorQuote, 'enquiry'>;
  readonly tokenHash: string;
  readonly retry: RetryIdentity | null;
  /** Event to publish; null for a test. */
  readonly event: NewEvent | null;
  /** Seed of the link (see `reviewLink`), stored with the idempotency key. */
  readonly linkSeed: string | null;
  /** Time of the request, at which the idempotency window starts. */
  readonly at: SteadyMs;
}

export type NewDoorQuoteOutcome =
  | { readonly kind: 'stored' }
  /** A retry: a quote was created earlier with the same key and body. */
  | { readonly kind: 'replayed'; readonly id: string; readonly linkSeed: string }
  | { readonly kind: 'key_reused' };
