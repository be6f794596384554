import type { DatabaseSync } from 'node:sqlite';
import { constants } from 'node:fs';
import { isLocked } from './errors.ts';
import { lockFile } from './files.ts';
import { withOwnFile } from './own-file.ts';

/** Lock files of this process; kept open, because a garbage-collected handle would release its lock. */
const held: DatabaseSync[] = [];

/**
 * Whether another service uses this data folder. Each service holds an operating system lock on a file there: the
 * lock ends with the process, and works across containers, unlike process ids. SQLite is Node's only access to such
 * locks. Commands do not take the lock, and may run beside a service.
 */
export function isShared(dataDir: string): boolean {
  const file = lockFile(dataDir);
  try {
    withOwnFile(file, constants.O_WRONLY | constants.O_CREAT, () => undefined);
    // Loaded on demand, for a faster start.
    const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
    const lock = new DatabaseSync(file);
    held.push(lock);
    const isAlone = canLockExclusively(lock);
    // Takes a shared lock, which other services detect.
    lock.exec('BEGIN');
    lock.prepare('SELECT count(*) FROM sqlite_schema').get();
    return !isAlone;
  } catch {
    // Errors of the folder itself are reported when the store is opened.
    return false;
  }
}

function canLockExclusively(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    lock.exec('COMMIT');
    return true;
  } catch (error) {
    if (!isLocked(error)) throw error;
    return false;
  }
}
