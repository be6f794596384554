import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const spamModel: Migration = { up };

/** The spam model: counts from moderators' decisions, which can be subtracted again. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('spam_lessons')
    .addColumn('enquiry_id', 'text', (column) => column.primaryKey())
    .addColumn('decision', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('spam_features')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('feature', 'text')
    .addColumn('wanted', 'integer', (column) => column.notNull())
    .addColumn('unwanted', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('spam_model')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('hash_key', 'text', (column) => column.notNull())
    .execute();
}
