import type { StoredEventType } from './owner-mail.ts';

/** Mail recipients of an event. */
export type MailDestination = 'mail:staff' | 'mail:customer';

export type DestinationKind = 'webhook' | 'mail';

/** Undefined for a kind that only a newer version knows. */
export function kindOf(destination: string): DestinationKind | undefined {
  if (destination.startsWith('mail:')) return 'mail';
  return destination.startsWith('whk_') ? 'webhook' : undefined;
}

/**
 * `waiting` for its first or next attempt; `delivered`; `failed` after the last attempt or without its
 * destination; `skipped` if it must not be sent.
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
    /** The enquiry's, door quote's or account's id. */
    readonly subjectId: string;
    readonly body: string;
  };
  /** Earlier attempts. */
  readonly attempts: number;
}

/** Outcome of an attempt. `result` is for operators and has no personal data. */
export type AttemptOutcome =
  | { readonly kind: 'delivered'; readonly result: string }
  /** Retried at the next published time. */
  | { readonly kind: 'failed'; readonly result: string }
  /** Not an attempt; due again after this time. */
  | { readonly kind: 'postponed'; readonly result: string; readonly forMs: number }
  /** Final: it must not be sent, or its subject is gone. */
  | { readonly kind: 'skipped'; readonly result: string }
  /** The endpoint asked for no more events (410). */
  | { readonly kind: 'gone'; readonly result: string };

/** Sends one kind of delivery. Never throws for a receiver's fault; `signal` aborts at shutdown. */
export type Deliver = (delivery: DueDelivery, signal: AbortSignal) => Promise<AttemptOutcome>;
