import {
  appendFileSync,
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { makePrivateFolder, ownerOnlyFile } from '../../engine/sqlite/files.ts';
import { StoreTrouble, reasonFor } from '../../engine/fault.ts';
import { type Tombstone, readTombstone } from './tombstone.ts';

/** Beside the store and not in it: a store that is put back from a backup does not know whom we erased since. */
export const erasedFile = (dataDir: string): string => join(dataDir, 'erased-people.ndjson');

interface ErasedList {
  readonly tombstones: readonly Tombstone[];
  /** Lines that could not be read. */
  readonly unreadable: number;
}

/** One that is there and cannot be read is no empty one: those it names would come back. */
export function readErasedFile(dataDir: string): ErasedList {
  const file = erasedFile(dataDir);
  if (!existsSync(file)) return { tombstones: [], unreadable: 0 };
  const lines = textOf(file)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const tombstones = lines.map(tombstoneOf).filter((tombstone) => tombstone !== null);
  return { tombstones, unreadable: lines.length - tombstones.length };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
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
 * Appended and synced: of two who write at once neither loses a line, as they would if each wrote the file anew. Each line
 * begins with a line break, so that one that was cut off by a power cut spoils only itself.
 */
export function addToErasedFile(dataDir: string, tombstones: readonly Tombstone[]): void {
  if (tombstones.length === 0) return;
  makePrivateFolder(dataDir);
  const file = erasedFile(dataDir);
  const lines = tombstones.map((tombstone) => `\n${JSON.stringify(tombstone)}\n`);
  const descriptor = openSync(file, 'a', ownerOnlyFile);
  try {
    appendFileSync(descriptor, lines.join(''));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  chmodSync(file, ownerOnlyFile);
  giveToOwnerOfFolder(file);
  syncFolder(dirname(file));
}

/**
 * The list beside a store. Beside an embedded one somebody must be on it before they are erased: with it a crash, or a
 * restored backup, brings nobody back.
 */
export interface ListOfErased {
  readonly dataDir: string;
  readonly isMust: boolean;
}

/** Puts somebody on the list. Answers why they could not be, or null. */
export function troubleOfListing({ dataDir }: ListOfErased, tombstone: Tombstone): string | null {
  try {
    addToErasedFile(dataDir, [tombstone]);
    return null;
  } catch (error) {
    const reason = reasonFor(error);
    if (reason === null) throw error;
    return reason;
  }
}

/** What root writes into the folder of another user is that user's: the service has to read it. */
function giveToOwnerOfFolder(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
