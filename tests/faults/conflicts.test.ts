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

it('each enquiry is stored once when PostgreSQL rolls back conflicting transactions', async () => {
  const DATABASE_URL = await databaseWith(`default_transaction_isolation = 'serializable'`);
  const program = await startProgram({ env: { ...limitsOff, DATABASE_URL } });
  const other = await connect(DATABASE_URL);
  // The lock blocks all transactions after they have read the store, so all but one are rolled back.
  await other.query('begin');
  await other.query('lock table duplicate_guards in exclusive mode');
  // Each has an idempotency key: without one they share a statement and rarely conflict.
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
  // There was a conflict.
  await expect.poll(() => statistic(DATABASE_URL, 'xact_rollback')).toBeGreaterThan(0);
}, 60_000);

it('an enquiry is stored even if PostgreSQL rolls back its transaction to resolve a deadlock', async () => {
  // PostgreSQL detects a deadlock after this timeout, when both must wait. Statements time out after 5 s.
  const DATABASE_URL = await databaseWith(`deadlock_timeout = '3s'`);
  const { url } = await startProgram({ env: { ...limitsOff, DATABASE_URL } });
  const other = await connect(DATABASE_URL);
  // The longer timeout of this client makes the transaction of the service the victim.
  await other.query(`set deadlock_timeout = '60s'`);
  await other.query('begin');
  await other.query('lock table enquiries in exclusive mode');
  const sent = submit(url, contact(1), { 'idempotency-key': 'k' });
  await expect.poll(() => waitingIn({ DATABASE_URL }, 'insert into "enquiries"'), { interval: 20 }).toBe(1);
  // The service has locked its idempotency key and waits for the table enquiries; this client has locked
  // enquiries and waits for the key.
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
