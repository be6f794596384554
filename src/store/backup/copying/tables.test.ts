import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { migrate } from '../../engine/migrations/index.ts';
import { connectionOf } from '../../engine/sqlite/connection.ts';
import { inlineExecutor } from '../../engine/sqlite/executor.ts';
import { embedded } from '../../engine/sqlite/open.ts';
import { unwatched } from '../../engine/sqlite/watch.ts';
import { copiedTables } from './tables.ts';

it('every table is copied except those listed here', async () => {
  const database = new DatabaseSync(':memory:');
  const store = embedded(inlineExecutor(connectionOf(database, unwatched)));
  await migrate(store);
  const tables = await store.tableNames();
  const left = tables.filter((name) => !(copiedTables as readonly string[]).includes(name));
  // These have health checks, state of the machine or its files, or short-lived rows. The word index is rebuilt.
  expect(left.filter((name) => !name.startsWith('enquiry_words')).sort()).toEqual([
    'heartbeat',
    'kysely_migration',
    'kysely_migration_lock',
    'staff_challenges',
    'steady_clock',
    'upkeep_notes',
  ]);
  database.close();
});
