import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sessionProofs: Migration = { up };

/** When the user last gave a credential in a session; in existing sessions, at the sign-in. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staff_sessions')
    .addColumn('proved_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update staff_sessions set proved_at = created_at`.execute(db);
}
