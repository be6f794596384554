import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const leanIndexes: Migration = { up };

/**
 * Partial indexes leave out the values of nearly every new enquiry (stage and status new, no owner, no
 * source), because no search uses them: submissions write four index entries fewer. References are random, so
 * each new entry would touch another page: references are indexed later, with the search text. See
 * `references.ts`.
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
