import { statSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import type { OpenDatabase } from './open-database.ts';
import type { StorePlace } from './open-store.ts';
import { movedAway } from './sqlite/errors.ts';
import { startThread } from './sqlite/executor.ts';
import { storeFile } from './sqlite/files.ts';
import { openSqliteForService, openSqliteInThread } from './sqlite/open.ts';

/**
 * Opens the store of a service. `thread` is the built worker script of an embedded store, or null to work in this
 * thread; `started` is a worker that runs already, used by the first call.
 */
export function openerForService(
  { databaseUrl, dataDir }: StorePlace,
  thread: string | null,
  started?: Worker,
) {
  let ready = started;
  return async (again: boolean): Promise<OpenDatabase> => {
    // Loaded on demand: an embedded store needs no PostgreSQL driver, which would slow its start.
    if (databaseUrl !== null) return (await import('./postgres/open.ts')).openPostgres(databaseUrl);
    if (thread === null) return openSqliteForService(dataDir, again);
    if (again) ensureInPlace(dataDir);
    const worker = ready ?? startThread(thread, { dataDir, wasInUse: again });
    ready = undefined;
    return openSqliteInThread(worker);
  };
}

/**
 * Checks for the file without a thread: reopening is retried every second, and a thread takes 40 ms to start.
 */
function ensureInPlace(dataDir: string): void {
  if (!statSync(storeFile(dataDir), { throwIfNoEntry: false })) throw movedAway();
}
