import type { KnownProblemCode } from './calls.ts';
import type { components } from './description.ts';

export type Problem = components['schemas']['Problem'];

/**
 * The service's own codes, and what may happen on the way to it. A newer service may have others, so any text can come;
 * those that are known are named for editors to offer.
 */
export type LintelErrorCode =
  KnownProblemCode | 'timeout' | 'network_error' | 'unexpected_answer' | (string & {});

interface Particulars {
  readonly status?: number;
  readonly problem?: Problem;
  readonly requestId?: string | null;
  readonly retryAfter?: number | null;
  readonly idempotencyKey?: string | null;
  readonly cause?: unknown;
}

/** Everything the client throws, but for an abort by its caller: that is thrown as the signal's own reason. */
export class LintelError extends Error {
  override readonly name = 'LintelError';
  readonly code: LintelErrorCode;
  /** The HTTP status; null where there was no answer. */
  readonly status: number | null;
  /** The problem as the service told it; null where something else answered, or nothing. */
  readonly problem: Problem | null;
  /** Name it when you report the error to us. */
  readonly requestId: string | null;
  /** Seconds to wait before asking again, where the service said so. */
  readonly retryAfter: number | null;
  /** Of a submission: sent again with this key, it is not stored twice. */
  readonly idempotencyKey: string | null;

  constructor(code: LintelErrorCode, message: string, particulars: Particulars = {}) {
    super(message, particulars.cause === undefined ? undefined : { cause: particulars.cause });
    this.code = code;
    this.status = particulars.status ?? null;
    this.problem = particulars.problem ?? null;
    this.requestId = particulars.requestId ?? particulars.problem?.requestId ?? null;
    this.retryAfter = particulars.retryAfter ?? null;
    this.idempotencyKey = particulars.idempotencyKey ?? null;
  }
}
