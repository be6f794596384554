import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { OpenDatabase } from '../open-database.ts';
import type { Database } from '../schema.ts';
import { nodeSqliteDialect } from './driver.ts';
import { isSqliteUnavailable } from './errors.ts';

const ownerOnlyFolder = 0o700;
const ownerOnlyFile = 0o600;
const synchronousFull = 2;

/**
 * Opens the embedded store: one file, one connection, every commit synced. `blockMs` is how long SQLite itself may wait
 * for a lock, with the whole process standing still: nothing in a server, a little in a command.
 */
export function openSqlite(dataDir: string, blockMs: number): OpenDatabase {
  mkdirSync(dataDir, { recursive: true, mode: ownerOnlyFolder });
  const file = join(dataDir, 'lintel.db');
  const connection = new DatabaseSync(file, { timeout: blockMs });
  try {
    makeDurable(connection);
    // The file holds personal data. SQLite gives its companions (-wal, -shm) the same mode.
    chmodSync(file, ownerOnlyFile);
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    db: new Kysely<Database>({ dialect: nodeSqliteDialect(connection) }),
    isUnavailable: isSqliteUnavailable,
    concurrentTransactions: false,
  };
}

/** Asked for and read back: a store that does not sync must not say it has kept an enquiry. */
function makeDurable(connection: DatabaseSync): void {
  const journal = connection.prepare('PRAGMA journal_mode = WAL').get();
  if (journal?.['journal_mode'] !== 'wal')
    throw new Error('The embedded store could not be put into WAL mode');
  connection.exec('PRAGMA synchronous = FULL');
  const synchronous = connection.prepare('PRAGMA synchronous').get();
  if (synchronous?.['synchronous'] !== synchronousFull)
    throw new Error('The embedded store does not sync its commits');
}
