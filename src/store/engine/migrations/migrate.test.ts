import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/child.ts';
import { olderStoreOn } from '../../../../tests/support/older-store.ts';
import { rawRows, rawStatement } from '../../../../tests/support/raw-rows.ts';
import { openSqliteFile } from '../sqlite/open.ts';
import { reasonFor } from '../fault.ts';
import { versionOf } from '../version.ts';
import { migrate } from './index.ts';

function opened(folder: string) {
  const database = openSqliteFile(join(folder, 'lintel.db'), 0);
  onTestFinished(() => database.db.destroy());
  const set = (pragma: string) => sql.raw(`pragma ${pragma}`).execute(database.db);
  return { database, set };
}

describe('a new store that cannot be created', () => {
  it.each([
    ['its disk is full', 'max_page_count = 8', 'max_page_count = 100000'],
    [
      'it can only be read: check the rights of its folder and files, and how the disk is mounted',
      'query_only = on',
      'query_only = off',
    ],
  ])('is reported with the reason, and is created by the next attempt: %s', async (reason, hinder, allow) => {
    const { database, set } = opened(await temporaryFolder());
    await set(hinder);
    const failure: unknown = await migrate(database).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(reasonFor(failure)).toBe(reason);
    expect(await versionOf(database)).toEqual({ kind: 'empty' });
    await set(allow);
    await migrate(database);
    expect(await versionOf(database)).toMatchObject({ kind: 'current' });
  });
});

it('migrate leaves an older store unchanged when a migration fails half-way', async () => {
  const env = await olderStoreOn('embedded', '2026-11-17');
  // Makes the last step of the next migration fail.
  await rawStatement(env, 'create table idempotency_keys_by_time (id integer)');
  const everything = () =>
    Promise.all(
      ['kysely_migration', 'idempotency_keys', 'door_quotes', 'sqlite_schema'].map((table) =>
        rawRows(env, table),
      ),
    );
  const before = await everything();
  const { database } = opened('DATA_DIR' in env ? env.DATA_DIR : '');
  await expect(migrate(database)).rejects.toThrow('idempotency_keys_by_time');
  expect(await everything()).toEqual(before);
});
