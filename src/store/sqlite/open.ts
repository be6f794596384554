import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { createGroupCommit } from '../group-commit.ts';
import type { OpenDatabase } from '../open-database.ts';
import type { Database } from '../schema.ts';
import { createNodeSqliteDialect } from './driver.ts';
import { isSqliteUnavailable } from './errors.ts';
import { checkRights, leaveNote, makePrivateFolder, mayWrite, ownerOnlyFile, storeFile } from './files.ts';

const synchronousFull = 2;

/**
 * Opens the embedded store, or makes it: one file, one connection, every commit synced. `blockMs` is how long SQLite
 * itself may wait for a lock, with the whole process standing still: nothing in a server, a little in a command.
 */
export function openSqlite(dataDir: string, blockMs: number): OpenDatabase {
  makePrivateFolder(dataDir);
  checkRights(dataDir);
  const opened = openSqliteFile(storeFile(dataDir), blockMs);
  leaveNote(dataDir);
  return opened;
}

/** The same for a file of any name. */
export function openSqliteFile(file: string, blockMs: number): OpenDatabase {
  const connection = new DatabaseSync(file, { timeout: blockMs });
  try {
    makeDurable(connection);
    // The file holds personal data. SQLite gives its companions (-wal, -shm) the same mode.
    chmodSync(file, ownerOnlyFile);
  } catch (error) {
    connection.close();
    throw error;
  }
  return embedded(connection);
}

/** Opens a store that is there, to be read: nothing is made or changed. */
export function openSqliteToRead(file: string, blockMs: number): OpenDatabase {
  // Who may write also clears away what SQLite keeps beside the file meanwhile; who may not must say so.
  const connection = new DatabaseSync(file, { timeout: blockMs, readOnly: !mayWrite(file) });
  connection.exec('PRAGMA query_only = ON');
  return embedded(connection);
}

function embedded(connection: DatabaseSync): OpenDatabase {
  const db = new Kysely<Database>({ dialect: createNodeSqliteDialect(connection) });
  return {
    db,
    commit: createGroupCommit((work) => db.transaction().execute(work), isSqliteUnavailable),
    isUnavailable: isSqliteUnavailable,
    ownsAllTables: true,
    schema: () => Promise.resolve(undefined),
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
