import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const toldEvents: Migration = { up };

/**
 * After the fan-out, events move to a second table: submissions then insert into a short table with one
 * index.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const name of ['events_unaddressed', 'events_by_time']) await db.schema.dropIndex(name).execute();
  await db.schema.alterTable('events').renameTo('told_events').execute();
  if (isPostgres) await renameConstraints(db);
  const byTime = db.schema.createIndex('told_events_by_time').on('told_events').column('created_at');
  await (isPostgres ? byTime.using('brin') : byTime).execute();
  await db.schema
    .createTable('events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('mails', 'text', (column) => column.notNull())
    .addColumn('unaddressed', 'bigint')
    .execute();
  const columns = sql.raw('id, type, subject_id, number, created_at, body, mails, unaddressed');
  await sql`
    insert into events (${columns}) select ${columns} from told_events where unaddressed is not null`.execute(
    db,
  );
  await sql`delete from told_events where unaddressed is not null`.execute(db);
  for (const name of ['mails', 'unaddressed'])
    await db.schema.alterTable('told_events').dropColumn(name).execute();
}

/** In PostgreSQL the renamed table's constraints keep the old name. */
async function renameConstraints(db: Kysely<unknown>): Promise<void> {
  for (const [name, newName] of [
    ['events_pkey', 'told_events_pkey'],
    ['events_in_order', 'told_events_in_order'],
  ] as const)
    await sql`alter table told_events rename constraint ${sql.ref(name)} to ${sql.ref(newName)}`.execute(db);
}
