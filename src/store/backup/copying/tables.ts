import type { Database } from '../../engine/schema.ts';

type CopiedTable = Exclude<
  keyof Database,
  'heartbeat' | 'steady_clock' | 'upkeep_notes' | 'staff_challenges'
>;

/**
 * The tables of a copy, each with its key column. The compiler requires every table of the schema, except four:
 * heartbeat (only the write probe uses it), steady_clock (of this machine), staff_challenges (valid for minutes)
 * and upkeep_notes (about these database files).
 */
export const rowNames = {
  enquiries: 'id',
  door_quotes: 'id',
  sent_pages: 'token_hash',
  api_keys: 'id',
  duplicate_guards: 'fingerprint',
  idempotency_keys: 'scope',
  outbox_events: 'id',
  events: 'id',
  deliveries: 'id',
  webhook_endpoints: 'id',
  erasures: 'id',
  audit_entries: 'id',
  enquiry_search: 'number',
  enquiry_versions: 'id',
  enquiry_notes: 'id',
  enquiry_replies: 'id',
  reply_templates: 'id',
  enquiry_changes: 'id',
  read_marks: 'id',
  spam_lessons: 'enquiry_id',
  spam_features: 'hash',
  spam_model: 'id',
  staff_views: 'id',
  staff_accounts: 'id',
  staff_sessions: 'token_hash',
  staff_passkeys: 'id',
  staff_browsers: 'token_hash',
} as const satisfies Record<CopiedTable, string>;

export const copiedTables = Object.keys(rowNames) as readonly CopiedTable[];
export type { CopiedTable };
