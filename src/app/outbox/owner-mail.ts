import type { EventType } from '../../contract/events/event.ts';

/** What the owner of an account is written about: each is a new way into it. */
export type WayIn = 'account' | 'link' | 'password' | 'passkey' | 'admin' | 'open';

/** An event of an account, its subject. It is no event of the contract and goes to no webhook. */
export const wayInEvent = 'account.way-in';
/** Also those that are no part of the contract. */
export type StoredEventType = EventType | typeof wayInEvent;

export const ownerDestination = 'mail:owner';

/** The body of such an event. */
export interface WayInBody {
  readonly type: typeof wayInEvent;
  readonly timestamp: string;
  readonly data: { readonly way: WayIn };
}
