import { statSync } from 'node:fs';
import { migrate } from './migrations/index.ts';
import type { OpenDatabase } from './open-database.ts';
import { openPostgresForCommand } from './postgres/open.ts';
import type { Windows } from './windows.ts';
import { refuseLinksIn, storeFile } from './sqlite/files.ts';
import { openSqlite, openSqliteFile, openSqliteToRead } from './sqlite/open.ts';
import { type Store, createOpenedStore } from '../store.ts';
import { NoStoreHere, StoreTrouble } from './fault.ts';
import { type StoreVersion, newerThanThis, newestVersion, notOurs, versionOf } from './version.ts';

export interface StorePlace {
  /** `postgres://…`, or null for the embedded store. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** `read` and `change` require an existing store; `create` makes one if there is none. */
export type Purpose = 'read' | 'change' | 'create';

/** Busy timeout: a command may block while the service holds the lock. */
const commandBusyMs = 5000;

/**
 * Opens the store for one command, without waiting. A command does not migrate an older store, because that cannot
 * be undone; only the service does.
 */
export async function openStore(
  place: StorePlace,
  purpose: Purpose,
  windows: Windows,
): Promise<{ readonly store: Store; readonly isNew: boolean }> {
  const database = openDatabase(place, purpose);
  try {
    const found = await versionOf(database);
    const isNew = purpose === 'create' && isUnused(found, database);
    if (isNew) await migrate(database);
    else ensureCurrent(found, database);
    return { store: createOpenedStore(database, windows), isNew };
  } catch (error) {
    await database.db.destroy();
    throw error;
  }
}

export function openDatabase({ databaseUrl, dataDir }: StorePlace, purpose: Purpose): OpenDatabase {
  if (databaseUrl !== null) return openPostgresForCommand(databaseUrl);
  if (purpose === 'create') return openSqlite(dataDir, commandBusyMs);
  const file = fileAt({ dataDir });
  return purpose === 'read' ? openSqliteToRead(file, commandBusyMs) : openSqliteFile(file, commandBusyMs);
}

/**
 * The file of an existing embedded store. A folder without access rights is an error, not a folder without a store.
 */
export function fileAt({ dataDir }: Pick<StorePlace, 'dataDir'>): string {
  const file = storeFile(dataDir);
  try {
    statSync(file);
    refuseLinksIn(dataDir);
    return file;
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^(?:ENOENT|ENOTDIR)$/.test(String(error.code)))
      throw new NoStoreHere();
    throw error;
  }
}

/** Whether the store's tables may be created in this database. */
export function isUnused(found: StoreVersion, { ownsAllTables }: OpenDatabase): boolean {
  return found.kind === 'empty' || (found.kind === 'foreign' && !ownsAllTables);
}

export function ensureCurrent(found: StoreVersion, database: OpenDatabase): void {
  if (isUnused(found, database)) throw new NoStoreHere();
  if (found.kind === 'foreign') throw notOurs();
  if (found.kind === 'newer') throw newerThanThis(found.version);
  if (found.kind === 'older') {
    throw new StoreTrouble(
      `it was written by an older Lintel (store version ${found.version}, needed is ${newestVersion}): start the service once, which brings it up to date (an embedded store is backed up before)`,
    );
  }
}
