import { DatabaseSync } from 'node:sqlite';
import { connectionOf } from '../../src/store/engine/sqlite/connection.ts';
import { inlineExecutor } from '../../src/store/engine/sqlite/executor.ts';
import { embedded } from '../../src/store/engine/sqlite/open.ts';
import { unwatched } from '../../src/store/engine/sqlite/watch.ts';
import { bringUpToDate } from '../../src/store/engine/version.ts';

/** The database of all nodes: the real schema in memory, with the real queries. */
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

/** Emptying tables is faster than creating them, so one database serves all seeds in turn. */
export async function openSharedDatabase() {
  const database = new DatabaseSync(':memory:');
  const connection = connectionOf(database, unwatched);
  await bringUpToDate(embedded(inlineExecutor(connection)), () => Promise.resolve());
  // This trigger would prevent emptying the table between two simulations.
  database.exec('drop trigger enquiry_changes_no_delete');
  return {
    connection,
    /** Queries the database directly, past the simulated connections. */
    rows: (sql: string, ...values: readonly (string | number)[]): readonly unknown[] =>
      connection.execute(sql, values).rows,
    /** Empties all tables for the next seed. */
    empty: () => {
      connection.rollback();
      for (const table of written) connection.execute(`delete from ${table}`, []);
    },
  };
}
