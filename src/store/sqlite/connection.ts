import { type Stats, chmodSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { movedAway } from './errors.ts';
import {
  checkRights,
  companionsOf,
  filesOf,
  leaveNote,
  makePrivateFolder,
  ownerOnlyFile,
  storeFile,
} from './files.ts';

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
  /** Returns once what was written is synced, and is in the file that others would find at its path. */
  commit(): void;
  rollback(): void;
  close(): void;
}

/** The few queries of this program are prepared once each; the bound is for the day somebody builds SQL from input. */
const mostStatements = 200;

/** Opens the embedded store of a data folder, or makes both: one file, one connection, every commit synced. */
export function connectToStore(dataDir: string, blockMs: number): Connection {
  makePrivateFolder(dataDir);
  checkRights(dataDir);
  const connection = connectToWrite(storeFile(dataDir), blockMs);
  leaveNote(dataDir);
  return connection;
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
  const database = new DatabaseSync(file, { timeout: blockMs, readOnly });
  database.exec('PRAGMA query_only = ON');
  return connectionOf(database, unwatched);
}

/** They hold personal data. SQLite gives new companions the mode of the file, so that must be right before it is opened. */
function makePrivate(file: string): void {
  for (const each of filesOf(file)) if (existsSync(each)) chmodSync(each, ownerOnlyFile);
}

const synchronousFull = 2;

/** Asked for and read back: a store that does not sync must not say it has kept an enquiry. */
function makeDurable(database: DatabaseSync): void {
  const journal = database.prepare('PRAGMA journal_mode = WAL').get();
  if (journal?.['journal_mode'] !== 'wal')
    throw new Error('The embedded store could not be put into WAL mode');
  database.exec('PRAGMA synchronous = FULL');
  const synchronous = database.prepare('PRAGMA synchronous').get();
  if (synchronous?.['synchronous'] !== synchronousFull)
    throw new Error('The embedded store does not sync its commits');
}

function connectionOf(database: DatabaseSync, watched: Watch): Connection {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= mostStatements) statements.clear();
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    execute(sql, parameters) {
      const statement = prepared(sql);
      const values = parameters as readonly SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) };
      return { rows: [], changes: statement.run(...values).changes };
    },
    commit() {
      prepared('commit').run();
      watched.ensureInPlace();
    },
    rollback() {
      // On a full or failing disk SQLite rolls back by itself; to do it again would hide the reason.
      if (database.isTransaction) prepared('rollback').run();
    },
    close() {
      watched.close(() => {
        database.close();
      });
    },
  };
}

const unwatched: Watch = {
  ensureInPlace: () => undefined,
  close: (close) => {
    close();
  },
};

interface Watch {
  /** Throws when the open files are no longer those that stand at their paths. */
  ensureInPlace(): void;
  close(close: () => void): void;
}

/**
 * A file that is deleted or moved under SQLite goes on taking commits that nobody will find, so whoever commits looks
 * whether the file, and its log of writes, are still where they were.
 */
function watch(file: string): Watch {
  const opened = new Map<string, Stats>();
  for (const each of [file, `${file}-wal`]) {
    const found = statSync(each, { throwIfNoEntry: false });
    if (found) opened.set(each, found);
  }
  const isInPlace = (each: string) => {
    const found = statSync(each, { throwIfNoEntry: false });
    const before = opened.get(each);
    if (found && !before) opened.set(each, found);
    return found !== undefined && (!before || (found.ino === before.ino && found.dev === before.dev));
  };
  const allInPlace = () => isInPlace(file) && isInPlace(`${file}-wal`);
  return {
    ensureInPlace() {
      if (!allInPlace()) throw movedAway();
    },
    close(close) {
      if (allInPlace()) close();
      else keepingCompanionsOfAnother(file, close);
    },
  };
}

/** SQLite removes its companions by name when it closes. Those may by now belong to another store, which needs them. */
function keepingCompanionsOfAnother(file: string, close: () => void): void {
  const kept = companionsOf(file).filter((each) => existsSync(each));
  const aside = (each: string) => `${each}.aside`;
  for (const each of kept) {
    rmSync(aside(each), { force: true });
    linkSync(each, aside(each));
  }
  try {
    close();
  } finally {
    for (const each of kept) renameSync(aside(each), each);
  }
}
