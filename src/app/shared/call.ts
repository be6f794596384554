import { springsTrap } from '../../domain/enquiry/trap.ts';
import type { UnreadField } from '../../contract/reading/ignored.ts';
import type { Caller } from '../callers/caller.ts';

/** The context of a call, over any protocol. */
export interface Call {
  readonly caller: Caller;
  /** Correlation id in the log. */
  readonly requestId: string;
  /** Whether a honeypot field was filled in. */
  readonly trapSprung: boolean;
  /** The caller's idempotency key. */
  readonly idempotencyKey: string | null;
  /** Fields of the body that were not read. Pages have none: they read their forms field by field. */
  readonly unread?: readonly UnreadField[];
  /** The `{id}` of the operation's path, as it was sent; absent for a path without. */
  readonly pathId?: string;
}

/** `sent` is the raw body, because the reader drops unknown fields, which include the honeypot. */
export function createCall(
  caller: Caller,
  requestId: string,
  sent: unknown,
  idempotencyKey: string | null,
  beside: Pick<Call, 'unread' | 'pathId'> = {},
): Call {
  return { caller, requestId, trapSprung: springsTrap(sent), idempotencyKey, ...beside };
}
