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
    changed_at: number | null;
    /** The moderation status, not the stage; `new` means not held as spam. */
    status: Enquiry['status'];
    request: string;
    /** Folded, to find a person's rows. Door quotes have the same column. */
    email: string;
    /** JSON list of the designs, see `designs.ts`. Door quotes have the same column. */
    designs: string | null;
    phone_e164: string | null;
    eircode: string | null;
    content_score: number;
    content_reasons: string;
    /** JSON of the submission's unknown fields. Door quotes have the same column. */
    also_sent: string | null;
    price_book_version: string | null;
    estimate: string | null;
    submitted_by: string;
    /** The quote that the enquiry was sent from, and the caller of the quote; the quote may be erased. */
    door_quote_id: string | null;
    quoted_by: string | null;
    /** The reason that the sender gave for withdrawing the enquiry. */
    withdrawal_reason: string | null;
    /** 1 for an enquiry of a test key; a number, because SQLite has no booleans. */
    is_test: number;
    request_id: string;
    /** The source that the caller gave; empty if none. */
    source: string;
    stage: Stage;
    lost_reason: string | null;
    /** Id of a member of staff. */
    owner_id: string | null;
    next_step: string | null;
    next_step_at: number | null;
    /** The next step before its last change, for an undo. */
    previous_step: string | null;
    first_response_at: number | null;
    /** Version for optimistic locking; goes up with every change. */
    work_version: number;
    /** 1 until the search index is up to date. */
    to_index: number;
    /** Total with VAT of the doors that have a price, see `valueOf`; null if none has one. */
    value_cents: number | null;
  };
  /** Folded text for search; see `searching.ts`. `number` ascends in the order of receipt. */
  enquiry_search: { number: number; enquiry_id: string; text: string };
  /** Earlier versions of enquiries that customers changed. `id` is derived from the form of the change. */
  enquiry_versions: { id: string; enquiry_id: string; number: number; replaced_at: number } & Replaced;
  enquiry_notes: { id: string; enquiry_id: string; at: number; author_id: string; text: string };
  /** Replies of staff to the customer; the event `event_id` mails the reply. */
  enquiry_replies: {
    id: string;
    enquiry_id: string;
    event_id: string;
    at: number;
    author_id: string;
    recipient: string;
    subject: string;
    text: string;
  };
  /** Templates of replies. They contain no personal data. */
  reply_templates: { id: string; name: string; subject: string; text: string; changed_at: number };
  /** The append-only history of an enquiry: actor and action, without personal data. */
  enquiry_changes: {
    id: string;
    enquiry_id: string;
    at: number;
    actor: string;
    action: string;
    detail: string;
  };
  /** Which member of staff has opened which enquiry. `id` combines the two ids. */
  read_marks: { id: string; account_id: string; enquiry_id: string; read_at: number };
  /** A saved filter of the inbox; names are unique per account. */
  staff_views: { id: string; account_id: string; name: string; query: string; created_at: number };
  staff_accounts: {
    id: string;
    /** Folded, like the enquiries' email. */
    email: string;
    role: StaffRole;
    password_hash: string | null;
    /** Hash of the link by which a password is set. */
    setup_hash: string | null;
    setup_expires_at: number | null;
    created_at: number;
    last_signed_in_at: number | null;
    disabled_at: number | null;
    /** The identity at the OpenID Connect provider, from the first sign-in through it; both or neither. */
    openid_issuer: string | null;
    openid_subject: string | null;
  };
  staff_sessions: {
    token_hash: string;
    account_id: string;
    signed_in_by: 'password' | 'passkey' | 'openid';
    created_at: number;
    last_seen_at: number;
    expires_at: number;
    /** When a credential was last given in this session. */
    proved_at: number;
  };
  /** Browsers that have signed in before. Only hashes of their tokens are stored; the tokens are no credentials. */
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
  /** Decisions that the spam model has learned. What each one taught is derived from its enquiry. */
  spam_lessons: { enquiry_id: string; decision: Decision };
  /**
   * In how many decisions a word or a pair of words occurred. `feature` is null until it occurred in several.
   */
  spam_features: { hash: string; feature: string | null; wanted: number; unwanted: number };
  /** One row: the version of the spam model, and the constant key of its hashes. */
  spam_model: { id: number; version: number; hash_key: string };
  /** Confirmation pages of submitted forms, by the hash of their secret address. */
  sent_pages: { token_hash: string; enquiry_id: string };
  /** The latest enquiry with each content, to detect duplicates. */
  duplicate_guards: { fingerprint: string; enquiry_id: string; accepted_at: number };
  /**
   * The first response to an idempotency key, for retries: an enquiry or a door quote, never both. Scope and body
   * are hashes, because long texts exceed the limits of indexes.
   */
  idempotency_keys: {
    scope: string;
    body_hash: string;
    outcome: 'accepted' | 'duplicate';
    enquiry_id: string | null;
    /** Null unless the enquiry was accepted. */
    reference: string | null;
    door_quote_id: string | null;
    /** Seed from which a retry derives the same link of the door quote. */
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
    also_sent: string | null;
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
  /** Events before their fan-out, which moves them to `events`. See `fan-out.ts`. */
  outbox_events: {
    id: string;
    type: StoredEventType;
    /** Id of the enquiry, the door quote or the account; `number` is the event's sequence number within it. */
    subject_id: string;
    number: number;
    created_at: number;
    /** Sent byte for byte on every attempt. Holds ids and the caller's labels, but no customer's details. */
    body: string;
    /** JSON list of the mails to send for this event. */
    mails: string;
    deliver_from: number;
    /**
     * The caller's API key; its endpoints get the event, as do endpoints without a key. Null without a key.
     */
    key_id: string | null;
  };
  /** Events whose deliveries are written. */
  events: Pick<Database['outbox_events'], 'id' | 'type' | 'subject_id' | 'number' | 'created_at' | 'body'>;
  /** Delivery of an event to one destination. Times are those of the store: see `steady-clock.ts`. */
  deliveries: {
    /** Combines the event's id and the destination. */
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
    /** The API key whose events the endpoint gets; null for the events of all callers. */
    key_id: string | null;
    /** Plain text, because each webhook message is signed with it. */
    secret: string;
    /** Messages are signed with the old secret too until this time, while the receiver changes over. */
    old_secret: string | null;
    old_secret_until: number | null;
    created_at: number;
    /** Start of the current series of failures; null while deliveries succeed. */
    failing_since: number | null;
    disabled_at: number | null;
    disabled_reason: string | null;
  };
  /**
   * Erased people, so that a restored backup does not bring them back: a hash, keyed separately for each person.
   */
  erasures: { id: string; key: string; person_hash: string; erased_at: number };
  /** Audit of operations on personal data: action, time and actor, never the person. */
  audit_entries: { id: string; at: number; actor: string; action: string; detail: string };
  /** One row: the state of upkeep across restarts. */
  upkeep_notes: {
    id: number;
    /** Since when the files may hold erased data; null if they do not. */
    unclean_since: number | null;
    /** Latest clock time that was trusted; null if none was. */
    trusted_at: number | null;
    /** Since when the clock has been far ahead of `trusted_at`; null if it is not. See `trustClock`. */
    leap_at: number | null;
  };
  /** One row, updated to check that the store takes writes. */
  heartbeat: { id: number; beaten_at: number };
  /** One row: the boot id of the machine, and how far steady time was ahead of the machine's uptime. */
  steady_clock: { id: number; boot_id: string; ahead_ms: number };
}

type Replaced = Pick<
  Database['enquiries'],
  'request' | 'designs' | 'estimate' | 'price_book_version' | 'content_score' | 'content_reasons'
>;
