import type { Collection, Enquiry, Submission, SubmissionOutcome } from '../enquiries/enquiry.ts';
import type { ApiKey, NewApiKey } from '../callers/api-key.ts';
import type { DoorQuote, NewDoorQuote, NewDoorQuoteOutcome } from '../quotes/quote.ts';

export interface Windows {
  readonly duplicateMs: number;
  readonly idempotencyMs: number;
}

export interface EnquiryFilter {
  readonly collection?: Collection;
  readonly status?: Enquiry['status'];
  /** Wall-clock milliseconds, inclusive. */
  readonly since?: number;
  /** Rehearsals with test keys too; without this they are left out, as from everything people act on. */
  readonly tests?: boolean;
}

export type EnquiryOrder = 'oldest first' | 'newest first';

/** Where enquiries are kept. Every method may refuse with `store_unavailable`. */
export interface EnquiryStore {
  /**
   * Stores what is new and says of each what became of it, in order. When it resolves, what was accepted is synced to
   * disk. Among simultaneous copies exactly one is accepted, whoever else writes to the same store.
   */
  submit(batch: readonly Submission[]): Promise<readonly SubmissionOutcome[]>;
  find(id: string): Promise<Enquiry | null>;
  /** Mostly one: a reference is short, and nothing makes it unique. */
  findByReference(reference: string): Promise<readonly Enquiry[]>;
  count(filter: EnquiryFilter): Promise<number>;
  /** All that match, oldest first unless told, a page at a time so that memory does not grow with the store. */
  list(filter: EnquiryFilter, order?: EnquiryOrder): AsyncIterable<Enquiry>;
}

/** Where door quotes wait for their review. Every method may refuse with `store_unavailable`. */
export interface DoorQuoteStore {
  /** Stores the quote unless its retry key was used before. When it resolves, what was stored is synced to disk. */
  add(quote: NewDoorQuote): Promise<NewDoorQuoteOutcome>;
  /** The quote behind a link that has not expired at this steady time; changes nothing. */
  findByTokenHash(hash: string, at: number): Promise<DoorQuote | null>;
}

export interface KeyStore {
  add(key: NewApiKey): Promise<void>;
  findByHash(hash: string): Promise<ApiKey | null>;
  list(): Promise<readonly ApiKey[]>;
  /** False when there is no such key or it was revoked before. */
  revoke(id: string, at: number): Promise<boolean>;
  recordUse(id: string, at: number): Promise<void>;
}

export interface Store {
  readonly enquiries: EnquiryStore;
  readonly doorQuotes: DoorQuoteStore;
  readonly keys: KeyStore;
  /** Proves by a small write that an enquiry could be taken now. */
  probe(): Promise<void>;
  /** Erases guards and retry keys whose windows are over at this steady time. */
  forgetExpired(at: number): Promise<void>;
  close(): Promise<void>;
}

/** Random identifiers. */
export interface IdSource {
  /** Sortable by time, with a readable prefix. */
  enquiryId(collection: Collection): string;
  doorQuoteId(): string;
  /** Names an answer of which nothing was stored. */
  dryRunId(): string;
  /** Short, without letters that sound or look alike. */
  reference(): string;
}
