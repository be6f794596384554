import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const withdrawalsAndKeyedEndpoints: Migration = { up };

/**
 * The reason of a withdrawal; the quote that an enquiry was sent from; and the API key of an event, which endpoints of
 * that key get.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['enquiries', 'withdrawal_reason'],
    ['enquiries', 'door_quote_id'],
    ['enquiries', 'quoted_by'],
    ['outbox_events', 'key_id'],
    ['webhook_endpoints', 'key_id'],
  ] as const)
    await db.schema.alterTable(table).addColumn(column, 'text').execute();
  // Several quotes may have become one enquiry, as duplicates: the first one made it.
  const first = (column: string) => sql`(
    select ${sql.ref(column)} from door_quotes where door_quotes.enquiry_id = enquiries.id
    order by closed_at, id limit 1)`;
  await sql`
    update enquiries set door_quote_id = ${first('id')}, quoted_by = ${first('submitted_by')}
    where id in (select enquiry_id from door_quotes where enquiry_id is not null)`.execute(db);
}
