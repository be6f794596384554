import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { migrate } from '../../engine/migrations/index.ts';
import { connectionOf } from '../../engine/sqlite/connection.ts';
import { inlineExecutor } from '../../engine/sqlite/executor.ts';
import { embedded } from '../../engine/sqlite/open.ts';
import { unwatched } from '../../engine/sqlite/watch.ts';
import { copiedTables } from './tables.ts';

it('a copy has every table except temporary rows, state of the machine and the word index', async () => {
  const database = new DatabaseSync(':memory:');
  const store = embedded(inlineExecutor(connectionOf(database, unwatched)));
  await migrate(store);
  const tables = await store.tableNames();
  const left = tables.filter((name) => !(copiedTables as readonly string[]).includes(name));
  // Not copied: health checks, state of the machine, short-lived rows, and the word index, which is rebuilt.
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
