import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const doorQuotes: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('door_quotes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('designs', 'text', (column) => column.notNull())
    .addColumn('price_book_version', 'text', (column) => column.notNull())
    .addColumn('estimate', 'text', (column) => column.notNull())
    .addColumn('submitted_by', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'text')
    .addColumn('closed_at', 'bigint')
    .execute();
  await db.schema.alterTable('enquiries').addColumn('designs', 'text').execute();
  await db.schema.alterTable('idempotency_keys').addColumn('link_seed', 'text').execute();
}
