import { appendFileSync, closeSync, constants, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { erasedFile, makePrivateFolder } from '../../engine/sqlite/files.ts';
import { StoreTrouble, reasonFor } from '../../engine/fault.ts';
import { giveToOwnerOfFolder, makePrivate, refuseLinks, withOwnFile } from '../../engine/sqlite/own-file.ts';
import { type Tombstone, readTombstone, withoutThose } from './tombstone.ts';

interface ErasedList {
  readonly tombstones: readonly Tombstone[];
  readonly unreadable: number;
}

/** Whether there is a list beside a store. */
export const hasErasedFile = (dataDir: string): boolean => existsSync(erasedFile(dataDir));

/** Reads the file. An unreadable file is an error, not an empty list: the erased people would come back. */
export function readErasedFile(dataDir: string): ErasedList {
  const lines = textOf(erasedFile(dataDir))
    .split('\n')
    .filter((line) => line.trim() !== '');
  const tombstones = lines.map(tombstoneOf).filter((tombstone) => tombstone !== null);
  return { tombstones, unreadable: lines.length - tombstones.length };
}

function textOf(file: string): string {
  try {
    refuseLinks([file]);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  } catch (error) {
    const reason = reasonFor(error) ?? 'it cannot be read';
    throw new StoreTrouble(`the list of erased people beside it cannot be used: ${reason}`, { cause: error });
  }
}

function tombstoneOf(line: string): Tombstone | null {
  try {
    return readTombstone(JSON.parse(line));
  } catch {
    return null;
  }
}

/**
 * Appends and syncs, so that concurrent processes lose no lines. Each line starts with a line break, so that a
 * truncated line damages no other.
 */
export function addToErasedFile(dataDir: string, tombstones: readonly Tombstone[]): void {
  if (tombstones.length > 0) append(dataDir, tombstones);
}

/**
 * Adds the tombstones that the file lacks. Creates the file, private to its owner, even without tombstones.
 */
export function completeErasedFile(dataDir: string, tombstones: readonly Tombstone[]): void {
  const lacking = withoutThose(readErasedFile(dataDir).tombstones, tombstones);
  if (lacking.length > 0 || !hasErasedFile(dataDir)) append(dataDir, lacking);
  else makePrivate(erasedFile(dataDir));
}

function append(dataDir: string, tombstones: readonly Tombstone[]): void {
  makePrivateFolder(dataDir);
  const file = erasedFile(dataDir);
  const lines = tombstones.map((tombstone) => `\n${JSON.stringify(tombstone)}\n`);
  withOwnFile(file, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT, (descriptor) => {
    giveToOwnerOfFolder(file, descriptor);
    appendFileSync(descriptor, lines.join(''));
    fsyncSync(descriptor);
  });
  syncFolder(dirname(file));
}

/**
 * The file beside a store. If `isMust`, as with an embedded store, a person is listed in the file before being
 * erased, so that neither a crash nor a restored backup brings that person back.
 */
export interface ListOfErased {
  readonly dataDir: string;
  readonly isMust: boolean;
}

/** Adds a tombstone to the file. Returns why that failed, or null. */
export function listErased({ dataDir }: ListOfErased, tombstone: Tombstone): string | null {
  try {
    addToErasedFile(dataDir, [tombstone]);
    return null;
  } catch (error) {
    const reason = reasonFor(error);
    if (reason === null) throw error;
    return reason;
  }
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
