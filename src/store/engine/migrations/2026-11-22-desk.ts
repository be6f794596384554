import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type NoteDamaged, readStoredRequest } from './damaged-rows.ts';

export const desk = (note: NoteDamaged): Migration => ({ up: (db: Kysely<Before>) => up(db, note) });

interface Before {
  enquiries: { id: string; request: string; source: string };
}

/** Columns and tables of the desk, and for each filter an index in the inbox's order. */
async function up(db: Kysely<Before>, note: NoteDamaged): Promise<void> {
  for (const [name, type] of [
    ['lost_reason', 'text'],
    ['owner_id', 'text'],
    ['next_step', 'text'],
    ['next_step_at', 'bigint'],
    ['first_response_at', 'bigint'],
  ] as const)
    await db.schema.alterTable('enquiries').addColumn(name, type).execute();
  for (const [name, type, initial] of [
    ['source', 'text', ''],
    ['stage', 'text', 'new'],
    ['work_version', 'integer', 0],
    ['to_index', 'integer', 1],
  ] as const)
    await db.schema
      .alterTable('enquiries')
      .addColumn(name, type, (column) => column.notNull().defaultTo(initial))
      .execute();
  await noteSources(db, note);
  for (const column of ['collection', 'status', 'stage', 'owner_id', 'source'])
    await db.schema
      .createIndex(`enquiries_by_${column}`)
      .on('enquiries')
      .columns([column, 'received_at', 'id'])
      .execute();
  await db.schema
    .createIndex('enquiries_by_next_step')
    .on('enquiries')
    .columns(['next_step_at', 'id'])
    .where(sql.ref('next_step_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('enquiries_to_index')
    .on('enquiries')
    .column('id')
    .where(sql.ref('to_index'), '=', sql.lit(1))
    .execute();
  await makeTables(db);
}

async function makeTables(db: Kysely<Before>): Promise<void> {
  await db.schema
    .createTable('enquiry_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('enquiry_notes_of_enquiry')
    .on('enquiry_notes')
    .columns(['enquiry_id', 'id'])
    .execute();
  await db.schema
    .createTable('enquiry_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('enquiry_changes_of_enquiry')
    .on('enquiry_changes')
    .columns(['enquiry_id', 'id'])
    .execute();
  await db.schema
    .createIndex('enquiry_changes_by_time')
    .on('enquiry_changes')
    .columns(['at', 'id'])
    .execute();
  await db.schema
    .createTable('read_marks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('read_marks_of_enquiry').on('read_marks').column('enquiry_id').execute();
  await db.schema
    .createTable('staff_views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('staff_views_of_account').on('staff_views').column('account_id').execute();
}

/** Page size; bounds memory. */
const pageSize = 500;

async function noteSources(db: Kysely<Before>, note: NoteDamaged): Promise<void> {
  let last = '';
  for (;;) {
    const page = await db
      .selectFrom('enquiries')
      .select(['id', 'request'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { id, request } of page) {
      const { source, reason } = readStoredRequest(request);
      if (reason !== null) note({ table: 'enquiries', id, reason });
      if (source !== null) await db.updateTable('enquiries').set({ source }).where('id', '=', id).execute();
      last = id;
    }
    if (page.length < pageSize) return;
  }
}
