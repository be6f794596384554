import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const replies: Migration = { up };

/** Replies of staff to customers, and templates of replies. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiry_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull().unique())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['enquiry_id', 'author_id'])
    await db.schema
      .createIndex(`enquiry_replies_by_${column}`)
      .on('enquiry_replies')
      .columns([column, 'at'])
      .execute();
  await db.schema
    .createTable('reply_templates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
}
