import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const alsoSent: Migration = { up };

/** Fields of a submission that nobody read. Of older submissions none were kept. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['enquiries', 'door_quotes'])
    await db.schema.alterTable(table).addColumn('also_sent', 'text').execute();
}
