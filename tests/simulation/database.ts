import { DatabaseSync } from 'node:sqlite';
import { connectionOf } from '../../src/store/engine/sqlite/connection.ts';
import { inlineExecutor } from '../../src/store/engine/sqlite/executor.ts';
import { embedded } from '../../src/store/engine/sqlite/open.ts';
import { unwatched } from '../../src/store/engine/sqlite/watch.ts';
import { bringUpToDate } from '../../src/store/engine/version.ts';

/** What all nodes share: the real tables in the memory of this process, asked by the real queries. */
export type SharedDatabase = Awaited<ReturnType<typeof openSharedDatabase>>;

const written = [
  'deliveries',
  'outbox_events',
  'events',
  'enquiry_changes',
  'enquiries',
  'door_quotes',
  'duplicate_guards',
  'idempotency_keys',
  'sent_pages',
  'webhook_endpoints',
  'heartbeat',
  'steady_clock',
];

/** It takes longer to make tables than to empty them, so one database serves all seeds, one after the other. */
export async function openSharedDatabase() {
  const database = new DatabaseSync(':memory:');
  const connection = connectionOf(database, unwatched);
  await bringUpToDate(embedded(inlineExecutor(connection)), () => Promise.resolve());
  // Nothing in a simulation takes a row of the history away; between two of them all of it goes.
  database.exec('drop trigger enquiry_changes_no_delete');
  return {
    connection,
    /** What whoever looks on sees. */
    rows: (sql: string, ...values: readonly (string | number)[]): readonly unknown[] =>
      connection.execute(sql, values).rows,
    /** For the next seed. */
    empty: () => {
      connection.rollback();
      for (const table of written) connection.execute(`delete from ${table}`, []);
    },
  };
}
