/** Reasons of use cases for a refusal: problem codes of the contract, without HTTP statuses. */
export type RefusalCode =
  | 'spam_rejected'
  | 'duplicate_submission'
  | 'request_in_progress'
  | 'idempotency_key_reused'
  | 'not_found'
  | 'enquiry_closed'
  | 'store_unavailable'
  | 'pictures_busy'
  | 'rate_limited';

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** Id and reference of the first enquiry, if the refused enquiry is a duplicate. */
  readonly id: string | undefined;
  readonly reference: string | null;
  /** Whether the refusal repeats the response to an earlier request with the same idempotency key. */
  readonly replayed: boolean;
  /** Cause of a store outage, for the operator; names no path, user or secret. */
  readonly reason: string | undefined;
  /** Seconds to wait, if the problem code has no fixed Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    code: RefusalCode,
    message: string,
    { id, reference = null, replayed = false, reason, retryAfter, cause }: RefusalDetails = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.id = id;
    this.reference = reference;
    this.replayed = replayed;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

interface RefusalDetails {
  readonly id?: string;
  readonly reference?: string | null;
  readonly replayed?: boolean;
  readonly reason?: string | undefined;
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

export function storeUnavailable(cause?: unknown, reason?: string): Refusal {
  return new Refusal(
    'store_unavailable',
    'Enquiries cannot be stored at the moment. Nothing was lost: please try again.',
    { cause, reason },
  );
}

export function duplicateSubmission(first: Pick<RefusalDetails, 'id' | 'reference'>): Refusal {
  return new Refusal(
    'duplicate_submission',
    'We already have this enquiry; there is no need to send it again.',
    first,
  );
}

export function spamRejected(): Refusal {
  return new Refusal(
    'spam_rejected',
    'This enquiry looks like spam and was not stored. If it is not, please write to us in other words.',
  );
}
