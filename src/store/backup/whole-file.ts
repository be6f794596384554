import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOf } from '../engine/sqlite/files.ts';
import { KeepingTrouble } from './fault.ts';

/** Paths of files still being written. */
const unfinished = new Set<string>();

export const markUnfinished = (path: string): void => {
  unfinished.add(path);
};

/** Removes the file and SQLite's journal files. */
export function discard(path: string): void {
  for (const file of filesOf(path)) rmSync(file, { recursive: true, force: true });
  unfinished.delete(path);
}

/** Removes unfinished files when the command is interrupted: they hold personal data. */
export function removeUnfinished(): void {
  for (const path of unfinished) discard(path);
}

/** The temporary name of a file being written. */
export const partialName = (file: string): string => `${file}.partial`;

/**
 * Creates a file atomically: writes it under a temporary name, syncs it, then links it to its final name.
 * Never overwrites a file.
 */
export async function writeWhole<Result>(
  file: string,
  write: (partial: string) => Promise<Result>,
): Promise<Result> {
  if (existsSync(file)) throw taken(file);
  if (!existsSync(dirname(file))) throw new KeepingTrouble(`there is no folder ${dirname(file)}`);
  const partial = partialName(file);
  discard(partial);
  markUnfinished(partial);
  try {
    const result = await write(partial);
    sync(partial);
    linkInPlace(partial, file);
    sync(dirname(file));
    return result;
  } finally {
    discard(partial);
  }
}

/**
 * Links instead of renaming: a rename would overwrite a file made meanwhile, such as the store of a service that
 * has just started.
 */
function linkInPlace(partial: string, file: string): void {
  try {
    linkSync(partial, file);
  } catch (error) {
    if (existsSync(file)) throw taken(file);
    // Some file systems, such as FAT, have no hard links.
    if (!hasNoLinks(error)) throw error;
    renameSync(partial, file);
  }
}

const hasNoLinks = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  /^(?:EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/.test(String(error.code));

const taken = (file: string) => new KeepingTrouble(`there is ${file} already, and nothing is overwritten`);

/** A rename survives a power cut only if the folder is synced too. */
function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
