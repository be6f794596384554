import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { contact, exported, submit, tally } from '../support/enquiries.ts';
import { waitingIn } from '../support/held-up.ts';
import { createDatabase } from '../support/postgres.ts';
import { startProgram } from '../support/program.ts';
import { rawStatement } from '../support/raw-rows.ts';

const limitsOff = { RATE_LIMIT_ANONYMOUS: 'off' };

/** A fresh database on which everybody's transactions have this setting. */
async function databaseWith(setting: string): Promise<string> {
  const DATABASE_URL = await createDatabase();
  const name = new URL(DATABASE_URL).pathname.slice(1);
  await rawStatement({ DATABASE_URL }, `alter database ${name} set ${setting}`);
  return DATABASE_URL;
}

it('takes each enquiry once where PostgreSQL takes back transactions that are in each other’s way', async () => {
  const DATABASE_URL = await databaseWith(`default_transaction_isolation = 'serializable'`);
  const program = await startProgram({ env: { ...limitsOff, DATABASE_URL } });
  const other = await connect(DATABASE_URL);
  // Held up at the same place, several see the store as it was before any of them wrote: all but one are taken back.
  await other.query('begin');
  await other.query('lock table duplicate_guards in exclusive mode');
  // Each has a retry key: those without one share a statement, and are hardly in each other's way.
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
  // The server did take some back, or this has tested nothing.
  await expect.poll(() => statistic(DATABASE_URL, 'xact_rollback')).toBeGreaterThan(0);
}, 60_000);

it('takes an enquiry that PostgreSQL chose to end a deadlock with', async () => {
  // It is looked for once, after this time: both have to wait by then, on a busy machine too. A statement may take 5 s.
  const DATABASE_URL = await databaseWith(`deadlock_timeout = '3s'`);
  const { url } = await startProgram({ env: { ...limitsOff, DATABASE_URL } });
  const other = await connect(DATABASE_URL);
  // The other one is patient, so the service's transaction is the one that is taken back.
  await other.query(`set deadlock_timeout = '60s'`);
  await other.query('begin');
  await other.query('lock table enquiries in exclusive mode');
  const sent = submit(url, contact(1), { 'idempotency-key': 'k' });
  await expect.poll(() => waitingIn({ DATABASE_URL }, 'insert into "enquiries"'), { interval: 20 }).toBe(1);
  // It holds its retry key and waits for the enquiries, which we hold while we wait for its key.
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

/** What the server has counted in this database; it does so with some delay. */
async function statistic(DATABASE_URL: string, column: 'xact_rollback' | 'deadlocks'): Promise<number> {
  const [row] = await rawStatement(
    { DATABASE_URL },
    `select ${column} from pg_stat_database where datname = current_database()`,
  );
  return Number(row?.[column]);
}
