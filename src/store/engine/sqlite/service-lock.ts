import type { DatabaseSync } from 'node:sqlite';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocked } from './errors.ts';
import { ownerOnlyFile } from './files.ts';

/** Held for as long as this process lives: what is collected as garbage is closed, and gives its lock away. */
const held: DatabaseSync[] = [];

/**
 * Whether another service uses this data folder. Each has a lock of the system's on a file there that nobody
 * writes to: it ends with the process, however that ends, and is seen from other containers, where process ids say nothing.
 * SQLite is how Node gets at such locks. Commands do not ask, and may run beside a service.
 */
export function isShared(dataDir: string): boolean {
  const file = join(dataDir, 'service.lock');
  try {
    writeFileSync(file, '', { mode: ownerOnlyFile, flag: 'a' });
    chmodSync(file, ownerOnlyFile);
    // Not loaded with the program: a start need not wait for it.
    const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
    const lock = new DatabaseSync(file);
    held.push(lock);
    const isAlone = takesAll(lock);
    // From here on other services find the lock taken.
    lock.exec('BEGIN');
    lock.prepare('SELECT count(*) FROM sqlite_schema').get();
    return !isAlone;
  } catch {
    // What keeps a file from being made there is said of the store itself.
    return false;
  }
}

function takesAll(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    lock.exec('COMMIT');
    return true;
  } catch (error) {
    if (!isLocked(error)) throw error;
    return false;
  }
}
