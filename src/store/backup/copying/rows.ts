import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../engine/schema.ts';
import { type CopiedTable, rowNames } from './tables.ts';

export type Row = Readonly<Record<string, string | number | null>>;

/** Tables and columns by name: what is true of one table is true of all here, and Kysely's types tell them apart. */
export type AnyTables = Record<string, Record<string, string | number | null>>;

/** Few enough that the values of a page fit into one statement of either store. */
const pageSize = 500;

/** Every row of a table, a page at a time, in whichever order the store sorts names. */
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

/** What a table holds, as a count and a digest that does not depend on the order of its rows: stores sort differently. */
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
