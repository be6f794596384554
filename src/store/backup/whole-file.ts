import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOf } from '../engine/sqlite/files.ts';
import { KeepingTrouble } from './fault.ts';

/** What is being written and is worth nothing until it is whole. */
const unfinished = new Set<string>();

export const beginWith = (path: string): void => {
  unfinished.add(path);
};

/** Removes it, with whatever SQLite may have kept beside it. */
export function doneWith(path: string): void {
  for (const file of filesOf(path)) rmSync(file, { recursive: true, force: true });
  unfinished.delete(path);
}

/** For one who is told to stop half-way: it holds personal data, and nobody would come back for it. */
export function removeUnfinished(): void {
  for (const path of unfinished) doneWith(path);
}

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
  if (existsSync(file)) throw taken(file);
  if (!existsSync(dirname(file))) throw new KeepingTrouble(`there is no folder ${dirname(file)}`);
  const partial = partialName(file);
  doneWith(partial);
  beginWith(partial);
  try {
    const result = await write(partial);
    sync(partial);
    nameIt(partial, file);
    sync(dirname(file));
    return result;
  } finally {
    doneWith(partial);
  }
}

/** A rename would replace what has come to stand there meanwhile, such as the store of a service that was started; a link does not. */
function nameIt(partial: string, file: string): void {
  try {
    linkSync(partial, file);
  } catch (error) {
    if (existsSync(file)) throw taken(file);
    // Some disks, such as a USB stick's, have no links.
    if (!hasNoLinks(error)) throw error;
    renameSync(partial, file);
  }
}

const hasNoLinks = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  /^(?:EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/.test(String(error.code));

const taken = (file: string) => new KeepingTrouble(`there is ${file} already, and nothing is overwritten`);

/** A rename is kept over a power cut only when the folder is synced too. */
function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
