import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { KeepingTrouble } from './trouble.ts';

/** What a file is called until all of it is there. */
export const partialName = (file: string): string => `${file}.partial`;

/**
 * Makes a file that is there whole or not at all: it is written under another name, synced, and only then gets its own,
 * which must not be taken.
 */
export async function writeWhole<Result>(
  file: string,
  write: (partial: string) => Promise<Result>,
): Promise<Result> {
  if (existsSync(file)) throw new KeepingTrouble(`there is ${file} already, and nothing is overwritten`);
  const partial = partialName(file);
  removePartial(partial);
  try {
    const result = await write(partial);
    sync(partial);
    renameSync(partial, file);
    sync(dirname(file));
    return result;
  } catch (error) {
    removePartial(partial);
    throw error;
  }
}

/** The file and whatever SQLite may have kept beside it. */
export function removePartial(partial: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${partial}${ending}`, { force: true });
}

/** A rename is kept over a power cut only when the folder is synced too. */
function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
