import { springsTrap } from '../../domain/enquiry/trap.ts';
import type { Caller } from '../callers/caller.ts';

/** The context of a call, on any surface. */
export interface Call {
  readonly caller: Caller;
  /** Correlation id in the log. */
  readonly requestId: string;
  /** A honeypot field was filled. */
  readonly trapSprung: boolean;
  /** The caller's idempotency key. */
  readonly idempotencyKey: string | null;
}

/** `sent` is the raw body: the reader drops unknown fields, and the honeypot is one. */
export function createCall(
  caller: Caller,
  requestId: string,
  sent: unknown,
  idempotencyKey: string | null,
): Call {
  return { caller, requestId, trapSprung: springsTrap(sent), idempotencyKey };
}
