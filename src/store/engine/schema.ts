import type { StoredEventType } from '../../app/outbox/owner-mail.ts';
import type { DeliveryState } from '../../app/outbox/delivery.ts';
import type { Collection, Enquiry } from '../../app/enquiries/enquiry.ts';
import type { Stage } from '../../app/enquiries/stage.ts';
import type { StaffRole } from '../../app/accounts/account.ts';
import type { Decision } from '../../domain/spam/learned/decisions.ts';

/** The tables, the same in every store. Times are milliseconds; JSON is stored as text, byte for byte. */
export interface Database {
  enquiries: {
    id: string;
    reference: string;
    collection: Collection;
    received_at: number;
    /** The moderation status, not the stage: `new` is clear. */
    status: Enquiry['status'];
    request: string;
    /** Folded, to find a person's rows. Here and in door quotes. */
    email: string;
    /** See `designs.ts`, here and in door quotes. */
    designs: string | null;
    phone_e164: string | null;
    eircode: string | null;
    content_score: number;
    content_reasons: string;
    price_book_version: string | null;
    estimate: string | null;
    submitted_by: string;
    /** 1 for an enquiry of a test key; a number, because SQLite has no booleans. */
    is_test: number;
    request_id: string;
    /** The source that the caller gave, or nothing. */
    source: string;
    stage: Stage;
    lost_reason: string | null;
    /** Id of a member of staff. */
    owner_id: string | null;
    next_step: string | null;
    next_step_at: number | null;
    first_response_at: number | null;
    /** Version for optimistic locking; goes up with every change. */
    work_version: number;
    /** 1 until the search index is up to date. */
    to_index: number;
  };
  /** Folded text for search; see `searching.ts`. Numbers are in the order of receipt. */
  enquiry_search: { number: number; enquiry_id: string; text: string };
  enquiry_notes: { id: string; enquiry_id: string; at: number; author_id: string; text: string };
  /** The append-only history of an enquiry: actor and action, never personal data. */
  enquiry_changes: {
    id: string;
    enquiry_id: string;
    at: number;
    actor: string;
    action: string;
    detail: string;
  };
  /** Which member of staff has opened which enquiry. The id is made of both. */
  read_marks: { id: string; account_id: string; enquiry_id: string; read_at: number };
  /** A saved filter of the inbox; names are unique per account. */
  staff_views: { id: string; account_id: string; name: string; query: string; created_at: number };
  staff_accounts: {
    id: string;
    /** Folded. */
    email: string;
    role: StaffRole;
    password_hash: string | null;
    /** Hash of the link by which a password is set. */
    setup_hash: string | null;
    setup_expires_at: number | null;
    created_at: number;
    last_signed_in_at: number | null;
    disabled_at: number | null;
  };
  staff_sessions: {
    token_hash: string;
    account_id: string;
    signed_in_by: 'password' | 'passkey' | 'openid';
    created_at: number;
    last_seen_at: number;
    expires_at: number;
    /** When a credential was last given in it. */
    proved_at: number;
  };
  /** Browsers that have signed in before. Their tokens are no credentials, and are not kept. */
  staff_browsers: { token_hash: string; account_id: string; expires_at: number };
  staff_passkeys: {
    /** The credential id of the authenticator. */
    id: string;
    account_id: string;
    label: string;
    public_key: string;
    counter: number;
    transports: string;
    created_at: number;
    last_used_at: number | null;
  };
  /** Pending WebAuthn challenges, valid for a few minutes. */
  staff_challenges: { id_hash: string; purpose: string; detail: string; expires_at: number };
  /** Decisions that the spam model has learned; what each taught is derived from its enquiry. */
  spam_lessons: { enquiry_id: string; decision: Decision };
  /**
   * In how many lessons a word or a pair occurred. `feature` is null until enough people used it: see
   * `spam-lessons.ts`.
   */
  spam_features: { hash: string; feature: string | null; wanted: number; unwanted: number };
  /** One row. */
  spam_model: { id: number; version: number; hash_key: string };
  /** Confirmation pages of submitted forms, by the hash of their secret address. */
  sent_pages: { token_hash: string; enquiry_id: string };
  /** The latest enquiry of each content, to detect duplicates. */
  duplicate_guards: { fingerprint: string; enquiry_id: string; accepted_at: number };
  /**
   * The response to a retry with the same key: an enquiry or a door quote, never both. Scope and body are hashes,
   * because long texts exceed the limits of indexes.
   */
  idempotency_keys: {
    scope: string;
    body_hash: string;
    outcome: 'accepted' | 'duplicate';
    enquiry_id: string | null;
    /** Only if the enquiry was accepted. */
    reference: string | null;
    door_quote_id: string | null;
    /** Seed from which a retry derives the door quote's link again. */
    link_seed: string | null;
    created_at: number;
  };
  door_quotes: {
    id: string;
    /** Hash of the link's token. */
    token_hash: string;
    created_at: number;
    expires_at: number;
    request: string;
    email: string;
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
  /** Events that await their fan-out, which moves them to `events`. See `fan-out.ts`. */
  outbox_events: {
    id: string;
    type: StoredEventType;
    /** The enquiry, the door quote or the account, and the event's sequence number within it. */
    subject_id: string;
    number: number;
    created_at: number;
    /** Sent byte for byte on every attempt. Holds ids only, no personal data. */
    body: string;
    /** JSON list of the mails to write for it. */
    mails: string;
    deliver_from: number;
  };
  /** Events whose deliveries are written. */
  events: Pick<Database['outbox_events'], 'id' | 'type' | 'subject_id' | 'number' | 'created_at' | 'body'>;
  /** An event for one destination. Times are those of the store: see `steady-clock.ts`. */
  deliveries: {
    /** Made of the event's id and the destination. */
    id: string;
    event_id: string;
    subject_id: string;
    number: number;
    /** Id of a webhook endpoint, or a kind of mail. */
    destination: string;
    state: DeliveryState;
    attempts: number;
    next_attempt_at: number;
    /** The node that holds the lease, and when it expires. */
    leased_by: string | null;
    leased_until: number;
    /** Result of the last attempt in a few words, without personal data. */
    last_result: string | null;
    created_at: number;
    finished_at: number | null;
  };
  webhook_endpoints: {
    id: string;
    url: string;
    /** JSON list of event types; "*" means all. */
    events: string;
    /** In plain text, because it signs every message. */
    secret: string;
    /** Also signs until this time, while the receiver changes over. */
    old_secret: string | null;
    old_secret_until: number | null;
    created_at: number;
    /** Start of the current series of failures; null while deliveries succeed. */
    failing_since: number | null;
    disabled_at: number | null;
    disabled_reason: string | null;
  };
  /**
   * Erased people, so that a restored backup does not bring them back: a keyed hash, with a key of its own each.
   */
  erasures: { id: string; key: string; person_hash: string; erased_at: number };
  /** Audit of operations on personal data: action, time and actor, never the person. */
  audit_entries: { id: string; at: number; actor: string; action: string; detail: string };
  /** One row: the state of upkeep across restarts. */
  upkeep_notes: {
    id: number;
    /** Since when the files may hold erased data; null if they do not. */
    unclean_since: number | null;
    /** Until when the clock is known to be right, and since when it has been far ahead. */
    trusted_at: number | null;
    leap_at: number | null;
  };
  /** One row, rewritten to check that the store takes writes. */
  heartbeat: { id: number; beaten_at: number };
  /** One row: the boot of the machine, and how far steady time was ahead of its uptime. */
  steady_clock: { id: number; boot_id: string; ahead_ms: number };
}
