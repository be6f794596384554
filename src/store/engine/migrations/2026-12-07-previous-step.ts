import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const previousStep: Migration = { up };

/** What the next step of an enquiry was before its last change: free text, which the history never holds. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('previous_step', 'text').execute();
}
