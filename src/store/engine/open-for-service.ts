import type { Worker } from 'node:worker_threads';
import type { OpenDatabase } from './open-database.ts';
import type { StorePlace } from './open-store.ts';
import { startThread } from './sqlite/executor.ts';
import { openSqliteForService, openSqliteInThread } from './sqlite/open.ts';

/**
 * How a service opens its store; `thread` is the built script in which an embedded one works, null where it is to work in
 * this thread, and `started` one that was started for the first time it is opened.
 */
export function openerForService(
  { databaseUrl, dataDir }: StorePlace,
  thread: string | null,
  started?: Worker,
) {
  let ready = started;
  return async (again: boolean): Promise<OpenDatabase> => {
    // Loaded where there is such a store: with another one a start need not wait for it.
    if (databaseUrl !== null) return (await import('./postgres/open.ts')).openPostgres(databaseUrl);
    if (thread === null) return openSqliteForService(dataDir, again);
    const worker = ready ?? startThread(thread, { dataDir, wasInUse: again });
    ready = undefined;
    return openSqliteInThread(worker);
  };
}
