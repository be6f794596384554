import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const eventsByTime: Migration = { up };

/**
 * Only upkeep asks for events by their time, and they come in its order: on PostgreSQL an index of ranges finds them as
 * well, and whoever submits does not pay for another entry.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`drop index events_by_time`.execute(db);
  await sql`create index events_by_time on events using brin (created_at)`.execute(db);
}
