import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const enquiryVersions: Migration = { up };

/** Earlier versions of enquiries that customers changed, and the time of the last change. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('changed_at', 'bigint').execute();
  await db.schema
    .createTable('enquiry_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('replaced_at', 'bigint', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('designs', 'text')
    .addColumn('estimate', 'text')
    .addColumn('price_book_version', 'text')
    .addColumn('content_score', 'integer', (column) => column.notNull())
    .addColumn('content_reasons', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('enquiry_versions_of_enquiry')
    .unique()
    .on('enquiry_versions')
    .columns(['enquiry_id', 'number'])
    .execute();
}
