import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const appendOnly: Migration = { up };

const tables = ['enquiry_changes', 'audit_entries'] as const;

/** Triggers make these tables append-only. */
async function up(db: Kysely<unknown>): Promise<void> {
  await (db.getExecutor().adapter instanceof PostgresAdapter ? onPostgres(db) : onSqlite(db));
}

async function onSqlite(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    for (const change of ['update', 'delete'])
      await sql
        .raw(
          `create trigger ${table}_no_${change} before ${change} on ${table} begin
           select raise(abort, '${table} only grows'); end`,
        )
        .execute(db);
    // "insert or replace" would delete a row without firing the delete trigger.
    await sql
      .raw(
        `create trigger ${table}_no_replace before insert on ${table}
         when exists (select 1 from ${table} where id = new.id) begin
         select raise(abort, '${table} only grows'); end`,
      )
      .execute(db);
  }
}

async function onPostgres(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create or replace function refuse_all_but_inserts() returns trigger language plpgsql as $$
       begin raise exception '% only grows', tg_table_name; end $$`,
    )
    .execute(db);
  for (const table of tables)
    await sql
      .raw(
        `create trigger ${table}_only_grows before update or delete or truncate on ${table}
         for each statement execute function refuse_all_but_inserts()`,
      )
      .execute(db);
}
