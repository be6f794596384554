import { statSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { lacksCompanions } from './errors.ts';

/** Opens a file that is there, to be read: also where SQLite cannot make what it keeps beside a file that it uses. */
export function openToRead(
  file: string,
  options: Pick<DatabaseSyncOptions, 'readOnly' | 'timeout'>,
): DatabaseSync {
  const database = new DatabaseSync(file, options);
  if (canBeAsked(database) || logSize(file) > 0) return database;
  database.close();
  // Without a log all is in the file, and on a disk that is full or can only be read nobody changes it.
  return new DatabaseSync(new URL(`${pathToFileURL(file).href}?immutable=1`), { readOnly: true });
}

/** Whatever else is wrong is found by whoever asks next. */
function canBeAsked(database: DatabaseSync): boolean {
  try {
    database.prepare('PRAGMA schema_version').get();
    return true;
  } catch (error) {
    return !lacksCompanions(error);
  }
}

const logSize = (file: string): number => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
