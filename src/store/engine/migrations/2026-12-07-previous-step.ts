import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const previousStep: Migration = { up };

/** The next step before its last change, for an undo: free text, which the history never contains. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('previous_step', 'text').execute();
}
