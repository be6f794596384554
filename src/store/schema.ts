import type { Collection } from '../app/enquiries/enquiry.ts';

/** The tables, the same on every store. Times are milliseconds; JSON is kept as text, byte for byte as it was made. */
export interface Database {
  enquiries: {
    id: string;
    reference: string;
    collection: Collection;
    received_at: number;
    status: 'new' | 'held';
    request: string;
    /** See `designs.ts`, here and in door quotes. */
    designs: string | null;
    phone_e164: string | null;
    eircode: string | null;
    content_score: number;
    content_reasons: string;
    price_book_version: string | null;
    estimate: string | null;
    submitted_by: string;
    /** 1 for a rehearsal with a test key; a number, because one of the stores has no booleans. */
    is_test: number;
    request_id: string;
  };
  /** The pages that show what was sent from a form, by the hash of their secret address. */
  sent_pages: { token_hash: string; enquiry_id: string };
  /** The latest enquiry of each content: what a copy is measured against. */
  duplicate_guards: { fingerprint: string; enquiry_id: string; accepted_at: number };
  /**
   * What a retry with the same key is answered: with an enquiry or with a door quote, never both. Scope and body are
   * hashes: long texts do not fit every index.
   */
  idempotency_keys: {
    scope: string;
    body_hash: string;
    outcome: 'accepted' | 'duplicate';
    enquiry_id: string | null;
    /** Of an enquiry that was accepted. */
    reference: string | null;
    door_quote_id: string | null;
    /** What the link of the door quote is made from again. */
    link_seed: string | null;
    created_at: number;
  };
  door_quotes: {
    id: string;
    /** The link itself is not kept. */
    token_hash: string;
    created_at: number;
    expires_at: number;
    request: string;
    designs: string;
    price_book_version: string;
    estimate: string;
    submitted_by: string;
    is_test: number;
    request_id: string;
    enquiry_id: string | null;
    closed_at: number | null;
  };
  api_keys: {
    id: string;
    hash: string;
    label: string;
    rate_limit: number | null;
    rate_window_ms: number | null;
    is_test: number;
    created_at: number;
    last_used_at: number | null;
    revoked_at: number | null;
  };
  /** One row, rewritten to prove that the store takes writes. */
  heartbeat: { id: number; beaten_at: number };
  /** One row: in which start of the machine steady time was how far ahead of its uptime. */
  steady_clock: { id: number; boot_id: string; ahead_ms: number };
}
