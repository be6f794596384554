import type { EventType } from '../../contract/events/event.ts';

/** Credentials and rights that an account's owner gets a mail about. */
export type WayIn = 'account' | 'link' | 'password' | 'passkey' | 'admin' | 'open';

/** Type of such an event, whose subject is the account. It is not part of the contract, and goes to no webhook. */
export const wayInEvent = 'account.way-in';
/** Types of stored events, including those outside of the contract. */
export type StoredEventType = EventType | typeof wayInEvent;

export const ownerDestination = 'mail:owner';

/** Body of an event about an account's credentials. */
export interface WayInBody {
  readonly type: typeof wayInEvent;
  readonly timestamp: string;
  readonly data: { readonly way: WayIn };
}
