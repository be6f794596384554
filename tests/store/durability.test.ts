import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../src/store/engine/postgres/open.ts';
import { openSqlite } from '../../src/store/engine/sqlite/open.ts';
import { temporaryFolder } from '../support/child.ts';
import { contact, submit } from '../support/enquiries.ts';
import { createDatabase } from '../support/postgres.ts';
import { startProgram } from '../support/program.ts';
import { rawStatement } from '../support/raw-rows.ts';

it('the embedded store syncs every commit: it uses a WAL, and synchronous is FULL', async () => {
  const { db } = openSqlite(await temporaryFolder(), 0);
  onTestFinished(() => db.destroy());
  const read = async (pragma: string) => (await sql`pragma ${sql.raw(pragma)}`.execute(db)).rows;
  expect(await read('synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await read('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
});

it('the PostgreSQL store syncs every commit, even if the database defaults to asynchronous commits', async () => {
  const DATABASE_URL = await createDatabase();
  const name = new URL(DATABASE_URL).pathname.slice(1);
  await rawStatement({ DATABASE_URL }, `alter database ${name} set synchronous_commit = off`);
  expect(await rawStatement({ DATABASE_URL }, 'show synchronous_commit')).toEqual([
    { synchronous_commit: 'off' },
  ]);
  const { db } = openPostgres(DATABASE_URL);
  onTestFinished(() => db.destroy());
  const { rows } = await sql`show synchronous_commit`.execute(db);
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});

/** Runs the program with a permissive umask, which it must override. */
const under = ['/bin/sh', '-c', 'umask 000 && exec "$@"', 'sh'];
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));
const allPrivate = {
  'README.txt': '600',
  'erased-people.ndjson': '600',
  'lintel.db': '600',
  'lintel.db-shm': '600',
  'lintel.db-wal': '600',
  'service.lock': '600',
};

it('the data folder, the database and its companion files are private to the user', async () => {
  const folder = join(await temporaryFolder(), 'deep', 'data');
  const program = await startProgram({ env: { DATA_DIR: folder }, under });
  expect((await submit(program.url, contact(1))).status).toBe(200);
  expect(modeOf(folder)).toBe('700');
  expect(modesIn(folder)).toEqual(allPrivate);
  await program.stop();
  expect(existsSync(join(folder, 'lintel.db-wal'))).toBe(false);
  expect(modeOf(join(folder, 'lintel.db'))).toBe('600');
});

it('an existing store with ordinary permissions is made private', async () => {
  const first = await startProgram();
  expect((await submit(first.url, contact(1))).status).toBe(200);
  await first.kill9();
  for (const name of readdirSync(first.dataDir)) chmodSync(join(first.dataDir, name), 0o644);
  const program = await startProgram({ env: { DATA_DIR: first.dataDir }, under });
  expect((await submit(program.url, contact(2))).status).toBe(200);
  expect(modesIn(first.dataDir)).toEqual(allPrivate);
});

it('backups and their folder are private', async () => {
  const backups = join(await temporaryFolder(), 'deep', 'backups');
  const env = { BACKUP_DIR: backups, BACKUP_EVERY: '1h' };
  const program = await startProgram({ env, under });
  // A long timeout, because the backup runs at low priority.
  await expect
    .poll(() => (existsSync(backups) ? Object.entries(modesIn(backups)) : []), { timeout: 100_000 })
    .toEqual([[expect.stringMatching(/\.db$/), '600']]);
  expect(modeOf(backups)).toBe('700');
  // A graceful stop: the backup is a separate process, which would outlive a killed service.
  await program.stop();
}, 120_000);
