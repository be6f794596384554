import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sentPages: Migration = { up };

/** Pages shown before are not migrated: their URL held the reference, not a token. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sent_pages')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .execute();
}
