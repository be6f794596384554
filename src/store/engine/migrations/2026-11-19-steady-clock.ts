import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const steadyClock: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('steady_clock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('boot_id', 'text', (column) => column.notNull())
    .addColumn('ahead_ms', 'bigint', (column) => column.notNull())
    .execute();
}
