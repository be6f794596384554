import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { readDesignText } from '../../../domain/design/design-text.ts';

export const truthfulColumns: Migration = { up };

interface Before {
  door_quotes: { id: string; designs: string };
}

async function up(db: Kysely<Before>): Promise<void> {
  await tellQuotesFromEnquiries(db);
  await keepDesignsAsJson(db);
  await db.schema
    .createIndex('door_quotes_never_sent')
    .on('door_quotes')
    .column('expires_at')
    .where(sql.ref('enquiry_id'), 'is', null)
    .execute();
  await db.schema
    .createIndex('duplicate_guards_by_time')
    .on('duplicate_guards')
    .column('accepted_at')
    .execute();
  await db.schema
    .createIndex('idempotency_keys_by_time')
    .on('idempotency_keys')
    .column('created_at')
    .execute();
}

/**
 * Splits the reference of an idempotency key to an enquiry or a door quote into two columns. Only keys of
 * door quotes have a link seed. Drops references of duplicates, because those enquiries were never stored.
 * Rebuilds the table, because SQLite cannot alter columns.
 */
async function tellQuotesFromEnquiries(db: Kysely<Before>): Promise<void> {
  await db.schema
    .createTable('idempotency_keys_next')
    .addColumn('scope', 'text', (column) => column.primaryKey())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'text')
    .addColumn('reference', 'text')
    .addColumn('door_quote_id', 'text')
    .addColumn('link_seed', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint(
      'idempotency_keys_name_one',
      sql`(enquiry_id is null) <> (door_quote_id is null) and (link_seed is null) = (door_quote_id is null)`,
    )
    .execute();
  await sql`
    insert into idempotency_keys_next
      (scope, body_hash, outcome, enquiry_id, reference, door_quote_id, link_seed, created_at)
    select
      scope, body_hash, outcome,
      case when link_seed is null then enquiry_id end,
      case when link_seed is null and outcome = 'accepted' then reference end,
      case when link_seed is not null then enquiry_id end,
      link_seed, created_at
    from idempotency_keys
  `.execute(db);
  await db.schema.dropTable('idempotency_keys').execute();
  await db.schema.alterTable('idempotency_keys_next').renameTo('idempotency_keys').execute();
}

/** Page size; bounds memory. */
const pageSize = 500;

/**
 * Converts the designs of door quotes from URL texts to JSON, as in enquiries. The parser of those texts stays,
 * because URLs in use contain them. Unreadable designs are not converted; reading one throws an error that names
 * its quote.
 */
async function keepDesignsAsJson(db: Kysely<Before>): Promise<void> {
  let last = '';
  for (;;) {
    const page = await db
      .selectFrom('door_quotes')
      .select(['id', 'designs'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { id, designs } of page) {
      await db
        .updateTable('door_quotes')
        .set({ designs: asJson(designs) })
        .where('id', '=', id)
        .execute();
      last = id;
    }
    if (page.length < pageSize) return;
  }
}

function asJson(stored: string): string {
  try {
    const designs = (JSON.parse(stored) as readonly string[]).map(readDesignText);
    return designs.includes(null) ? stored : JSON.stringify(designs);
  } catch {
    return stored;
  }
}
