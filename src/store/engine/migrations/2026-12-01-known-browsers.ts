import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const knownBrowsers: Migration = { up };

/** Browsers that have signed in to an account before. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_browsers')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('staff_browsers_of_account')
    .on('staff_browsers')
    .column('account_id')
    .execute();
}
