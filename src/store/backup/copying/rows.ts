import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../engine/schema.ts';
import { type CopiedTable, rowNames } from './tables.ts';

export type Row = Readonly<Record<string, string | number | null>>;

/** Untyped table and column names, for code that works on every table. */
export type AnyTables = Record<string, Record<string, string | number | null>>;

/** Page size; small enough for the parameter limit of one statement in either store. */
const pageSize = 500;

/** Yields all rows of a table in pages, in the store's own collation. */
async function* pagesOf(db: Kysely<Database>, table: CopiedTable): AsyncGenerator<readonly Row[]> {
  const anyDb = db.$extendTables<AnyTables>();
  const name = rowNames[table];
  let last: Row | undefined;
  for (;;) {
    let query = anyDb
      .selectFrom(table as string)
      .selectAll()
      .orderBy(name)
      .limit(pageSize);
    if (last) query = query.where(name, '>', last[name] ?? '');
    const page = await query.execute();
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    last = page.at(-1);
  }
}

export async function countRows(db: Kysely<Database>, table: CopiedTable): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Row count and digest of a table. The digest does not depend on row order, because collations differ. */
export interface Content {
  readonly rows: number;
  readonly digest: string;
}

const digestBytes = 32;
export async function contentOf(
  db: Kysely<Database>,
  table: CopiedTable,
  onPage: (page: readonly Row[]) => Promise<void> | void,
): Promise<Content> {
  const sum = Buffer.alloc(digestBytes);
  let rows = 0;
  for await (const page of pagesOf(db, table)) {
    rows += page.length;
    for (const row of page) {
      const columns = Object.keys(row).sort();
      const hash = createHash('sha256')
        .update(JSON.stringify(columns.map((column) => [column, row[column]])))
        .digest();
      for (let index = 0; index < digestBytes; index += 1)
        sum[index] = (sum[index] ?? 0) ^ (hash[index] ?? 0);
    }
    await onPage(page);
  }
  return { rows, digest: sum.toString('hex') };
}
