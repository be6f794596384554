import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { contact, exported, submit, tally } from '../support/enquiries.ts';
import { waitingIn } from '../support/held-up.ts';
import { createDatabase } from '../support/postgres.ts';
import { startProgram } from '../support/program.ts';
import { rawStatement } from '../support/raw-rows.ts';

const limitsOff = { RATE_LIMIT_ANONYMOUS: 'off' };

/** A fresh database with this setting for all transactions. */
async function databaseWith(setting: string): Promise<string> {
  const DATABASE_URL = await createDatabase();
  const name = new URL(DATABASE_URL).pathname.slice(1);
  await rawStatement({ DATABASE_URL }, `alter database ${name} set ${setting}`);
  return DATABASE_URL;
}

it('each enquiry is stored once when PostgreSQL rolls back transactions because of conflicts', async () => {
  const DATABASE_URL = await databaseWith(`default_transaction_isolation = 'serializable'`);
  const program = await startProgram({ env: { ...limitsOff, DATABASE_URL } });
  const other = await connect(DATABASE_URL);
  // All transactions read the store, then wait for this lock; after that, all but one are rolled back.
  await other.query('begin');
  await other.query('lock table duplicate_guards in exclusive mode');
  // With idempotency keys, because submissions without one share a statement and rarely conflict.
  const sent = Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      submit(program.url, contact(number % 3), { 'idempotency-key': `key ${number}` }),
    ),
  );
  await expect.poll(() => waitingIn({ DATABASE_URL })).toBe(10);
  await other.query('commit');

  const answers = await sent;
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 3, 409: 57 });
  expect(await exported({ DATABASE_URL })).toHaveLength(3);
  expect(program.logs()).not.toContain('unexpected error');
  await expect.poll(() => statistic(DATABASE_URL, 'xact_rollback')).toBeGreaterThan(0);
}, 60_000);

it('an enquiry is stored even if PostgreSQL rolls back its transaction to resolve a deadlock', async () => {
  // PostgreSQL looks for a deadlock after this wait, which must be shorter than the statement timeout of 5 s.
  const DATABASE_URL = await databaseWith(`deadlock_timeout = '3s'`);
  const { url } = await startProgram({ env: { ...limitsOff, DATABASE_URL } });
  const other = await connect(DATABASE_URL);
  // The longer wait of this client makes the service's transaction the one that is rolled back.
  await other.query(`set deadlock_timeout = '60s'`);
  await other.query('begin');
  await other.query('lock table enquiries in exclusive mode');
  const sent = submit(url, contact(1), { 'idempotency-key': 'k' });
  await expect.poll(() => waitingIn({ DATABASE_URL }, 'insert into "enquiries"'), { interval: 20 }).toBe(1);
  // A deadlock: the service holds its idempotency key and waits for the table enquiries; this client, the
  // reverse.
  await other.query('lock table idempotency_keys in exclusive mode');
  await other.query('commit');

  expect((await sent).status).toBe(200);
  expect(await exported({ DATABASE_URL })).toHaveLength(1);
  const again = await submit(url, contact(1), { 'idempotency-key': 'k' });
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  await expect.poll(() => statistic(DATABASE_URL, 'deadlocks')).toBeGreaterThan(0);
}, 60_000);

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A counter of the database. PostgreSQL updates it with a delay. */
async function statistic(DATABASE_URL: string, column: 'xact_rollback' | 'deadlocks'): Promise<number> {
  const [row] = await rawStatement(
    { DATABASE_URL },
    `select ${column} from pg_stat_database where datname = current_database()`,
  );
  return Number(row?.[column]);
}
