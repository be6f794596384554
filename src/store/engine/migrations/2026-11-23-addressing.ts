import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const addressing: Migration = { up };

/** The fan-out of events moves out of the submit transaction. Existing events are fanned out already. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('events')
    .addColumn('mails', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema.alterTable('events').addColumn('unaddressed', 'bigint').execute();
  await db.schema
    .createIndex('events_unaddressed')
    .on('events')
    .columns(['unaddressed', 'id'])
    .where(sql.ref('unaddressed'), 'is not', null)
    .execute();
}
