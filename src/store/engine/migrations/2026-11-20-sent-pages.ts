import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sentPages: Migration = { up };

/** Pages that were shown before have no address that could be kept: theirs held the reference and nothing else. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sent_pages')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .execute();
}
