import type { StoredEventType } from '../../app/outbox/owner-mail.ts';
import type { DeliveryState } from '../../app/outbox/delivery.ts';
import type { Collection, Enquiry } from '../../app/enquiries/enquiry.ts';
import type { Stage } from '../../app/enquiries/stage.ts';
import type { StaffRole } from '../../app/accounts/account.ts';
import type { Decision } from '../../domain/spam/learned/decisions.ts';

/** The tables, the same on every store. Times are milliseconds; JSON is kept as text, byte for byte as it was made. */
export interface Database {
  enquiries: {
    id: string;
    reference: string;
    collection: Collection;
    received_at: number;
    /** Its moderation, which is not its stage: `new` is clear. */
    status: Enquiry['status'];
    request: string;
    /** In its folded form, by which a person's rows are found. Here and in door quotes. */
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
    /** 1 for a rehearsal with a test key; a number, because one of the stores has no booleans. */
    is_test: number;
    request_id: string;
    /** What the caller said where it came from, or nothing. */
    source: string;
    stage: Stage;
    lost_reason: string | null;
    /** A member of staff. */
    owner_id: string | null;
    next_step: string | null;
    next_step_at: number | null;
    first_response_at: number | null;
    /** Goes up with every change, so that whoever changes what he has not seen is told. */
    work_version: number;
    /** 1 until the search knows it as it is. */
    to_index: number;
  };
  /** What enquiries are found by, folded; see `searching.ts`. The number is in the order of their times. */
  enquiry_search: { number: number; enquiry_id: string; text: string };
  enquiry_notes: { id: string; enquiry_id: string; at: number; author_id: string; text: string };
  /** What was done to an enquiry and by whom, never what it says of anybody: rows are only ever added. */
  enquiry_changes: {
    id: string;
    enquiry_id: string;
    at: number;
    actor: string;
    action: string;
    detail: string;
  };
  /** Who has opened which enquiry. The id is made of both. */
  read_marks: { id: string; account_id: string; enquiry_id: string; read_at: number };
  /** A filter of the inbox that somebody has given a name; they have one of each name. */
  staff_views: { id: string; account_id: string; name: string; query: string; created_at: number };
  staff_accounts: {
    id: string;
    /** In its folded form. */
    email: string;
    role: StaffRole;
    password_hash: string | null;
    /** Of the link by which a password is set. */
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
    /** As the authenticator calls it. */
    id: string;
    account_id: string;
    label: string;
    public_key: string;
    counter: number;
    transports: string;
    created_at: number;
    last_used_at: number | null;
  };
  /** What a browser has been asked and has yet to answer, for a few minutes. */
  staff_challenges: { id_hash: string; purpose: string; detail: string; expires_at: number };
  /** Which decisions taught the judgement of spam something; what they taught is worked out from the enquiry. */
  spam_lessons: { enquiry_id: string; decision: Decision };
  /** In how many lessons a word or a pair stood. Only a few people's words stay unread: see `spam-lessons.ts`. */
  spam_features: { hash: string; feature: string | null; wanted: number; unwanted: number };
  /** One row. */
  spam_model: { id: number; version: number; hash_key: string };
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
  /** Events that wait for their fan-out, which moves them to `events`. See `fan-out.ts`. */
  outbox_events: {
    id: string;
    type: StoredEventType;
    /** The enquiry, the door quote or the account, and the how manieth event of it this is. */
    subject_id: string;
    number: number;
    created_at: number;
    /** As it is sent, byte for byte, however often. Ids only, nobody's details. */
    body: string;
    /** A JSON list of the mails to be written of it. */
    mails: string;
    deliver_from: number;
  };
  /** Events whose deliveries are written. */
  events: Pick<Database['outbox_events'], 'id' | 'type' | 'subject_id' | 'number' | 'created_at' | 'body'>;
  /** An event on its way to one destination. Times are those of the store: see `steady-clock.ts`. */
  deliveries: {
    /** Made of the event's id and the destination. */
    id: string;
    event_id: string;
    subject_id: string;
    number: number;
    /** The id of a webhook endpoint, or one of the mails. */
    destination: string;
    state: DeliveryState;
    attempts: number;
    next_attempt_at: number;
    /** Which node works on it, and until when no other node may. */
    leased_by: string | null;
    leased_until: number;
    /** What the last attempt came to, in a few words without anybody's details. */
    last_result: string | null;
    created_at: number;
    finished_at: number | null;
  };
  webhook_endpoints: {
    id: string;
    url: string;
    /** A JSON list of the types it wants; "*" stands for all. */
    events: string;
    /** In the clear, because every message is signed with it. */
    secret: string;
    /** Signs too until this time, so that a receiver can change over. */
    old_secret: string | null;
    old_secret_until: number | null;
    created_at: number;
    /** Since when nothing has got through; null while it works. */
    failing_since: number | null;
    disabled_at: number | null;
    disabled_reason: string | null;
  };
  /** People who were erased, so that a restored backup does not bring them back: a hash with a key of its own each. */
  erasures: { id: string; key: string; person_hash: string; erased_at: number };
  /** What was done to people's data, when and by whom; never about whom. */
  audit_entries: { id: string; at: number; actor: string; action: string; detail: string };
  /** One row: what upkeep has to know from one start to the next. */
  upkeep_notes: {
    id: number;
    /** Since when the files may hold what was erased; null where they do not. */
    unclean_since: number | null;
    /** Until when the clock is known to be right, and since when it has been saying something far later. */
    trusted_at: number | null;
    leap_at: number | null;
  };
  /** One row, rewritten to prove that the store takes writes. */
  heartbeat: { id: number; beaten_at: number };
  /** One row: in which start of the machine steady time was how far ahead of its uptime. */
  steady_clock: { id: number; boot_id: string; ahead_ms: number };
}
