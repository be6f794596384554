import {
  existsSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/child.ts';
import { type Connection, connectForService, connectToStore, connectToWrite } from './connection.ts';
import { openSqliteToRead } from './open.ts';

const fileIn = (folder: string) => join(folder, 'lintel.db');

/** Which files of this folder this process has open. */
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

/** A folder with a store of some pages, closed. */
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

/** The last of its pages are no longer what SQLite wrote; the first ones, which it reads when it opens a file, are. */
function damage(folder: string): void {
  const bytes = readFileSync(fileIn(folder));
  bytes.fill(0xa5, 8192);
  writeFileSync(fileIn(folder), bytes);
}

/** What a program that was killed leaves beside the file: writes that are not in it yet. */
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

describe('the store of a service', () => {
  it('has what a program that was killed wrote last', async () => {
    expect(lettersIn(closedLater(connectForService(await killedFolder(), 0, false)))).toBe(201);
  });

  it.each<[string, () => Promise<string>, boolean, string]>([
    ['is gone, and was in use', temporaryFolder, true, movedAway],
    ['is empty, and was in use', () => changed(filledFolder, empty), true, movedAway],
    ['is empty beside its last writes', () => changed(killedFolder, empty), false, damaged],
    ['is damaged, and was in use', () => changed(filledFolder, damage), true, damaged],
    ['is damaged, and was not closed', () => changed(killedFolder, damage), false, damaged],
  ])('is not used where it %s, and nothing of it stays open', async (_, make, wasInUse, message) => {
    const folder = await make();
    expect(() => connectForService(folder, 0, wasInUse)).toThrow(message);
    expect(openIn(folder)).toEqual([]);
  });

  it.each<[string, () => Promise<string>]>([
    ['is nothing yet', temporaryFolder],
    [
      'is an empty file',
      () =>
        changed(temporaryFolder, (folder) => {
          writeFileSync(fileIn(folder), '');
        }),
    ],
    [
      'are only the last writes of one',
      () =>
        changed(killedFolder, (folder) => {
          rmSync(fileIn(folder));
        }),
    ],
  ])('is made at a start where there %s', async (_, make) => {
    const connection = closedLater(connectForService(await make(), 0, false));
    connection.execute('create table letters (letter text)', []);
    expect(lettersIn(connection)).toBe(0);
  });

  it('is made also where the note beside it cannot be', async () => {
    const folder = await temporaryFolder();
    symlinkSync(join(folder, 'nowhere', 'note'), join(folder, 'README.txt'));
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

describe('a file', () => {
  it('that cannot be written to is not kept open', async () => {
    const folder = await temporaryFolder();
    writeFileSync(fileIn(folder), 'This is a letter, not a database. '.repeat(100));
    expect(() => connectToWrite(fileIn(folder), 0)).toThrow('file is not a database');
    expect(openIn(folder)).toEqual([]);
  });

  it('that was written to is closed with all that was open for it', async () => {
    const folder = await filledFolder();
    expect(openIn(folder)).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(['README.txt', 'lintel.db']);
  });

  it('that is read stays as it is, and nothing is left beside it', async () => {
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

  it('that another process reads meanwhile is taken as it is, the last writes included', async () => {
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
    // Still there for the one that writes.
    expect(existsSync(`${fileIn(folder)}-wal`)).toBe(true);
  });
});
