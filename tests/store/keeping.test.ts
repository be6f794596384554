import { mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addToErasedFile } from '../../src/store/people/erasing/erased-file.ts';
import { createTombstone } from '../../src/store/people/erasing/tombstone.ts';
import { backUp } from '../../src/store/backup/back-up.ts';
import { copyStore } from '../../src/store/backup/copy-store.ts';
import { restore } from '../../src/store/backup/restore.ts';
import { atOneMoment } from '../../src/store/backup/snapshot.ts';
import { KeepingTrouble } from '../../src/store/backup/fault.ts';
import { removeUnfinished } from '../../src/store/backup/whole-file.ts';
import { type Purpose, openDatabase, openStore } from '../../src/store/engine/open-store.ts';
import { openPostgres } from '../../src/store/engine/postgres/open.ts';
import { contactPath, post, unlimited } from '../api/requests.ts';
import { temporaryFolder } from '../support/child.ts';
import { foundIn } from '../support/erasing.ts';
import { changeStore, olderStore } from '../support/older-store.ts';
import { createDatabase } from '../support/postgres.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { startService } from '../support/service.ts';

const quietly = () => undefined;
const windows = { duplicateMs: 1000, idempotencyMs: 1000 };
const inFolder = (dataDir: string) => ({ databaseUrl: null, dataDir });
const onServer = (databaseUrl: string) => ({ databaseUrl, dataDir: '/nowhere' });
const newPath = async () => join(await temporaryFolder(), 'backup.db');

/** A database with an empty, migrated store. */
async function databaseWithStore(): Promise<string> {
  const url = await createDatabase();
  const { store } = await openStore(onServer(url), 'create', windows);
  await store.close();
  return url;
}

describe('a PostgreSQL store', () => {
  it('is read from one snapshot, in a read-only transaction', async () => {
    const DATABASE_URL = await databaseWithStore();
    const found = await atOneMoment(onServer(DATABASE_URL), async (rows) => {
      const count = async () => (await rows.selectFrom('duplicate_guards').selectAll().execute()).length;
      const before = await count();
      await rawStatement({ DATABASE_URL }, `insert into duplicate_guards values ('f', 'e', 0)`);
      return [before, await count()];
    });
    expect(found).toEqual([0, 0]);
    expect(await rawRows({ DATABASE_URL }, 'duplicate_guards')).toHaveLength(1);
    const writing = atOneMoment(onServer(DATABASE_URL), (rows) => rows.deleteFrom('enquiries').execute());
    await expect(writing).rejects.toThrow('read-only transaction');
  });

  it('is backed up to one self-contained file that can be read from a read-only disk', async () => {
    const file = await newPath();
    await backUp(onServer(await databaseWithStore()), file, quietly);
    // These are the file format versions in the SQLite header; 1 means no WAL.
    expect([...readFileSync(file).subarray(18, 20)]).toEqual([1, 1]);
  });

  it('can be copied while a service uses another database of the same server', async () => {
    const { db } = openPostgres(await createDatabase());
    onTestFinished(() => db.destroy());
    await sql`select 1`.execute(db);
    const to = join(await temporaryFolder(), 'copy');
    expect(await copyStore(onServer(await databaseWithStore()), inFolder(to), quietly)).toMatchObject({
      enquiries: 0,
      newestAt: null,
    });
  });
});

describe('an older backup restored to PostgreSQL', () => {
  it('is migrated in a scratch folder that is removed, and leaves every table analysed', async () => {
    const file = join(await olderStore(), 'lintel.db');
    const bytes = readFileSync(file);
    const scratch = await temporaryFolder();
    vi.stubEnv('TMPDIR', scratch);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const DATABASE_URL = await createDatabase();
    const working: string[] = [];
    const restored = await restore(file, onServer(DATABASE_URL), () => {
      working.push(...readdirSync(scratch));
    });
    expect(restored).toMatchObject({ enquiries: 3, doorQuotes: 1, keys: 1, willBeUpgraded: false });
    expect(working).toContainEqual(expect.stringMatching(/^lintel-restore-/));
    expect(readdirSync(scratch)).toEqual([]);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    // A negative reltuples means that a table was never analysed.
    const unknown = `select relname from pg_class where relkind = 'r' and relname in
      ('enquiries', 'door_quotes', 'api_keys', 'duplicate_guards', 'idempotency_keys') and reltuples < 0`;
    expect(await rawStatement({ DATABASE_URL }, unknown)).toEqual([]);
  });

  it('leaves no scratch files when stopped', async () => {
    const file = join(await olderStore(), 'lintel.db');
    const scratch = await temporaryFolder();
    vi.stubEnv('TMPDIR', scratch);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const left: string[][] = [];
    const stopped = restore(file, onServer(await createDatabase()), () => {
      removeUnfinished();
      left.push(readdirSync(scratch));
    });
    await expect(stopped).rejects.toThrow('The file is no longer at its path');
    expect(left[0]).toEqual([]);
  });
});

describe('a backup from before an erasure', () => {
  it('is restored without a trace of the erased person', async () => {
    const service = await startService('embedded', { env: unlimited });
    const { store, clock, env } = service;
    const customer = { name: 'Orlaith Zbqxwood', email: 'orlaith@zbqx.example' };
    for (const when of ['today', 'soon', 'please'])
      await post(service, contactPath, { customer, message: `Vkjroofs washed ${when}` });
    while ((await store.searching.indexSome(100)) > 0);
    const traces = ['bqx', 'vkj', 'Vkjroofs'];
    const backup = await temporaryFolder();
    await backUp(inFolder(String(env.DATA_DIR)), join(backup, 'lintel.db'), quietly);
    expect(foundIn(backup, traces)).toEqual(traces);

    const to = await temporaryFolder();
    addToErasedFile(to, [createTombstone(customer.email, clock.now())]);
    expect(await restore(join(backup, 'lintel.db'), inFolder(to), quietly)).toMatchObject({
      enquiries: 0,
      erasedAgain: 1,
    });
    expect(foundIn(to, traces)).toEqual([]);
  });
});

describe('a store file', () => {
  it('a store file from before door quotes is backed up, with a count of 0 door quotes', async () => {
    const folder = await olderStore();
    changeStore(
      folder,
      `DROP TABLE door_quotes; DELETE FROM kysely_migration WHERE name = '2026-11-16-door-quotes'`,
    );
    expect(await backUp(inFolder(folder), await newPath(), quietly)).toMatchObject({
      enquiries: 3,
      doorQuotes: 0,
      keys: 1,
    });
  });

  it('a database of another program is not restored', async () => {
    const folder = await temporaryFolder();
    changeStore(folder, 'CREATE TABLE recipes (id INTEGER)');
    const file = join(folder, 'lintel.db');
    const to = join(await temporaryFolder(), 'data');
    await expect(restore(file, inFolder(to), quietly)).rejects.toEqual(
      new KeepingTrouble(`${file} is not a backup of Lintel`),
    );
  });

  it('a store file that fails its integrity check is neither backed up nor restored', async () => {
    const folder = await olderStore();
    // A row that violates the check constraint of its table.
    changeStore(
      folder,
      `CREATE TABLE letters (letter TEXT CHECK (letter = 'a'));
       PRAGMA ignore_check_constraints = ON;
       INSERT INTO letters VALUES ('b')`,
    );
    const fails = 'the copy fails the check of its integrity: what was copied may be damaged';
    const place = await temporaryFolder();
    await expect(backUp(inFolder(folder), join(place, 'backup.db'), quietly)).rejects.toEqual(
      new KeepingTrouble(`the backup cannot be made: ${fails}`),
    );
    await expect(restore(join(folder, 'lintel.db'), inFolder(place), quietly)).rejects.toEqual(
      new KeepingTrouble(`the store cannot be restored: ${fails}`),
    );
    expect(readdirSync(place)).toEqual([]);
  });
});

describe('a store that a command opens', () => {
  it.each<Purpose>(['create', 'read', 'change'])(
    'waits up to five seconds for a lock if opened to %s',
    async (purpose) => {
      const { db } = openDatabase(inFolder(await olderStore()), purpose);
      onTestFinished(() => db.destroy());
      expect((await sql`pragma busy_timeout`.execute(db)).rows).toEqual([{ timeout: 5000 }]);
    },
  );

  it('is not reported as missing if its file cannot be read', async () => {
    const folder = join(await temporaryFolder(), 'data');
    mkdirSync(folder);
    symlinkSync('lintel.db', join(folder, 'lintel.db'));
    expect(() => openDatabase(inFolder(folder), 'read')).toThrow('ELOOP');
  });
});
