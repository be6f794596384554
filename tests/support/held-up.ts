import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { type StoreEnv, rawStatement } from './raw-rows.ts';

/** Holds up whoever comes to a place in a PostgreSQL store, so that a test can let two of them meet there. */
export async function holdUp(env: StoreEnv, ...first: readonly string[]) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  const run = async (...statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement);
  };
  await run('begin', ...first);
  return {
    /** Ends when so many stand in line, here or behind each other. */
    untilWaiting: (count: number) => expect.poll(() => waitingIn(env), { interval: 10 }).toBe(count),
    /** Does more in the same transaction. */
    more: run,
    release: () => client.query('commit'),
  };
}

/** How many wait for a lock in this database, with a statement that holds this. */
export async function waitingIn(env: StoreEnv, statement = ''): Promise<number> {
  const rows = await rawStatement(
    env,
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
     and query like '%${statement}%'`,
  );
  return rows.length;
}
