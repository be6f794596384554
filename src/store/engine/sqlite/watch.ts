import {
  type Stats,
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { damaged, movedAway } from './errors.ts';
import { beginsAsDatabase, companionsOf } from './files.ts';

export interface Watch {
  /** Throws unless the open files are intact, and still those at their paths. */
  ensureInPlace(): void;
  close(close: () => void): void;
}

export const unwatched: Watch = {
  ensureInPlace: () => undefined,
  close: (close) => {
    close();
  },
};

const headerLength = 100;
const recheckMs = 100;

/** The file's size according to its header: page size (1 means 65,536) times page count. */
function sizeBy(header: Buffer): number {
  const pageSize = header.readUInt16BE(16);
  return (pageSize === 1 ? 65_536 : pageSize) * header.readUInt32BE(28);
}

/**
 * SQLite goes on committing to a file that was deleted, moved or overwritten. So every commit checks that the file
 * and its WAL are still at their paths, and that the file is a database no shorter than before. It may shrink only
 * when vacuumed, and its header must then have the new size.
 */
export function watch(file: string): Watch {
  const log = `${file}-wal`;
  const opened = new Map<string, Stats>();
  for (const each of [file, ...companionsOf(file)]) isOurs(each);
  let longest = opened.get(file)?.size ?? 0;
  // Kept open: closing any descriptor of the file would drop SQLite's POSIX locks.
  const descriptor = openSync(file, 'r');
  const header = Buffer.alloc(headerLength);

  /** A file that did not exist when the database was opened counts as ours when first seen. */
  function isOurs(each: string): boolean {
    const stats = statSync(each, { throwIfNoEntry: false });
    const before = opened.get(each);
    if (stats && !before) opened.set(each, stats);
    return stats !== undefined && (!before || (stats.ino === before.ino && stats.dev === before.dev));
  }

  function ensureWhole(): void {
    let { size, isWhole } = look();
    if (!isWhole) {
      // Waits and checks again: another process may be writing the file.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, recheckMs);
      ({ size, isWhole } = look());
    }
    if (!isWhole) throw damaged();
    longest = size;
  }

  function look(): { size: number; isWhole: boolean } {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    readSync(descriptor, header, 0, header.length, 0);
    return { size, isWhole: beginsAsDatabase(header) && (size >= longest || size >= sizeBy(header)) };
  }

  return {
    ensureInPlace() {
      if (!isOurs(file) || !isOurs(log)) throw movedAway();
      ensureWhole();
    },
    close(close) {
      const ofAnother = companionsOf(file).filter((each) => existsSync(each) && !isOurs(each));
      try {
        keeping(ofAnother, close);
      } finally {
        closeSync(descriptor);
      }
    },
  };
}

/**
 * Moves other stores' files aside while closing: SQLite deletes its companion files by name, which by now may
 * belong to another store.
 */
function keeping(files: readonly string[], close: () => void): void {
  const aside = (each: string) => `${each}.aside`;
  for (const each of files) {
    rmSync(aside(each), { force: true });
    linkSync(each, aside(each));
  }
  try {
    close();
  } finally {
    for (const each of files) {
      renameSync(aside(each), each);
      // A file that SQLite did not delete still has both names; the rename then does nothing, so the second name is
      // removed.
      rmSync(aside(each), { force: true });
    }
  }
}
