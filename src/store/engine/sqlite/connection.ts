import { chmodSync, closeSync, existsSync, openSync, readSync, statSync, writeFileSync } from 'node:fs';
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
  ownerOnlyFile,
  storeFile,
} from './files.ts';
import { openToRead } from './open-to-read.ts';
import { type Watch, unwatched, watch } from './watch.ts';

/** What came of one statement. */
export interface StatementResult {
  readonly rows: readonly Record<string, unknown>[];
  /** How many rows it changed; undefined where it read some. */
  readonly changes?: number | bigint;
}

/**
 * One open file of SQLite. Every call stands still until the disk is done, so a service has its connection in a thread of
 * its own (thread.ts), and only a command has one at hand.
 */
export interface Connection {
  execute(sql: string, parameters: readonly unknown[]): StatementResult;
  /** Does all of them in one transaction, and returns what came of each once it is committed. */
  run(jobs: readonly Job[]): readonly ResultOf<Job>[];
  /** Returns once what was written is synced, and is in the file that others would find at its path. */
  commit(): void;
  rollback(): void;
  close(): void;
}

/** The few queries of this program are prepared once each; the bound is for the day somebody builds SQL from input. */
const mostStatements = 200;

interface Prepared {
  readonly statement: StatementSync;
  /** Asked for once: that takes twice as long as a small query. */
  readonly hasRows: boolean;
}

/** Opens the embedded store of a data folder, or makes both: one file, one connection, every commit synced. */
export function connectToStore(dataDir: string, blockMs: number): Connection {
  makePrivateFolder(dataDir);
  checkRights(dataDir);
  const connection = connectToWrite(storeFile(dataDir), blockMs);
  leaveNote(dataDir);
  return connection;
}

/**
 * The same for a service. One that was in use and is gone is not quietly replaced by an empty one, and one that was
 * found wanting, or whose last program did not close it, is looked through before it is used.
 */
export function connectForService(dataDir: string, blockMs: number, wasInUse: boolean): Connection {
  const file = storeFile(dataDir);
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const hasLog = sizeOf(`${file}-wal`) > 0;
  if (sizeOf(file) === 0) {
    if (wasInUse) throw movedAway();
    // SQLite would take it for a new one, and throw away what was written last.
    if (hasLog && existsSync(file)) throw damaged();
  } else if (wasInUse && !beginsAsDatabase(headerOf(file))) {
    // SQLite would find the same, and when it closes the file remove what stands beside it by then.
    throw damaged();
  }
  const connection = connectToStore(dataDir, blockMs);
  try {
    if (wasInUse || hasLog) ensureSound(connection);
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

function ensureSound(connection: Connection): void {
  const [verdict] = connection.execute('PRAGMA quick_check(1)', []).rows;
  if (verdict?.['quick_check'] !== 'ok') throw damaged();
}

/**
 * The same for a file of any name. `blockMs` is how long SQLite itself may wait for a lock, with the whole thread standing still.
 */
export function connectToWrite(file: string, blockMs: number): Connection {
  makePrivate(file);
  const database = new DatabaseSync(file, { timeout: blockMs });
  try {
    makeDurable(database);
    makePrivate(file);
  } catch (error) {
    database.close();
    throw error;
  }
  return connectionOf(database, watch(file));
}

/** Opens a file that is there, to be read: nothing is made or changed. */
export function connectToRead(file: string, blockMs: number, readOnly: boolean): Connection {
  // Who may write also clears away what SQLite keeps beside the file meanwhile; who may not must say so.
  const database = openToRead(file, { timeout: blockMs, readOnly });
  database.exec('PRAGMA query_only = ON');
  return connectionOf(database, unwatched);
}

/** They hold personal data. SQLite gives new companions the mode of the file, so that must be right before it is opened. */
function makePrivate(file: string): void {
  if (!existsSync(file)) writeFileSync(file, '', { mode: ownerOnlyFile, flag: 'a' });
  for (const each of filesOf(file)) if (existsSync(each)) chmodSync(each, ownerOnlyFile);
}

const synchronousFull = 2;
/** 16 MB. When it is full, all of it is written to its place while all queries wait; a page that was changed often, once. */
const mostPagesInLog = 4000;
const overwritten = 1;

/** Asked for and read back: a store that does not sync must not say it has kept an enquiry. */
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
  database.exec(`PRAGMA wal_autocheckpoint = ${mostPagesInLog}`);
  // What does not fit into the memory of a query stays there all the same: it would lie in a file of the system's.
  database.exec('PRAGMA temp_store = MEMORY');
}

/** The connection to a database that is open. */
export function connectionOf(database: DatabaseSync, watched: Watch): Connection {
  const statements = new Map<string, Prepared>();
  const prepared = (sql: string): Prepared => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= mostStatements) statements.clear();
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
    // On a full or failing disk SQLite rolls back by itself; to do it again would hide the reason.
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
