import { type Compilable, type Kysely, sql } from 'kysely';
import type { Database } from '../../src/store/engine/schema.ts';
import type { StoreKind } from './service.ts';

/** The query plan of a store, line by line; the settings apply to PostgreSQL. */
export async function planOf(
  kind: StoreKind,
  db: Kysely<Database>,
  query: Compilable,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const { sql: text, parameters } = query.compile();
  const parts = text.split(kind === 'embedded' ? /\?/ : /\$\d+/);
  const values = sql.join(
    parts.map((part, at) => (at === 0 ? sql.raw(part) : sql`${parameters[at - 1]}${sql.raw(part)}`)),
    sql.raw(''),
  );
  return db.transaction().execute(async (trx) => {
    if (kind === 'embedded') {
      const { rows } = await sql<{ detail: string }>`explain query plan ${values}`.execute(trx);
      return rows.map(({ detail }) => detail).join('\n');
    }
    for (const [name, value] of Object.entries(settings))
      await sql`select set_config(${name}, ${value}, true)`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${values}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
