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
  /** Unknown fields of the body. Pages have none, because they read their forms field by field. */
  readonly unread?: readonly UnreadField[];
  /** The `{id}` in the path of the operation, as sent; absent for a path without an id. */
  readonly pathId?: string;
}

/** Creates the context of a call. `sent` is the raw body, which may contain the honeypot field. */
export function createCall(
  caller: Caller,
  requestId: string,
  sent: unknown,
  idempotencyKey: string | null,
  beside: Pick<Call, 'unread' | 'pathId'> = {},
): Call {
  return { caller, requestId, trapSprung: springsTrap(sent), idempotencyKey, ...beside };
}
