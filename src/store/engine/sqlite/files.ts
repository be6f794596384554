import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ownerOnlyFolder = 0o700;
export const ownerOnlyFile = 0o600;

export const storeFile = (dataDir: string): string => join(dataDir, 'lintel.db');

/** What SQLite keeps beside a database while it is in use. */
export const companionsOf = (database: string): readonly string[] =>
  ['-wal', '-shm', '-journal'].map((ending) => `${database}${ending}`);

/** A database and what SQLite keeps beside it. */
export const filesOf = (database: string): readonly string[] => [database, ...companionsOf(database)];

/** With which every file of SQLite begins. */
const firstBytes = Buffer.from('SQLite format 3\0');

export const beginsAsDatabase = (header: Buffer): boolean =>
  header.subarray(0, firstBytes.length).equals(firstBytes);

export function makePrivateFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const above = dirname(folder);
  // Made one by one: where a folder cannot hold another, as in /proc, Node tries for ever to make all of them.
  if (!existsSync(above)) makePrivateFolder(above);
  try {
    mkdirSync(folder, { mode: ownerOnlyFolder });
  } catch (error) {
    // Somebody else may have been faster.
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error;
  }
}

/** SQLite only says that it "cannot open" a file; the system says why. */
export function checkRights(dataDir: string): void {
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  const file = storeFile(dataDir);
  if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
}

export function mayWrite(file: string): boolean {
  try {
    for (const path of [dirname(file), file]) accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const note = `This folder holds the store of Lintel: every enquiry, quote and key.

lintel.db alone is no backup. While the service runs, the newest enquiries are in
lintel.db-wal, and a copy of one file without the other loses them or cannot be opened.

  node dist/main.js backup FILE     makes a backup while the service runs, and checks it
  node dist/main.js restore FILE    makes a store from it, where there is none

With the service stopped, all files of this folder together are a backup too.
`;

/** Beside the store, where somebody about to copy a file will see it. The store is not refused for want of a note. */
export function leaveNote(dataDir: string): void {
  const file = join(dataDir, 'README.txt');
  try {
    if (existsSync(file)) chmodSync(file, ownerOnlyFile);
    else writeFileSync(file, note, { mode: ownerOnlyFile });
  } catch {
    // The next start tries again.
  }
}
