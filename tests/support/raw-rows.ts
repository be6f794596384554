import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

export type StoreEnv = Readonly<Partial<Record<'DATABASE_URL' | 'DATA_DIR', string>>>;

/** A table as it lies in the store, past all of the program's own code. */
export async function rawRows(env: StoreEnv, table: string): Promise<Record<string, unknown>[]> {
  const statement = `select * from ${table}`;
  if (env.DATABASE_URL === undefined) {
    const database = new DatabaseSync(join(env.DATA_DIR ?? '', 'lintel.db'), { readOnly: true });
    try {
      return database.prepare(statement).all();
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
