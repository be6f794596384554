import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { newStoreText } from '../../../scripts/build/new-store.ts';
import { connectionOf } from '../sqlite/connection.ts';
import { lineTo } from '../sqlite/line.ts';
import { embedded } from '../sqlite/open.ts';
import { unwatched } from '../sqlite/watch.ts';
import { versionOf } from '../version.ts';
import { migrate } from './index.ts';

function emptyStore() {
  const file = new DatabaseSync(':memory:');
  return { file, database: embedded(lineTo(connectionOf(file, unwatched))) };
}

/** All that is in a file, but when its migrations were. */
function contentOf(file: DatabaseSync) {
  const schema = file
    .prepare('select type, name, tbl_name, sql from sqlite_schema order by type, name')
    .all();
  const tables = schema.filter(({ type }) => type === 'table').map(({ name }) => String(name));
  const rows = tables.map((name) => ({ name, rows: file.prepare(`select * from "${name}"`).all() }));
  const isTime = ([column]: [string, unknown]) => column === 'timestamp';
  return {
    schema,
    rows: rows.map((table) => ({
      ...table,
      rows: table.rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter((entry) => !isTime(entry))),
      ),
    })),
  };
}

it('makes the same store as the migrations, and says when', async () => {
  const migrated = emptyStore();
  await migrate(migrated.database);
  const atOnce = emptyStore();
  await atOnce.database.runText?.(await newStoreText());
  expect(contentOf(atOnce.file)).toEqual(contentOf(migrated.file));
  expect(await versionOf(atOnce.database)).toMatchObject({ kind: 'current' });
  const [first] = atOnce.file.prepare('select timestamp from kysely_migration').all();
  const made = String(first?.['timestamp']);
  expect(new Date(made).toISOString()).toBe(made);
  expect(Math.abs(Date.now() - Date.parse(made))).toBeLessThan(60_000);
});

it('leaves nothing behind where it cannot be made', async () => {
  const { file, database } = emptyStore();
  await expect(database.runText?.('create table one (id); create table one (id);')).rejects.toThrow('one');
  expect(contentOf(file).schema).toEqual([]);
});
