import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const oneViewAName: Migration = { up };

/** Concurrent saves could store two views of the same name; only the newest is kept. */
async function up(db: Kysely<unknown>): Promise<void> {
  // Dropped first: on PostgreSQL this locks the table, so no further duplicate can be saved.
  await sql`drop index staff_views_of_account`.execute(db);
  await sql`
    delete from staff_views where exists (
      select 1 from staff_views as newer
      where newer.account_id = staff_views.account_id and newer.name = staff_views.name
        and (newer.created_at, newer.id) > (staff_views.created_at, staff_views.id))`.execute(db);
  await sql`create unique index staff_views_of_account on staff_views (account_id, name)`.execute(db);
}
