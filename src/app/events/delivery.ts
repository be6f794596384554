import type { EventType } from '../../contract/events/event.ts';

/** Who is written to. */
export type MailDestination = 'mail:staff' | 'mail:customer';

/** In which way a destination is reached. */
export type DestinationKind = 'webhook' | 'mail';

/** Undefined for one that a newer version of the program may know. */
export function kindOf(destination: string): DestinationKind | undefined {
  if (destination.startsWith('mail:')) return 'mail';
  return destination.startsWith('whk_') ? 'webhook' : undefined;
}

/**
 * `waiting` for its time or its next attempt; `delivered`; `failed` when all attempts are used up or the destination is
 * gone; `skipped` where it must not be sent.
 */
export type DeliveryState = (typeof deliveryStates)[number];
export const deliveryStates = ['waiting', 'delivered', 'failed', 'skipped'] as const;

/** An event that is due at a destination. */
export interface DueDelivery {
  readonly id: string;
  readonly destination: string;
  readonly event: {
    readonly id: string;
    readonly type: EventType;
    /** The enquiry or the door quote. */
    readonly subjectId: string;
    readonly body: string;
  };
  /** How many attempts were made before. */
  readonly attempts: number;
}

/** What one attempt came to. `result` is a few words for operators, without anybody's details. */
export type AttemptOutcome =
  | { readonly kind: 'delivered'; readonly result: string }
  /** To be tried again at the next of the published times. */
  | { readonly kind: 'failed'; readonly result: string }
  /** Not an attempt: to be looked at again after this time. */
  | { readonly kind: 'postponed'; readonly result: string; readonly forMs: number }
  /** Never to be tried again: it must not be sent, or there is nothing to send any more. */
  | { readonly kind: 'skipped'; readonly result: string }
  /** The destination wants nothing any more. */
  | { readonly kind: 'gone'; readonly result: string };

/** Sends one kind of delivery. It never throws for what a receiver does; `signal` ends it when the service stops. */
export type Deliver = (delivery: DueDelivery, signal: AbortSignal) => Promise<AttemptOutcome>;
