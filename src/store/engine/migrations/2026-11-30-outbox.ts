import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const outbox: Migration = { up };

/** `outbox_events` holds events before their fan-out, `events` those whose deliveries are written. */
async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // Locks the tables in the order of the fan-out, to avoid a deadlock.
  if (isPostgres)
    for (const table of ['events', 'told_events'])
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(db);
  await renumber(db);
  await moveToOutbox(db);
  await db.schema.dropTable('events').execute();
  await db.schema.alterTable('told_events').renameTo('events').execute();
  await (isPostgres ? renameOnPostgres(db) : renameIndexOnSqlite(db));
}

/** Nodes older than `told_events` could reuse its sequence numbers: such events get later numbers. */
async function renumber(db: Kysely<unknown>): Promise<void> {
  await sql`
    update events set number = number + (
      select max(told_events.number) from told_events where told_events.subject_id = events.subject_id
    )
    where subject_id in (
      select pending.subject_id from events as pending
      join told_events on told_events.subject_id = pending.subject_id and told_events.number = pending.number
    )`.execute(db);
}

async function moveToOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('mails', 'text', (column) => column.notNull())
    .addColumn('deliver_from', 'bigint', (column) => column.notNull())
    .execute();
  await sql`
    insert into outbox_events (id, type, subject_id, number, created_at, body, mails, deliver_from)
    select id, type, subject_id, number, created_at, body, mails, unaddressed
    from events where unaddressed is not null`.execute(db);
  // An older node has already written the deliveries of events whose `unaddressed` is null.
  await sql`
    insert into told_events (id, type, subject_id, number, created_at, body)
    select id, type, subject_id, number, created_at, body from events where unaddressed is null`.execute(db);
}

/** Constraints and indexes still have the old table's name. */
async function renameOnPostgres(db: Kysely<unknown>): Promise<void> {
  for (const name of ['pkey', 'in_order'])
    await sql`alter table events rename constraint ${sql.ref(`told_events_${name}`)} to ${sql.ref(`events_${name}`)}`.execute(
      db,
    );
  await sql`alter index told_events_by_time rename to events_by_time`.execute(db);
}

async function renameIndexOnSqlite(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('told_events_by_time').execute();
  await db.schema.createIndex('events_by_time').on('events').column('created_at').execute();
}
