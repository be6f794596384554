import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { type StoreEnv, rawStatement } from './raw-rows.ts';

/** Holds a PostgreSQL lock, so that several transactions queue behind it until the test releases it. */
export async function holdUp(env: StoreEnv, ...first: readonly string[]) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  const run = async (...statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement);
  };
  await run('begin', ...first);
  return {
    /** Resolves when this many transactions wait for a lock. */
    untilWaiting: (count: number) => expect.poll(() => waitingIn(env), { interval: 10 }).toBe(count),
    /** Executes more statements in the same transaction. */
    more: run,
    release: () => client.query('commit'),
  };
}

/** The number of transactions in this database that wait for a lock in a statement with this text. */
export async function waitingIn(env: StoreEnv, statement = ''): Promise<number> {
  const rows = await rawStatement(
    env,
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
     and query like '%${statement}%'`,
  );
  return rows.length;
}
