import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/child.ts';
import { watch } from './watch.ts';

/** A watched database in use. */
async function inUse() {
  const file = join(await temporaryFolder(), 'lintel.db');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE letters (letter TEXT)');
  const grow = () => {
    database.exec('INSERT INTO letters VALUES (hex(zeroblob(20000))); PRAGMA wal_checkpoint(TRUNCATE)');
  };
  grow();
  const watched = watch(file);
  const close = () => {
    watched.close(() => {
      database.close();
    });
  };
  return { file, grow, watched, close };
}

const remove = (file: string) => {
  rmSync(file);
};

/** Replaces a file by another one with the same bytes. */
function replace(file: string): void {
  copyFileSync(file, `${file}.other`);
  renameSync(`${file}.other`, file);
}

function overwriteStart(file: string): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, 'Dear Sir or Madam', 0);
  closeSync(descriptor);
}

const moved = 'The file is no longer at its path';
const damaged = 'The file is damaged';

describe('watch', () => {
  it('accepts growth and a restarted WAL', async () => {
    const { grow, watched, close } = await inUse();
    for (let times = 0; times < 3; times += 1) {
      grow();
      expect(() => {
        watched.ensureInPlace();
      }).not.toThrow();
    }
    close();
  });

  it.each<[string, string, (file: string, sizeBefore: number) => void]>([
    ['the file is removed', moved, remove],
    ['another file takes its place', moved, replace],
    [
      'the WAL is removed',
      moved,
      (file) => {
        remove(`${file}-wal`);
      },
    ],
    [
      'another WAL takes its place',
      moved,
      (file) => {
        replace(`${file}-wal`);
      },
    ],
    ['the file has shrunk', damaged, truncateSync],
    ['the header is overwritten', damaged, overwriteStart],
  ])('ensureInPlace throws if %s', async (_, message, lose) => {
    const { file, grow, watched, close } = await inUse();
    const { size } = statSync(file);
    grow();
    watched.ensureInPlace();
    lose(file, size);
    expect(() => {
      watched.ensureInPlace();
    }).toThrow(message);
    close();
  });

  it('throws if the WAL was replaced before the first check', async () => {
    const { file, watched, close } = await inUse();
    replace(`${file}-wal`);
    expect(() => {
      watched.ensureInPlace();
    }).toThrow(moved);
    close();
  });

  it('removes the companion files when it is closed', async () => {
    const { file, close } = await inUse();
    close();
    expect(readdirSync(dirname(file))).toEqual(['lintel.db']);
  });

  it('keeps files of another database on closing, and removes leftovers of an earlier run', async () => {
    const { file, close } = await inUse();
    for (const ending of ['-wal', '-shm']) {
      writeFileSync(`${file}.other`, `${ending} of another`);
      renameSync(`${file}.other`, `${file}${ending}`);
    }
    writeFileSync(`${file}-wal.aside`, 'left by an earlier one');
    close();
    expect(readFileSync(`${file}-wal`, 'utf8')).toBe('-wal of another');
    expect(readFileSync(`${file}-shm`, 'utf8')).toBe('-shm of another');
    expect(existsSync(`${file}-wal.aside`)).toBe(false);
  });
});
