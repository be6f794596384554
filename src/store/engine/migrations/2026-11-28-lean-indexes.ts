import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const leanIndexes: Migration = { up };

/**
 * Nobody looks for what nearly every enquiry has when it comes: that it is new, that nobody owns it, that no source was
 * given. Without entries for those, whoever submits pays for four less. References are random, so that each new one
 * is written somewhere else: they get their entry later, together with that of the search. See `references.ts`.
 */
const conditions = {
  stage: sql`stage <> 'new'`,
  status: sql`status <> 'new'`,
  owner_id: sql`owner_id is not null`,
  source: sql`source <> ''`,
  reference: sql`to_index = 0`,
};

async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, condition] of Object.entries(conditions)) {
    const [index, name] = [sql.ref(`enquiries_by_${column}`), sql.ref(column)];
    await sql`drop index ${index}`.execute(db);
    await sql`create index ${index} on enquiries (${name}, received_at, id) where ${condition}`.execute(db);
  }
}
