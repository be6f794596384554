import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

export type StoreEnv = Readonly<Partial<Record<'DATABASE_URL' | 'DATA_DIR', string>>>;

/** The rows of a table, bypassing the code of the program. */
export const rawRows = (env: StoreEnv, table: string): Promise<Record<string, unknown>[]> =>
  rawStatement(env, `select * from ${table}`);

/** Runs a statement in the store, bypassing the code of the program. */
export async function rawStatement(env: StoreEnv, statement: string): Promise<Record<string, unknown>[]> {
  if (env.DATABASE_URL === undefined) {
    const database = new DatabaseSync(join(env.DATA_DIR ?? '', 'lintel.db'), { timeout: 5000 });
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
