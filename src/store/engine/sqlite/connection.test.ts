import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/child.ts';
import { type Connection, connectForService, connectToStore, connectToWrite } from './connection.ts';
import { openSqliteToRead } from './open.ts';

const fileIn = (folder: string) => join(folder, 'lintel.db');

/** Files in this folder that this process has open. */
const openIn = (folder: string) =>
  readdirSync('/proc/self/fd')
    .map((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`);
      } catch {
        return '';
      }
    })
    .filter((path) => path.startsWith(folder));

/** A folder with a closed store of several pages. */
async function filledFolder(): Promise<string> {
  const folder = await temporaryFolder();
  const connection = connectToStore(folder, 0);
  connection.execute('create table letters (letter text)', []);
  connection.execute(
    `insert into letters with recursive n(n) as (select 1 union all select n + 1 from n where n < 200)
     select hex(zeroblob(500)) from n`,
    [],
  );
  connection.close();
  return folder;
}

/** Damages the last pages; the first ones, which SQLite reads when it opens a file, stay intact. */
function damage(folder: string): void {
  const bytes = readFileSync(fileIn(folder));
  bytes.fill(0xa5, 8192);
  writeFileSync(fileIn(folder), bytes);
}

/** The files of a killed process: the last write is only in the WAL. */
async function killedFolder(): Promise<string> {
  const [folder, other] = [await filledFolder(), await temporaryFolder()];
  const connection = connectToStore(folder, 0);
  connection.execute(`insert into letters values ('last')`, []);
  const left = ['', '-wal'].map((ending) => [ending, readFileSync(`${fileIn(folder)}${ending}`)] as const);
  connection.close();
  for (const [ending, bytes] of left) writeFileSync(`${fileIn(other)}${ending}`, bytes);
  return other;
}

function closedLater(connection: Connection): Connection {
  onTestFinished(() => {
    connection.close();
  });
  return connection;
}

const lettersIn = (connection: Connection) =>
  connection.execute(`select count(*) as count from letters`, []).rows[0]?.['count'];
const movedAway = 'The file is no longer at its path';
const damaged = 'The file is damaged';

describe('connectForService', () => {
  it('recovers the last writes of a killed process', async () => {
    expect(lettersIn(closedLater(connectForService(await killedFolder(), 0, false)))).toBe(201);
  });

  it.each<[string, () => Promise<string>, boolean, string]>([
    ['was in use and is missing', temporaryFolder, true, movedAway],
    ['was in use and is empty', () => changed(filledFolder, empty), true, movedAway],
    ['is empty beside a WAL', () => changed(killedFolder, empty), false, damaged],
    ['was in use and is damaged', () => changed(filledFolder, damage), true, damaged],
    ['is damaged and was not closed', () => changed(killedFolder, damage), false, damaged],
  ])('refuses a store that %s, and leaves no file open', async (_, make, wasInUse, message) => {
    const folder = await make();
    expect(() => connectForService(folder, 0, wasInUse)).toThrow(message);
    expect(openIn(folder)).toEqual([]);
  });

  it.each<[string, () => Promise<string>]>([
    ['no file', temporaryFolder],
    [
      'an empty file',
      () =>
        changed(temporaryFolder, (folder) => {
          writeFileSync(fileIn(folder), '');
        }),
    ],
    [
      'a WAL without its store',
      () =>
        changed(killedFolder, (folder) => {
          rmSync(fileIn(folder));
        }),
    ],
  ])('creates a store on a start with %s', async (_, make) => {
    const connection = closedLater(connectForService(await make(), 0, false));
    connection.execute('create table letters (letter text)', []);
    expect(lettersIn(connection)).toBe(0);
  });

  it('creates a store even if the README beside it cannot be written', async () => {
    const folder = await temporaryFolder();
    mkdirSync(join(folder, 'README.txt'));
    closedLater(connectForService(folder, 0, false));
    expect(existsSync(fileIn(folder))).toBe(true);
  });
});

const empty = (folder: string) => {
  truncateSync(fileIn(folder), 0);
};

async function changed(make: () => Promise<string>, change: (folder: string) => void): Promise<string> {
  const folder = await make();
  change(folder);
  return folder;
}

describe('a store file', () => {
  it('is refused, and left closed, if it is not a database', async () => {
    const folder = await temporaryFolder();
    writeFileSync(fileIn(folder), 'This is a letter, not a database. '.repeat(100));
    expect(() => connectToWrite(fileIn(folder), 0)).toThrow('file is not a database');
    expect(openIn(folder)).toEqual([]);
  });

  it('has no open handles and no companion files once it is closed', async () => {
    const folder = await filledFolder();
    expect(openIn(folder)).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(['README.txt', 'lintel.db']);
  });

  it('stays unchanged, without companion files, when it is opened to read', async () => {
    const folder = await filledFolder();
    const before = readFileSync(fileIn(folder));
    const { db } = openSqliteToRead(fileIn(folder), 0);
    await expect(db.deleteFrom('letters' as 'enquiries').execute()).rejects.toThrow('readonly database');
    expect(
      await db
        .selectFrom('letters' as 'enquiries')
        .selectAll()
        .execute(),
    ).toHaveLength(200);
    await db.destroy();
    expect(readdirSync(folder).sort()).toEqual(['README.txt', 'lintel.db']);
    expect(readFileSync(fileIn(folder)).equals(before)).toBe(true);
  });

  it('is read with the latest writes of another process that has it open', async () => {
    const folder = await filledFolder();
    const writer = closedLater(connectToStore(folder, 0));
    writer.execute(`insert into letters values ('last')`, []);
    const { db } = openSqliteToRead(fileIn(folder), 0);
    expect(
      await db
        .selectFrom('letters' as 'enquiries')
        .selectAll()
        .execute(),
    ).toHaveLength(201);
    await db.destroy();
    // The other process still needs its WAL.
    expect(existsSync(`${fileIn(folder)}-wal`)).toBe(true);
  });
});
