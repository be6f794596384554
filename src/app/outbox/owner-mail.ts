import type { EventType } from '../../contract/events/event.ts';

/** Changes of credentials and rights about which the owner of an account gets a mail. */
export type WayIn = 'account' | 'link' | 'password' | 'passkey' | 'admin' | 'open';

/** Type of these events, whose subject is the account. It is not in the contract, and goes to no webhook. */
export const wayInEvent = 'account.way-in';
/** Types of stored events, including those outside of the contract. */
export type StoredEventType = EventType | typeof wayInEvent;

export const ownerDestination = 'mail:owner';

/** Body of an event about the credentials or rights of an account. */
export interface WayInBody {
  readonly type: typeof wayInEvent;
  readonly timestamp: string;
  readonly data: { readonly way: WayIn };
}
