import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Environment, temporaryFolder } from '../support/child.ts';
import { canMount, mountSmallDisk } from '../support/disks.ts';
import { contact, exported, submit } from '../support/enquiries.ts';
import { multiplyEnquiries } from '../support/many-enquiries.ts';
import { changeStore, fromTheFuture, olderStore } from '../support/older-store.ts';
import { runCommand, withoutProgress } from '../support/command.ts';
import { startListening } from '../support/listening.ts';
import { programStores } from '../support/stores.ts';

const limitsOff = { RATE_LIMIT_ANONYMOUS: 'off', LOG_LEVEL: 'error' };
const link = /\/quotes\/[\w-]+/;

async function done(env: Environment, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(args, { env });
  expect({ code, stderr: withoutProgress(stderr) }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

async function refused(env: Environment, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(args, { env });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  const said = withoutProgress(stderr);
  expect(said).toMatch(/^lintel: [^\n]+\n$/);
  return said;
}

/** Backs up a store from before the audit log, which the command reports as not audited. */
async function backUpOlder(file: string): Promise<void> {
  const { code, stderr } = await runCommand(['backup', file], { env: { DATA_DIR: await olderStore() } });
  expect(withoutProgress(stderr)).toMatch(
    /^lintel: this could not be noted in the audit table: [^\n]+ written by an older Lintel [^\n]+\n$/,
  );
  expect(code).toBe(0);
}

/** A small store with one row of each kind, and its contents. */
async function filledStore(env: Environment) {
  const program = await startListening({ ...env, ...limitsOff });
  for (const number of [1, 2, 3]) expect((await submit(program.url, contact(number))).status).toBe(200);
  const quote = { customer: contact(4).customer, doors: [{ preset: 'single-no-panels' }] };
  const { body } = await submit(program.url, quote, {}, '/api/internal-doors/quote');
  const key = (await done(env, 'keys', 'create', '--label', 'Example')).trimEnd().split('\n').at(-1) ?? '';
  await program.stop();
  return { key, reviewPath: link.exec(String(body['quoteUrl']))?.[0] ?? '' };
}

describe.each(programStores)('a backup of %s', (_, makeStore) => {
  it.each(programStores)(
    'restores to %s, with keys and review links',
    async (__, makeOther) => {
      const env = await makeStore();
      const { key, reviewPath } = await filledStore(env);
      const file = join(await temporaryFolder(), 'backup.db');
      const times = (await exported(env)).map(({ receivedAt }) => receivedAt);
      const said = await done(env, 'backup', file);
      expect(said).toContain(`(the newest of ${times.toSorted().at(-1)})`);
      expect(said).toMatch(
        /^\S+backup\.db holds 3 enquiries \(the newest of 20\S+Z\), 1 door quote and 1 key; it was opened, checked and counted\.\n$/,
      );
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(join(file, '..'))).toEqual(['backup.db']);

      const other = await makeOther();
      expect(await done(other, 'restore', file)).toMatch(
        /^Restored to [^\n]+: 3 enquiries \(the newest of 20\S+Z\), 1 door quote and 1 key\.\nThere was no list of erased people in [^\n]+\n$/,
      );
      expect(await exported(other)).toEqual(await exported(env));
      expect(await done(other, 'keys', 'list')).toBe(await done(env, 'keys', 'list'));
      const program = await startListening({ ...other, RATE_LIMIT_ANONYMOUS: '1/1h' });
      expect((await fetch(`${program.url}${reviewPath}`)).status).toBe(200);
      const { headers } = await submit(program.url, contact(9), { 'x-api-key': key });
      expect(headers.get('ratelimit-policy')).toContain('"api-key"');
    },
    60_000,
  );

  it('overwrites no file, and its restore overwrites no store', async () => {
    const env = await makeStore();
    await filledStore(env);
    const file = join(await temporaryFolder(), 'backup.db');
    writeFileSync(file, 'mine');
    expect(await refused(env, 'backup', file)).toContain(`there is ${file} already`);
    expect(readFileSync(file, 'utf8')).toBe('mine');

    const backup = join(await temporaryFolder(), 'backup.db');
    await done(env, 'backup', backup);
    const before = await exported(env);
    expect(await refused(env, 'restore', backup)).toMatch(/already, and nothing is overwritten/);
    expect(await exported(env)).toEqual(before);

    // A store with only an API key counts as in use.
    const keyed = await makeStore();
    await done(keyed, 'keys', 'create', '--label', 'Example');
    expect(await refused(keyed, 'restore', backup)).toMatch(/already, and nothing is overwritten/);
    expect(await done(keyed, 'keys', 'list')).toContain('Example');
  }, 60_000);
});

describe('restore', () => {
  it.each([
    ['a missing file', () => Promise.resolve('/nowhere/backup.db'), /there is no file \/nowhere/],
    [
      'a text file',
      () => fileWith('Dear Sir or Madam, '.repeat(200)),
      /cannot be restored: [^\n]* not a store/,
    ],
    ['an empty file', () => fileWith(''), /is not a backup of Lintel/],
    ['a damaged backup', damagedBackup, /damaged|fails the check of its integrity/],
    ['a backup of a newer version', backupFromTheFuture, /newer Lintel \(store version 2999-01-01-future/],
  ])('refuses %s, and creates nothing', async (_, makeFile, reason) => {
    const folder = join(await temporaryFolder(), 'data');
    expect(await refused({ DATA_DIR: folder }, 'restore', await makeFile())).toMatch(reason);
    expect(existsSync(join(folder, 'lintel.db'))).toBe(false);
  });

  it('announces that the next start will migrate an older store, which it does', async () => {
    const file = join(await temporaryFolder(), 'older.db');
    await backUpOlder(file);
    const env = { DATA_DIR: join(await temporaryFolder(), 'data') };
    expect(await done(env, 'restore', file)).toMatch(
      / 3 enquiries .*\n.*\nIt is of an older version: the next start of the service brings it up to date\.\n$/,
    );
    await (await startListening({ ...env, BACKUP_BEFORE_UPGRADE: 'off' })).stop();
    expect(await exported(env)).toHaveLength(3);
  });

  it('refuses a folder with remains of another store', async () => {
    const folder = await temporaryFolder();
    writeFileSync(join(folder, 'lintel.db-wal'), 'what is left');
    const file = join(await temporaryFolder(), 'older.db');
    await backUpOlder(file);
    expect(await refused({ DATA_DIR: folder }, 'restore', file)).toContain('lintel.db-wal already');
  });

  it('names a damaged backup as the cause, not the database it would be restored to', async () => {
    const file = await damagedBackup();
    const [, makePostgres] = programStores[1] ?? [];
    const env = (await makePostgres?.()) ?? {};
    const said = await refused(env, 'restore', file);
    expect(said).toMatch(/damaged|fails the check of its integrity/);
    expect(said).toMatch(new RegExp(`^lintel: ${file} cannot be (?:restored|copied to \\S+ first): `));
    expect(said).not.toContain('DATABASE_URL');
    expect(await refused(env, 'enquiries', 'list')).toContain('there is no store in the database');
  });

  it('migrates an older backup when it restores it to PostgreSQL', async () => {
    const file = join(await temporaryFolder(), 'older.db');
    await backUpOlder(file);
    const [, makePostgres] = programStores[1] ?? [];
    const env = (await makePostgres?.()) ?? {};
    expect(await done(env, 'restore', file)).toContain(': 3 enquiries ');
    expect(await exported(env)).toHaveLength(3);
  });
});

async function fileWith(text: string): Promise<string> {
  const file = join(await temporaryFolder(), 'backup.db');
  writeFileSync(file, text);
  return file;
}

async function damagedBackup(): Promise<string> {
  const store = await olderStore();
  multiplyEnquiries(store, 500);
  const bytes = readFileSync(join(store, 'lintel.db'));
  bytes.fill(0xa5, bytes.length / 2, bytes.length / 2 + 8192);
  const file = join(await temporaryFolder(), 'damaged.db');
  writeFileSync(file, bytes);
  return file;
}

async function backupFromTheFuture(): Promise<string> {
  const store = await olderStore();
  changeStore(store, fromTheFuture);
  return join(store, 'lintel.db');
}

it.runIf(canMount)('a backup to a disk that is too small leaves no files', async () => {
  const store = await olderStore();
  multiplyEnquiries(store, 20_000);
  const disk = await mountSmallDisk();
  const folder = join(disk.folder, '..');
  expect(await refused({ DATA_DIR: store }, 'backup', join(folder, 'backup.db'))).toMatch(
    /^lintel: the backup cannot be made: its disk is full/,
  );
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  ['an empty file', '', /there is no store in/],
  ['a database of another program', 'CREATE TABLE recipes (id INTEGER)', /not a store of Lintel/],
])('a backup of %s is refused', async (_, statements, reason) => {
  const DATA_DIR = await temporaryFolder();
  writeFileSync(join(DATA_DIR, 'lintel.db'), '');
  changeStore(DATA_DIR, statements);
  const folder = await temporaryFolder();
  expect(await refused({ DATA_DIR }, 'backup', join(folder, 'backup.db'))).toMatch(reason);
  expect(readdirSync(folder)).toEqual([]);
});

it('a backup to a missing folder, and a restore of an unfinished file, are refused with the reason', async () => {
  const DATA_DIR = await olderStore();
  expect(await refused({ DATA_DIR }, 'backup', '/nowhere/backup.db')).toContain(
    'there is no folder /nowhere',
  );
  expect(await refused({ DATA_DIR }, 'backup', '')).toContain('backup FILE');
  const partial = join(DATA_DIR, 'lintel.db.partial');
  writeFileSync(partial, 'half of a restore');
  expect(await refused({ DATA_DIR }, 'restore', partial)).toBe(
    `lintel: ${partial} is what a restore left unfinished: restore the backup itself\n`,
  );
  expect(existsSync(partial)).toBe(true);
});

it('backup and restore require exactly one file', async () => {
  expect(await refused({}, 'backup')).toContain('backup FILE');
  expect(await refused({}, 'restore', 'a.db', 'b.db')).toContain('restore FILE');
});

it('a README beside the store warns that the file alone is no backup', async () => {
  const { dataDir } = await startListening({ DATA_DIR: await temporaryFolder() });
  await expect(readFileSync(join(dataDir, 'README.txt'), 'utf8')).toMatchFileSnapshot(
    '../vectors/store-readme.txt',
  );
  expect(statSync(join(dataDir, 'README.txt')).mode & 0o777).toBe(0o600);
});
