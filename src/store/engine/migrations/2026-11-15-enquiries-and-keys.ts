import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const enquiriesAndKeys: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('phone_e164', 'text')
    .addColumn('eircode', 'text')
    .addColumn('content_score', 'integer', (column) => column.notNull())
    .addColumn('content_reasons', 'text', (column) => column.notNull())
    .addColumn('price_book_version', 'text')
    .addColumn('estimate', 'text')
    .addColumn('submitted_by', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('enquiries_by_time').on('enquiries').columns(['received_at', 'id']).execute();
  await db.schema.createIndex('enquiries_by_reference').on('enquiries').column('reference').execute();

  await db.schema
    .createTable('duplicate_guards')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('scope', 'text', (column) => column.primaryKey())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('api_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('rate_limit', 'integer')
    .addColumn('rate_window_ms', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute();

  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('beaten_at', 'bigint', (column) => column.notNull())
    .execute();
}
