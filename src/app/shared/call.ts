import { springsTrap } from '../../domain/enquiry/trap.ts';
import type { Caller } from '../callers/caller.ts';

/** What is known of a call besides what it says, whichever way it came in. */
export interface Call {
  readonly caller: Caller;
  /** The name under which it is found in the log. */
  readonly requestId: string;
  /** A field was filled that no person sees. */
  readonly trapSprung: boolean;
  /** The caller's own key for this request: sent again under it, it is the same request. */
  readonly idempotencyKey: string | null;
}

/** `sent` is what came in, before a reader has left out the fields it does not know: the trap is among those. */
export function createCall(
  caller: Caller,
  requestId: string,
  sent: unknown,
  idempotencyKey: string | null,
): Call {
  return { caller, requestId, trapSprung: springsTrap(sent), idempotencyKey };
}
