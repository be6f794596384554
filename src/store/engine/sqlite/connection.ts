import { closeSync, constants, existsSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Job, type ResultOf, runJobs } from '../steps/job.ts';
import { createSqliteWriter } from '../steps/statement.ts';
import { damaged, movedAway } from './errors.ts';
import {
  beginsAsDatabase,
  checkRights,
  filesOf,
  leaveNote,
  makePrivateFolder,
  refuseLinksIn,
  storeFile,
} from './files.ts';
import { openToRead } from './open-to-read.ts';
import { makePrivate, withOwnFile } from './own-file.ts';
import { type Watch, unwatched, watch } from './watch.ts';

/** Result of one statement. */
export interface StatementResult {
  readonly rows: readonly Record<string, unknown>[];
  /** Number of rows changed; undefined for queries. */
  readonly changes?: number | bigint;
}

/**
 * An open SQLite file. Calls block until the disk is done, so a service runs its connection in a worker thread
 * (thread.ts); only commands use one directly.
 */
export interface Connection {
  execute(sql: string, parameters: readonly unknown[]): StatementResult;
  /** Runs all jobs in one transaction, and returns their results after the commit. */
  run(jobs: readonly Job[]): readonly ResultOf<Job>[];
  /** Commits; returns once the writes are synced, and the file is known to be still at its path. */
  commit(): void;
  rollback(): void;
  close(): void;
}

/**
 * Limit of the prepared statement cache. The program has fewer statements; only SQL built from input would exceed
 * it.
 */
const maxStatements = 200;

interface Prepared {
  readonly statement: StatementSync;
  /** Cached, because `statement.columns()` takes twice as long as a small query. */
  readonly hasRows: boolean;
}

/**
 * Opens the embedded store of a data folder; creates folder and store if missing. One file, one connection, every
 * commit synced.
 */
export function connectToStore(dataDir: string, busyTimeoutMs: number): Connection {
  makePrivateFolder(dataDir);
  checkRights(dataDir);
  refuseLinksIn(dataDir);
  const connection = connectToWrite(storeFile(dataDir), busyTimeoutMs);
  leaveNote(dataDir);
  return connection;
}

/**
 * Opens the embedded store for a service. A store that was in use and has vanished is not replaced by an empty one;
 * one that failed, or was not closed cleanly, is checked first.
 */
export function connectForService(dataDir: string, busyTimeoutMs: number, wasInUse: boolean): Connection {
  const file = storeFile(dataDir);
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const hasLog = sizeOf(`${file}-wal`) > 0;
  if (sizeOf(file) === 0) {
    if (wasInUse) throw movedAway();
    // SQLite would treat the file as new and discard the WAL.
    if (hasLog && existsSync(file)) throw damaged();
  } else if (wasInUse && !beginsAsDatabase(headerOf(file))) {
    // SQLite would refuse this file too, but delete its WAL on closing.
    throw damaged();
  }
  const connection = connectToStore(dataDir, busyTimeoutMs);
  try {
    if (wasInUse || hasLog) ensureIntact(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

function headerOf(file: string): Buffer {
  const header = Buffer.alloc(100);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, header, 0, header.length, 0);
  } finally {
    closeSync(descriptor);
  }
  return header;
}

function ensureIntact(connection: Connection): void {
  const [verdict] = connection.execute('PRAGMA quick_check(1)', []).rows;
  if (verdict?.['quick_check'] !== 'ok') throw damaged();
}

/**
 * Opens a file of any name for writing. SQLite waits up to `busyTimeoutMs` for locks, and blocks the thread
 * meanwhile.
 */
export function connectToWrite(file: string, busyTimeoutMs: number): Connection {
  if (!existsSync(file)) withOwnFile(file, constants.O_WRONLY | constants.O_CREAT, () => undefined);
  makeAllPrivate(file);
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    makeDurable(database);
    makeAllPrivate(file);
  } catch (error) {
    database.close();
    throw error;
  }
  return connectionOf(database, watch(file));
}

/** Opens an existing file read-only: nothing is created or changed. */
export function connectToRead(file: string, busyTimeoutMs: number, readOnly: boolean): Connection {
  // SQLite can only remove its companion files with write access; without, it must open read-only.
  const database = openToRead(file, { timeout: busyTimeoutMs, readOnly });
  database.exec('PRAGMA query_only = ON');
  return connectionOf(database, unwatched);
}

/**
 * Keeps the files, which hold personal data, from other users. SQLite gives its companion files the mode of the
 * database file, so the mode is set before opening.
 */
function makeAllPrivate(file: string): void {
  for (const each of filesOf(file)) makePrivate(each);
}

const synchronousFull = 2;
/**
 * WAL pages before a checkpoint, 16 MB. A checkpoint blocks all queries, and with a larger WAL pages that change
 * often are checkpointed less often.
 */
const maxWalPages = 4000;
const overwritten = 1;

/** Sets the pragmas and reads them back: a store that does not sync must not confirm an enquiry. */
function makeDurable(database: DatabaseSync): void {
  const journal = database.prepare('PRAGMA journal_mode = WAL').get();
  if (journal?.['journal_mode'] !== 'wal')
    throw new Error('The embedded store could not be put into WAL mode');
  database.exec('PRAGMA synchronous = FULL');
  const synchronous = database.prepare('PRAGMA synchronous').get();
  if (synchronous?.['synchronous'] !== synchronousFull)
    throw new Error('The embedded store does not sync its commits');
  const deleted = database.prepare('PRAGMA secure_delete = ON').get();
  if (deleted?.['secure_delete'] !== overwritten)
    throw new Error('The embedded store does not overwrite what is deleted');
  database.exec(`PRAGMA wal_autocheckpoint = ${maxWalPages}`);
  // Otherwise large queries would write personal data to the system's temporary folder.
  database.exec('PRAGMA temp_store = MEMORY');
}

/** A connection on an open database. */
export function connectionOf(database: DatabaseSync, watched: Watch): Connection {
  const statements = new Map<string, Prepared>();
  const prepared = (sql: string): Prepared => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= maxStatements) statements.clear();
    const statement = database.prepare(sql);
    const fresh = { statement, hasRows: statement.columns().length > 0 };
    statements.set(sql, fresh);
    return fresh;
  };
  const writer = createSqliteWriter();

  function execute(sql: string, parameters: readonly unknown[]): StatementResult {
    const { statement, hasRows } = prepared(sql);
    const values = parameters as readonly SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) };
    return { rows: [], changes: statement.run(...values).changes };
  }
  function commit(): void {
    prepared('commit').statement.run();
    watched.ensureInPlace();
  }
  function rollback(): void {
    // On a full or failing disk SQLite rolls back by itself; a second rollback would fail and hide the cause.
    if (database.isTransaction) prepared('rollback').statement.run();
  }

  function inTransaction<Result>(work: () => Result): Result {
    prepared('begin immediate').statement.run();
    try {
      const result = work();
      commit();
      return result;
    } catch (error) {
      rollback();
      throw error;
    }
  }

  return {
    execute,
    commit,
    rollback,
    run: (jobs) =>
      inTransaction(() => runJobs(writer, jobs, ({ sql, parameters }) => execute(sql, parameters).rows)),
    close() {
      watched.close(() => {
        database.close();
      });
    },
  };
}
