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
  /** Throws when the open files are no longer those that stand at their paths, or are not what SQLite left there. */
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
const lookAgainMs = 100;

/** How long the file is by its own account: the size of a page, where 1 stands for 65,536, and the number of pages. */
function sizeBy(header: Buffer): number {
  const pageSize = header.readUInt16BE(16);
  return (pageSize === 1 ? 65_536 : pageSize) * header.readUInt32BE(28);
}

/**
 * A file that is deleted, moved or overwritten under SQLite goes on taking commits that nobody will find, so whoever
 * commits looks whether the file, and its log of writes, are still where they were, and the file is still a database no
 * shorter than before. It gets shorter only where it is written anew, and then says so itself.
 */
export function watch(file: string): Watch {
  const log = `${file}-wal`;
  const opened = new Map<string, Stats>();
  for (const each of [file, ...companionsOf(file)]) isOurs(each);
  let longest = opened.get(file)?.size ?? 0;
  // Kept open: to close it before SQLite does would take SQLite's locks away.
  const descriptor = openSync(file, 'r');
  const header = Buffer.alloc(headerLength);

  /** What was not there before is taken for ours when it is first seen. */
  function isOurs(each: string): boolean {
    const stats = statSync(each, { throwIfNoEntry: false });
    const before = opened.get(each);
    if (stats && !before) opened.set(each, stats);
    return stats !== undefined && (!before || (stats.ino === before.ino && stats.dev === before.dev));
  }

  function ensureWhole(): void {
    let { size, isWhole } = look();
    if (!isWhole) {
      // Another process may be at it just now.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lookAgainMs);
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

/** SQLite removes its companions by name when it closes. Those may by now belong to another store, which needs them. */
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
      // A file that SQLite left alone has both names still: renaming one to the other does nothing then.
      rmSync(aside(each), { force: true });
    }
  }
}
