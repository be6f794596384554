import { constants } from 'node:fs';
import { DatabaseSync, backup } from 'node:sqlite';
import { StoreTrouble } from '../fault.ts';
import type { ReportProgress } from '../../backup/copying/copy-tables.ts';
import { isLocked } from './errors.ts';
import { openToRead } from './open-to-read.ts';
import { withOwnFile } from './own-file.ts';

/** Pages per step, one megabyte; bounds the interval of progress reports. */
const pagesAtOnce = 256;
const busyTimeoutMs = 5000;

/**
 * Copies a database that is in use, and checks the copy. The copy holds exactly what was committed before it began.
 */
export async function copySqliteFile(from: string, to: string, progress: ReportProgress): Promise<void> {
  const source = openToRead(from, { readOnly: true, timeout: busyTimeoutMs });
  try {
    // The open transaction holds the snapshot: otherwise a write by another process would restart the copy.
    source.exec('BEGIN');
    const counts = countRowsOfAll(source);
    // Created before the copy, so that it is private while it is filled.
    withOwnFile(to, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, () => undefined);
    await backup(source, to, {
      rate: pagesAtOnce,
      progress: ({ totalPages, remainingPages }) => {
        progress(totalPages - remainingPages, totalPages);
      },
    });
    checkCopy(to, counts);
  } finally {
    source.close();
  }
}

function checkCopy(file: string, wanted: ReadonlyMap<string, number>): void {
  const copy = new DatabaseSync(file);
  try {
    settle(copy);
    const [verdict] = copy.prepare('PRAGMA integrity_check(1)').all();
    if (verdict?.['integrity_check'] !== 'ok')
      throw new StoreTrouble('the copy fails the check of its integrity: what was copied may be damaged');
    const found = countRowsOfAll(copy);
    for (const [table, count] of wanted) {
      if (found.get(table) !== count) throw new StoreTrouble(`the copy lacks rows of ${table}`);
    }
  } finally {
    copy.close();
  }
}

/** Writes the WAL back into the database file, which is then complete by itself. */
export function settleFile(file: string): void {
  const database = new DatabaseSync(file);
  try {
    settle(database);
  } finally {
    database.close();
  }
}

const settle = (database: DatabaseSync) => {
  database.exec('PRAGMA journal_mode = DELETE');
};

/**
 * Refuses if another process has the store open: leaving WAL mode needs exclusive access, so SQLite detects other
 * processes. The next opening returns to WAL mode.
 */
export function ensureNotInUse(file: string): void {
  try {
    settleFile(file);
  } catch (error) {
    if (!isLocked(error)) throw error;
    throw new StoreTrouble('another process uses it: stop the service first', { cause: error });
  }
}

function countRowsOfAll(database: DatabaseSync): ReadonlyMap<string, number> {
  const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
  return new Map(
    tables.map(({ name }) => {
      const quoted = `"${String(name).replaceAll('"', '""')}"`;
      const row = database.prepare(`SELECT count(*) AS count FROM ${quoted}`).get();
      return [String(name), Number(row?.['count'])];
    }),
  );
}
