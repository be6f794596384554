import type { StoreKind } from './service.ts';

/**
 * Turns a current store into one of version 2026-11-29: `events` had the pending ones, `told_events` those fanned
 * out.
 */
export const as20261129 = (kind: StoreKind) => [
  'alter table enquiries drop column previous_step',
  'drop index enquiries_unanswered',
  'drop index enquiries_open_by_owner',
  'drop index enquiries_due',
  'drop index enquiries_held',
  'drop table reply_templates',
  'drop table enquiry_replies',
  'alter table enquiries drop column value_cents',
  'drop table enquiry_versions',
  'alter table enquiries drop column changed_at',
  'alter table enquiries drop column also_sent',
  'alter table door_quotes drop column also_sent',
  'drop table staff_browsers',
  'alter table staff_sessions drop column proved_at',
  'drop index staff_accounts_openid',
  'alter table staff_accounts drop column openid_issuer',
  'alter table staff_accounts drop column openid_subject',
  'alter table enquiries drop column withdrawal_reason',
  'alter table enquiries drop column door_quote_id',
  'alter table enquiries drop column quoted_by',
  'alter table webhook_endpoints drop column key_id',
  'drop table outbox_events',
  'alter table events rename to told_events',
  'drop index events_by_time',
  ...(kind === 'postgres'
    ? [
        ...['pkey', 'in_order'].map(
          (name) => `alter table told_events rename constraint events_${name} to told_events_${name}`,
        ),
        'create index told_events_by_time on told_events using brin (created_at)',
      ]
    : ['create index told_events_by_time on told_events (created_at)']),
  `create table events (id text primary key, type text not null, subject_id text not null, number integer not null,
     created_at bigint not null, body text not null, mails text not null, unaddressed bigint)`,
  `delete from kysely_migration where name >= '2026-11-30'`,
];
