import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/child.ts';
import { StoreTrouble } from '../fault.ts';
import { copySqliteFile, ensureNotInUse } from './copy-file.ts';

async function fileWith(statements: string): Promise<string> {
  const file = join(await temporaryFolder(), 'from.db');
  const database = new DatabaseSync(file);
  database.exec(statements);
  database.close();
  return file;
}

it('copySqliteFile rejects a copy that fails the integrity check', async () => {
  // A row of this file violates its check constraint.
  const from = await fileWith(`
    CREATE TABLE letters (letter TEXT CHECK (letter = 'a'));
    PRAGMA ignore_check_constraints = ON;
    INSERT INTO letters VALUES ('b');
  `);
  await expect(copySqliteFile(from, `${from}.copy`, () => undefined)).rejects.toEqual(
    new StoreTrouble('the copy fails the check of its integrity: what was copied may be damaged'),
  );
});

it('copySqliteFile writes one private file with all rows, even of tables with quoted names', async () => {
  const from = await fileWith(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE "a ""quoted"" name" (letter TEXT);
    INSERT INTO "a ""quoted"" name" VALUES ('a'), ('b');
  `);
  const copy = `${from}.copy`;
  await copySqliteFile(from, copy, () => undefined);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect([`${copy}-wal`, `${copy}-shm`].filter((each) => existsSync(each))).toEqual([]);
  const database = new DatabaseSync(copy, { readOnly: true });
  expect(database.prepare('SELECT letter FROM "a ""quoted"" name"').all()).toHaveLength(2);
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'delete' });
  database.close();
});

it('copySqliteFile copies the content from when the copy began, without later writes', async () => {
  const from = await fileWith(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE letters (letter BLOB);
    INSERT INTO letters WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 700)
      SELECT randomblob(4000) FROM n;
  `);
  const other = new DatabaseSync(from);
  let steps = 0;
  await copySqliteFile(from, `${from}.copy`, () => {
    steps += 1;
    other.exec(`INSERT INTO letters VALUES ('late')`);
  });
  other.close();
  expect(steps).toBeGreaterThan(1);
  const copy = new DatabaseSync(`${from}.copy`, { readOnly: true });
  expect(copy.prepare('SELECT count(*) AS count FROM letters').get()).toEqual({ count: 700 });
  copy.close();
});

it('ensureNotInUse throws while another process uses the file, and only then', async () => {
  const file = await fileWith('PRAGMA journal_mode = WAL; CREATE TABLE letters (letter TEXT)');
  const other = new DatabaseSync(file);
  other.exec('SELECT * FROM letters');
  expect(() => {
    ensureNotInUse(file);
  }).toThrow(new StoreTrouble('another process uses it: stop the service first'));
  other.close();
  expect(() => {
    ensureNotInUse(file);
  }).not.toThrow();
});
