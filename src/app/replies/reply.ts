import type { DeliveryState } from '../outbox/delivery.ts';
import type { NewEvent } from '../outbox/new-event.ts';
import type { SteadyMs, WallMs } from '../shared/clock.ts';

/** Limits of replies: of their length, and of their number, so that a lost password does not become a mailing. */
export const replyLimits = {
  longestSubject: 120,
  longestText: 5000,
  /** By one account within an hour. */
  mostByAccount: 60,
  /** To one address within an hour. */
  mostToCustomer: 10,
  /** About one enquiry, in all. */
  mostOfEnquiry: 100,
  windowMs: 3_600_000,
} as const;

/** Which limit a reply is above. */
export type ReplyLimit = 'account' | 'customer' | 'enquiry';

/** What a member of staff wrote to a customer, as it was sent. */
export interface Reply {
  readonly id: string;
  readonly at: WallMs;
  readonly authorId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** What became of its mail. Times of deliveries are steady time. */
export interface ReplyDelivery {
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly nextAttemptAt: SteadyMs;
  readonly finishedAt: SteadyMs | null;
  readonly lastResult: string | null;
}

export interface SentReply extends Reply {
  /** Null until the outbox has been worked on. */
  readonly delivery: ReplyDelivery | null;
}

/** A reply to store, with the event that carries it to the mail server. */
export interface AskedReply {
  readonly enquiryId: string;
  readonly reply: Reply;
  /** Number of replies that its author saw: another one is shown first. */
  readonly seen: number;
  /** Hash of a new page of the enquiry, if the text has its address. */
  readonly pageHash: string | null;
  /** Ids of history rows: of the reply, and of the stage that it may change. */
  readonly changeIds: readonly [string, string];
  readonly event: NewEvent;
}

export type ReplyOutcome =
  | { readonly kind: 'sent' }
  /** The same form, sent twice. */
  | { readonly kind: 'unchanged' }
  /** The form was sent before, with another text. */
  | { readonly kind: 'used' }
  /** A colleague wrote meanwhile. */
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'not clear' }
  | { readonly kind: 'too many'; readonly limit: ReplyLimit }
  | { readonly kind: 'missing' };

/** A reply as its mail is made of it. */
export interface ReplyToSend extends Reply {
  readonly reference: string;
  readonly status: 'new' | 'held' | 'rejected';
  /** Ids of the deliveries of earlier mails to the customer, oldest first: the thread that it continues. */
  readonly after: readonly string[];
}
