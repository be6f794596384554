import type { ContactRequest, QuoteRequest } from '../../contract/enquiries/enquiry.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import type { SteadyMs, WallMs } from '../shared/clock.ts';
import type { NewEnquiryEvent } from '../events/new-event.ts';
import type { RetryIdentity } from '../shared/idempotency.ts';

export const collections = ['contact_requests', 'internal_door_quotes', 'security_door_quotes'] as const;
export type Collection = (typeof collections)[number];

export type EnquiryRequest = ContactRequest | QuoteRequest;

/** An enquiry as it is kept: everything that was sent, and what we made of it on that day. */
export interface Enquiry {
  readonly id: string;
  /** Short enough to be said on the phone. */
  readonly reference: string;
  readonly collection: Collection;
  readonly receivedAt: WallMs;
  /** `held` waits for a person to look at it; nothing in doubt is thrown away. One that was looked at and is none is `rejected`. */
  readonly status: 'new' | 'held' | 'rejected';
  readonly request: EnquiryRequest;
  /** The doors exactly as the person configured them; null where they were described in words. */
  readonly designs: readonly DoorDesign[] | null;
  /** Standard forms beside what was typed. */
  readonly phoneE164: string | null;
  readonly eircode: string | null;
  readonly contentScore: { readonly score: number; readonly reasons: readonly string[] };
  readonly priceBookVersion: string | null;
  readonly estimate: unknown;
  /** `anonymous`, or the id of the API key. */
  readonly submittedBy: string;
  /** A rehearsal with a test key: nobody acts on it, and it counts nowhere. */
  readonly test: boolean;
  readonly requestId: string;
}

/** All that is known of an enquiry whose row is damaged: enough to look for it in a backup, and nothing of what was sent. */
export interface UnreadableEnquiry extends Pick<
  Enquiry,
  'id' | 'reference' | 'collection' | 'receivedAt' | 'status' | 'test'
> {
  readonly unreadable: true;
}

/** One of many: a damaged one must not keep the others from being read. */
export type ListedEnquiry = Enquiry | UnreadableEnquiry;

export const isReadable = (enquiry: ListedEnquiry): enquiry is Enquiry => !('unreadable' in enquiry);

/** An enquiry on its way into the store, with what makes it unique. */
export interface Submission {
  readonly enquiry: Enquiry;
  /** Equal for equal enquiries. */
  readonly fingerprint: string;
  readonly idempotency: RetryIdentity | null;
  /** The door quote it was made from: of all that are, exactly one is accepted. */
  readonly doorQuoteId: string | null;
  /** What is told of it; null for a rehearsal. */
  readonly event: NewEnquiryEvent | null;
  /** Names the page that shows it to the person from now on; null where it came from no form of ours. */
  readonly sentPageHash: string | null;
  /** Windows are measured from here. */
  readonly at: SteadyMs;
}

export type SubmissionOutcome =
  | { readonly kind: 'accepted'; readonly id: string; readonly reference: string; readonly replayed: boolean }
  | {
      readonly kind: 'duplicate';
      readonly id: string;
      /** Of the first one, as its id is; null where an operator has erased it since. */
      readonly reference: string | null;
      readonly replayed: boolean;
    }
  | { readonly kind: 'key_reused' };
