import type { ContactRequest, QuoteRequest } from '../../contract/enquiries/enquiry.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import type { SteadyMs, WallMs } from '../shared/clock.ts';
import type { NewEnquiryEvent } from '../outbox/new-event.ts';
import type { RetryIdentity } from '../shared/idempotency.ts';

export const collections = ['contact_requests', 'internal_door_quotes', 'security_door_quotes'] as const;
export type Collection = (typeof collections)[number];

export type EnquiryRequest = ContactRequest | QuoteRequest;

/** A stored enquiry: the request, and the estimate at the time. */
export interface Enquiry {
  readonly id: string;
  /** Reference for the customer, short enough to read out on the phone. */
  readonly reference: string;
  readonly collection: Collection;
  readonly receivedAt: WallMs;
  /** When the customer last changed the doors; null if never. Earlier doors: see `versions.ts`. */
  readonly changedAt: WallMs | null;
  /** `held`: possible spam that waits for moderation. `rejected`: found to be spam by moderation. */
  readonly status: 'new' | 'held' | 'rejected';
  readonly request: EnquiryRequest;
  /** The configured designs; null if the doors were described in words. */
  readonly designs: readonly DoorDesign[] | null;
  /** Phone number in its normalised form; the request has it as typed. */
  readonly phoneE164: string | null;
  readonly eircode: string | null;
  readonly contentScore: { readonly score: number; readonly reasons: readonly string[] };
  /** Unknown fields of the request (see `also-sent.ts`); null if all fields were read. */
  readonly alsoSent: string | null;
  readonly priceBookVersion: string | null;
  readonly estimate: unknown;
  /** The caller: `anonymous`, or an API key's id. */
  readonly submittedBy: string;
  /**
   * The quote from which the enquiry was sent, with the caller who created the quote; null without a quote.
   */
  readonly quote: { readonly id: string; readonly submittedBy: string } | null;
  /**
   * The reason that the sender gave for a withdrawal; null without a reason. It stays if staff reopen the
   * enquiry.
   */
  readonly withdrawalReason: string | null;
  /** Whether it was sent with a test key. A test causes no mail or webhook, and is not counted. */
  readonly test: boolean;
  readonly requestId: string;
}

/** The readable part of an enquiry with a damaged row, enough to find it in a backup. */
export interface UnreadableEnquiry extends Pick<
  Enquiry,
  'id' | 'reference' | 'collection' | 'receivedAt' | 'status' | 'test'
> {
  readonly unreadable: true;
}

/** An enquiry in a list, which includes damaged rows. */
export type ListedEnquiry = Enquiry | UnreadableEnquiry;

export const isReadable = (enquiry: ListedEnquiry): enquiry is Enquiry => !('unreadable' in enquiry);

/** An enquiry to store, with its idempotency key and fingerprint. */
export interface Submission {
  readonly enquiry: Enquiry;
  /** Equal for equal enquiries. */
  readonly fingerprint: string;
  readonly idempotency: RetryIdentity | null;
  /** Id of the quote from which it is sent. A quote becomes at most one enquiry. */
  readonly doorQuoteId: string | null;
  /** Event to publish; null for a test. */
  readonly event: NewEnquiryEvent | null;
  /** Hash of the confirmation page's token; null if it was not sent from a form. */
  readonly sentPageHash: string | null;
  /** Start of the idempotency and duplicate windows. */
  readonly at: SteadyMs;
}

export type SubmissionOutcome =
  | {
      readonly kind: 'accepted';
      readonly id: string;
      readonly reference: string;
      /** The unknown fields of the first submission, so that each replay names the same fields. */
      readonly alsoSent: string | null;
      readonly replayed: boolean;
    }
  | {
      readonly kind: 'duplicate';
      readonly id: string;
      /** Reference of the first enquiry; null if the first enquiry was erased. */
      readonly reference: string | null;
      readonly replayed: boolean;
    }
  | { readonly kind: 'key_reused' };
