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
  /** The link expires then, unless the quote was sent. */
  readonly expiresAt: SteadyMs;
  readonly request: DoorQuoteRequest;
  readonly designs: readonly DoorDesign[];
  /** Prices of the day it was created; the page shows current ones. */
  readonly priceBookVersion: string;
  readonly estimate: EstimateResponse;
  /** `anonymous`, or an API key's id. */
  readonly submittedBy: string;
  /** Made with a test key: its enquiry is a test too. */
  readonly test: boolean;
  readonly requestId: string;
  /** The enquiry it became; null until sent. */
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
  /** See `reviewLink`; stored with the idempotency key. */
  readonly linkSeed: string | null;
  /** Start of the idempotency window. */
  readonly at: SteadyMs;
}

export type NewDoorQuoteOutcome =
  | { readonly kind: 'stored' }
  /** A retry: the same key and body as the quote with this id and link. */
  | { readonly kind: 'replayed'; readonly id: string; readonly linkSeed: string }
  | { readonly kind: 'key_reused' };
