import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type NoteDamaged, readStoredRequest } from './damaged-rows.ts';

export const events = (note: NoteDamaged): Migration => ({ up: (db: Kysely<Before>) => up(db, note) });

interface Before {
  enquiries: { id: string; request: string; email: string };
  door_quotes: { id: string; request: string; email: string };
}

/** Tables of events, deliveries, endpoints, erasures and the audit, and an email column to find a person's rows. */
async function up(db: Kysely<Before>, note: NoteDamaged): Promise<void> {
  await makeOutbox(db);
  await makeRecords(db);
  for (const table of ['enquiries', 'door_quotes'] as const) {
    await db.schema
      .alterTable(table)
      .addColumn('email', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await noteEmails(db, table, note);
    await db.schema.createIndex(`${table}_by_email`).on(table).column('email').execute();
  }
  for (const table of ['door_quotes', 'sent_pages'])
    await db.schema.createIndex(`${table}_by_enquiry`).on(table).column('enquiry_id').execute();
}

async function makeOutbox(db: Kysely<Before>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addUniqueConstraint('events_in_order', ['subject_id', 'number'])
    .execute();
  await db.schema.createIndex('events_by_time').on('events').column('created_at').execute();
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('destination', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('leased_by', 'text')
    .addColumn('leased_until', 'bigint', (column) => column.notNull())
    .addColumn('last_result', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .columns(['destination', 'next_attempt_at'])
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute();
  await db.schema
    .createIndex('deliveries_of_subject')
    .on('deliveries')
    .columns(['subject_id', 'destination', 'number'])
    .execute();
  await db.schema.createIndex('deliveries_by_time').on('deliveries').column('created_at').execute();
  await db.schema
    .createTable('webhook_endpoints')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('old_secret', 'text')
    .addColumn('old_secret_until', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('failing_since', 'bigint')
    .addColumn('disabled_at', 'bigint')
    .addColumn('disabled_reason', 'text')
    .execute();
}

async function makeRecords(db: Kysely<Before>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('person_hash', 'text', (column) => column.notNull())
    .addColumn('erased_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('audit_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_entries_by_time').on('audit_entries').columns(['at', 'id']).execute();
  await db.schema
    .createTable('upkeep_notes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('unclean_since', 'bigint')
    .addColumn('trusted_at', 'bigint')
    .addColumn('leap_at', 'bigint')
    .execute();
  // Vacuums an older file once: its free pages may hold deleted data.
  await sql`
    insert into upkeep_notes (id, unclean_since)
    values (1, case when exists (select 1 from enquiries) or exists (select 1 from door_quotes) then 0 end)
  `.execute(db);
}

/** Page size; bounds memory. */
const pageSize = 500;

async function noteEmails(db: Kysely<Before>, table: keyof Before, note: NoteDamaged): Promise<void> {
  let last = '';
  for (;;) {
    const page = await db
      .selectFrom(table)
      .select(['id', 'request'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { id, request } of page) {
      const { email, reason } = readStoredRequest(request);
      if (reason !== null) note({ table, id, reason });
      await db.updateTable(table).set({ email }).where('id', '=', id).execute();
      last = id;
    }
    if (page.length < pageSize) return;
  }
}
