import type { KnownProblemCode } from './calls.ts';
import type { components } from './description.ts';

export type Problem = components['schemas']['Problem'];

/**
 * Error codes of the service and of the client. Newer services may have others, so the type is open; known codes
 * are listed for completion in editors.
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

/** Thrown for all errors except aborts, which throw the signal's reason. */
export class LintelError extends Error {
  override readonly name = 'LintelError';
  readonly code: LintelErrorCode;
  /** The HTTP status; null without a response. */
  readonly status: number | null;
  /** The service's problem; null without a response of the service. */
  readonly problem: Problem | null;
  /** Request id to quote when you report the error to us. */
  readonly requestId: string | null;
  /** Seconds to wait before a retry, if the service gave them. */
  readonly retryAfter: number | null;
  /** Idempotency key of the submission: a retry with the same key is not stored twice. */
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
