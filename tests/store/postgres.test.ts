import { sql } from 'kysely';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { openPostgres, openPostgresForCommand } from '../../src/store/engine/postgres/open.ts';
import { createDatabase } from '../support/postgres.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { startService } from '../support/service.ts';

afterEach(() => vi.useRealTimers());

/** The application names of the other connections. */
const connectedTo = async (DATABASE_URL: string) =>
  (
    await rawStatement(
      { DATABASE_URL },
      `select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
  ).map((row) => row['application_name']);

it('a service keeps one connection open, by which commands detect it, and closes other idle ones', async () => {
  const url = await createDatabase();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { db } = openPostgres(url);
  onTestFinished(() => db.destroy());
  await Promise.all([1, 2, 3].map(() => sql`select 1`.execute(db)));
  vi.advanceTimersByTime(29_999);
  expect(await connectedTo(url)).toEqual(['lintel', 'lintel', 'lintel']);
  vi.advanceTimersByTime(300_000);
  vi.useRealTimers();
  await expect.poll(() => connectedTo(url)).toEqual(['lintel']);
});

it.each([
  ['a service has a statement timeout', openPostgres, 'lintel', '5s'],
  ['a command has no statement timeout', openPostgresForCommand, 'lintel command', '0'],
])('a connection of %s, and its own application name', async (_, open, name, limit) => {
  const { db } = open(await createDatabase());
  onTestFinished(() => db.destroy());
  const show = async (setting: string) => (await sql`show ${sql.raw(setting)}`.execute(db)).rows;
  expect(await show('application_name')).toEqual([{ application_name: name }]);
  expect(await show('statement_timeout')).toEqual([{ statement_timeout: limit }]);
});

it('the store reads the time of the database server, in milliseconds', async () => {
  const { db, serverTime } = openPostgres(await createDatabase());
  onTestFinished(() => db.destroy());
  // The test server runs on this machine.
  const before = Date.now();
  const serverNow = await serverTime?.();
  expect(serverNow).toBeGreaterThanOrEqual(before - 1);
  expect(serverNow).toBeLessThanOrEqual(Date.now() + 1);
});

it('a database with tables of another program gets the tables of the store beside them', async () => {
  const DATABASE_URL = await createDatabase();
  await rawStatement({ DATABASE_URL }, 'create table recipes (name text)');
  await rawStatement({ DATABASE_URL }, `insert into recipes values ('bread')`);
  const { store } = await startService('postgres', { env: { DATABASE_URL } });
  expect(store.trouble()).toBeNull();
  expect(await Array.fromAsync(store.enquiries.list({}))).toEqual([]);
  expect(await rawRows({ DATABASE_URL }, 'recipes')).toEqual([{ name: 'bread' }]);
});
