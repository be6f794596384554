import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sentPages: Migration = { up };

/** Confirmation pages shown before are not migrated: their URL held the reference instead of a token. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sent_pages')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .execute();
}
