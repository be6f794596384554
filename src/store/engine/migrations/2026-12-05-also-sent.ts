import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const alsoSent: Migration = { up };

/** A column for unknown fields of a submission. Unknown fields of older submissions were not stored. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['enquiries', 'door_quotes'])
    await db.schema.alterTable(table).addColumn('also_sent', 'text').execute();
}
