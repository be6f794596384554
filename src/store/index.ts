import type { Windows } from '../app/ports.ts';
import { openPostgres } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';
import { type StoreEvents, type SupervisedStore, supervisedStore } from './supervised-store.ts';

export interface StoreSettings {
  /** `postgres://…`, or null for the embedded store. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly windows: Windows;
  /** How long the embedded store may stop the whole process to wait for a lock: see `openSqlite`. */
  readonly blockMs: number;
}

/** The one place that knows which store it is. */
export function createStore(
  { databaseUrl, dataDir, windows, blockMs }: StoreSettings,
  events: StoreEvents,
): SupervisedStore {
  const open = databaseUrl === null ? () => openSqlite(dataDir, blockMs) : () => openPostgres(databaseUrl);
  return supervisedStore(open, windows, events);
}
