import type { Collection, Enquiry, Submission, SubmissionOutcome } from './enquiry.ts';
import type { ApiKey, NewApiKey } from './api-key.ts';

export interface Windows {
  readonly duplicateMs: number;
  readonly idempotencyMs: number;
}

export interface EnquiryFilter {
  readonly collection?: Collection;
  /** Wall-clock milliseconds, inclusive. */
  readonly since?: number;
}

/** Where enquiries are kept. Every method may refuse with `store_unavailable`. */
export interface EnquiryStore {
  /**
   * Stores what is new and says of each what became of it, in order. When it resolves, what was accepted is synced to
   * disk. Among simultaneous copies exactly one is accepted, whoever else writes to the same store.
   */
  submit(batch: readonly Submission[]): Promise<readonly SubmissionOutcome[]>;
  find(id: string): Promise<Enquiry | null>;
  /** All that match, oldest first, a page at a time so that memory does not grow with the store. */
  list(filter: EnquiryFilter): AsyncIterable<Enquiry>;
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
  /** Short, without letters that sound or look alike. */
  reference(): string;
}
