import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const search: Migration = { up };

/** Full-text search, and indexes on email, reference, phone and Eircode. */
async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('enquiry_search')
    // In SQLite only the type INTEGER makes the column an alias of the rowid.
    .addColumn('number', isPostgres ? 'bigint' : 'integer', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().unique())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await (isPostgres ? indexWords(db) : makeWordTable(db));
  await indexFilters(db);
}

/** Indexes for the inbox's filters, in the inbox's order. */
async function indexFilters(db: Kysely<unknown>): Promise<void> {
  for (const name of ['enquiries_by_email', 'enquiries_by_reference', 'enquiries_by_next_step'])
    await db.schema.dropIndex(name).execute();
  for (const column of ['email', 'reference'])
    await db.schema
      .createIndex(`enquiries_by_${column}`)
      .on('enquiries')
      .columns([column, 'received_at', 'id'])
      .execute();
  for (const column of ['phone_e164', 'eircode'])
    await db.schema
      .createIndex(`enquiries_by_${column}`)
      .on('enquiries')
      .columns([column, 'received_at', 'id'])
      .where(sql.ref(column), 'is not', null)
      .execute();
  await db.schema
    .createIndex('enquiries_with_next_step')
    .on('enquiries')
    .columns(['received_at', 'id'])
    .where(sql.ref('next_step_at'), 'is not', null)
    .execute();
}

/** Triggers keep the word index in step with the texts. */
async function makeWordTable(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create virtual table enquiry_words using fts5 (
      text, content = 'enquiry_search', content_rowid = 'number', tokenize = 'trigram case_sensitive 1', detail = none)`,
    `create trigger enquiry_words_added after insert on enquiry_search begin
      insert into enquiry_words (rowid, text) values (new.number, new.text); end`,
    `create trigger enquiry_words_removed after delete on enquiry_search begin
      insert into enquiry_words (enquiry_words, rowid, text) values ('delete', old.number, old.text); end`,
    `create trigger enquiry_words_changed after update on enquiry_search begin
      insert into enquiry_words (enquiry_words, rowid, text) values ('delete', old.number, old.text);
      insert into enquiry_words (rowid, text) values (new.number, new.text); end`,
  ])
    await sql.raw(statement).execute(db);
}

/** If pg_trgm is missing or may not be created, search works without an index. */
async function indexWords(db: Kysely<unknown>): Promise<void> {
  await sql`savepoint words`.execute(db);
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index enquiry_search_words on enquiry_search using gin (text gin_trgm_ops)`.execute(db);
    await sql`release savepoint words`.execute(db);
  } catch {
    await sql`rollback to savepoint words`.execute(db);
  }
}
