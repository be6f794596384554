import type { StoredEventType } from './owner-mail.ts';

/** Mails about an event: to staff, to the customer, and what staff wrote to the customer. */
export type MailDestination = 'mail:staff' | 'mail:customer' | typeof replyDestination;
export const replyDestination = 'mail:reply';

export type DestinationKind = 'webhook' | 'mail';

/** Kind of a destination; undefined for a kind that was added in a newer version. */
export function kindOf(destination: string): DestinationKind | undefined {
  if (destination.startsWith('mail:')) return 'mail';
  return destination.startsWith('whk_') ? 'webhook' : undefined;
}

/**
 * State of a delivery. `waiting`: for its first or next attempt. `failed`: after the last attempt, or because
 * the destination is gone. `skipped`: it must not be sent.
 */
export type DeliveryState = (typeof deliveryStates)[number];
export const deliveryStates = ['waiting', 'delivered', 'failed', 'skipped'] as const;

/** A delivery that is due. */
export interface DueDelivery {
  readonly id: string;
  readonly destination: string;
  readonly event: {
    readonly id: string;
    readonly type: StoredEventType;
    /** Id of the enquiry, door quote or account. */
    readonly subjectId: string;
    readonly body: string;
  };
  /** Number of earlier attempts. */
  readonly attempts: number;
}

/** Outcome of an attempt. `result` is for operators and holds no personal data. */
export type AttemptOutcome =
  | { readonly kind: 'delivered'; readonly result: string }
  /** Failed; retried at the next published time. */
  | { readonly kind: 'failed'; readonly result: string }
  /** Does not count as an attempt; due again after `forMs`. */
  | { readonly kind: 'postponed'; readonly result: string; readonly forMs: number }
  /** Final: the delivery must not be sent, or its subject is gone. */
  | { readonly kind: 'skipped'; readonly result: string }
  /** The endpoint has unsubscribed with status 410. */
  | { readonly kind: 'gone'; readonly result: string };

export const skipped = (result: string): AttemptOutcome => ({ kind: 'skipped', result });

/** Sends deliveries of one kind. Never throws because of a receiver; `signal` aborts at shutdown. */
export type Deliver = (delivery: DueDelivery, signal: AbortSignal) => Promise<AttemptOutcome>;
