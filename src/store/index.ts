import type { StorePlace } from './open-store.ts';
import { openPostgres } from './postgres/open.ts';
import type { Windows } from './session.ts';
import { openSqlite } from './sqlite/open.ts';
import { type StoreEvents, type SupervisedStore, createSupervisedStore } from './supervised-store.ts';

/** In a server nothing may stop the whole process to wait for a lock: see `openSqlite`. */
const blockMs = 0;

/** The store of a running service. */
export function createStore(
  { databaseUrl, dataDir }: StorePlace,
  windows: Windows,
  events: StoreEvents,
): SupervisedStore {
  const open = databaseUrl === null ? () => openSqlite(dataDir, blockMs) : () => openPostgres(databaseUrl);
  return createSupervisedStore(open, windows, events);
}
