import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const withdrawalsAndKeyedEndpoints: Migration = { up };

/** Columns for the reason of a withdrawal, an enquiry's quote, and the API key of an event or an endpoint. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['enquiries', 'withdrawal_reason'],
    ['enquiries', 'door_quote_id'],
    ['enquiries', 'quoted_by'],
    ['outbox_events', 'key_id'],
    ['webhook_endpoints', 'key_id'],
  ] as const)
    await db.schema.alterTable(table).addColumn(column, 'text').execute();
  // Duplicate quotes refer to the same enquiry, which was made from the first of them.
  const first = (column: string) => sql`(
    select ${sql.ref(column)} from door_quotes where door_quotes.enquiry_id = enquiries.id
    order by closed_at, id limit 1)`;
  await sql`
    update enquiries set door_quote_id = ${first('id')}, quoted_by = ${first('submitted_by')}
    where id in (select enquiry_id from door_quotes where enquiry_id is not null)`.execute(db);
}
