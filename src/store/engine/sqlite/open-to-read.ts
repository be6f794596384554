import { statSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { lacksCompanions } from './errors.ts';

/** Opens an existing file to read, even where SQLite cannot create its companion files. */
export function openToRead(
  file: string,
  options: Pick<DatabaseSyncOptions, 'readOnly' | 'timeout'>,
): DatabaseSync {
  const database = new DatabaseSync(file, options);
  if (canBeQueried(database) || logSize(file) > 0) return database;
  database.close();
  // Without a WAL the database file is complete, and on a full or read-only disk nothing can change it.
  return new DatabaseSync(new URL(`${pathToFileURL(file).href}?immutable=1`), { readOnly: true });
}

/** False if SQLite could not create companion files. The next query reports other errors. */
function canBeQueried(database: DatabaseSync): boolean {
  try {
    database.prepare('PRAGMA schema_version').get();
    return true;
  } catch (error) {
    return !lacksCompanions(error);
  }
}

const logSize = (file: string): number => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
