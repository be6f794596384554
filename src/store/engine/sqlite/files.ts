import { accessSync, constants, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { giveToOwnerOfFolder, makePrivate, refuseLinks, withOwnFile } from './own-file.ts';

const ownerOnlyFolder = 0o700;

export const storeFile = (dataDir: string): string => join(dataDir, 'lintel.db');

/** SQLite's companion files while a database is in use. */
export const companionsOf = (database: string): readonly string[] =>
  ['-wal', '-shm', '-journal'].map((ending) => `${database}${ending}`);

/** A database and its companion files. */
export const filesOf = (database: string): readonly string[] => [database, ...companionsOf(database)];

/** The list of erased people. Outside the store, because a restored store does not know about later erasures. */
export const erasedFile = (dataDir: string): string => join(dataDir, 'erased-people.ndjson');

export const lockFile = (dataDir: string): string => join(dataDir, 'service.lock');

const noteFile = (dataDir: string): string => join(dataDir, 'README.txt');

/** Refuses a data folder with links in place of the files that Lintel writes there. */
export function refuseLinksIn(dataDir: string): void {
  refuseLinks([...filesOf(storeFile(dataDir)), erasedFile(dataDir), lockFile(dataDir), noteFile(dataDir)]);
}

/** The magic bytes of an SQLite file. */
const magic = Buffer.from('SQLite format 3\0');

export const beginsAsDatabase = (header: Buffer): boolean => header.subarray(0, magic.length).equals(magic);

export function makePrivateFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const above = dirname(folder);
  // Creates folders one by one: Node's recursive mkdir never ends on a file system without folders, such as /proc.
  if (!existsSync(above)) makePrivateFolder(above);
  try {
    mkdirSync(folder, { mode: ownerOnlyFolder });
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error;
  }
}

/** Checks access rights: SQLite only reports "cannot open", while the system says why. */
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

/** Writes a README beside the store, which warns against copying its files. Ignores failures. */
export function leaveNote(dataDir: string): void {
  const file = noteFile(dataDir);
  try {
    if (existsSync(file)) makePrivate(file);
    else
      withOwnFile(file, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, (descriptor) => {
        writeFileSync(descriptor, note);
        giveToOwnerOfFolder(file, descriptor);
      });
  } catch {
    // The next start tries again.
  }
}
