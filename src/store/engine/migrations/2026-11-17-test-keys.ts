import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const testKeys: Migration = { up };

/** The default marks existing rows as real, not as tests. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['api_keys', 'enquiries', 'door_quotes']) {
    await db.schema
      .alterTable(table)
      .addColumn('is_test', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
