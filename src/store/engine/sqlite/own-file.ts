import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  type Stats,
  fstatSync,
  lstatSync,
  openSync,
  statSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { StoreTrouble } from '../fault.ts';

/*
 * Files whose names Lintel chooses. The service's user owns the folder and may put a link at such a
 * name; root would follow it, and write to, open up or give away any file of the machine. So links are refused, and
 * modes and owners are set on the open file, not on a path.
 */

const ownerOnlyFile = 0o600;

/** Windows has no such flag. */
const noFollow = (constants.O_NOFOLLOW as number | undefined) ?? 0;

/** Refuses links among these files, before SQLite opens the files by their paths. */
export function refuseLinks(files: readonly string[]): void {
  for (const file of files) {
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (stats) ensureOwn(file, stats);
  }
}

/** Opens a file without following links, private to its owner, and closes it after the work. */
export function withOwnFile<Result>(
  file: string,
  flags: number,
  work: (descriptor: number) => Result,
): Result {
  refuseLinks([file]);
  const descriptor = openSync(file, flags | noFollow, ownerOnlyFile);
  try {
    const stats = fstatSync(descriptor);
    ensureOwn(file, stats);
    if (stats.isFile() && !isPrivate(stats)) fchmodSync(descriptor, ownerOnlyFile);
    return work(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Makes a file, if it exists, private to its owner. Does not open a file that is private already: closing any
 * descriptor of it would release SQLite's locks on it.
 */
export function makePrivate(file: string): void {
  refuseLinks([file]);
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats?.isFile() && !isPrivate(stats)) withOwnFile(file, constants.O_RDONLY, () => undefined);
}

/** If run as root, gives an open file to the owner of its folder: the service runs under that account. */
export function giveToOwnerOfFolder(file: string, descriptor: number): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  fchownSync(descriptor, uid, gid);
}

const isPrivate = ({ mode }: Stats) => (mode & 0o777) === ownerOnlyFile;

function ensureOwn(file: string, stats: Stats): void {
  // A hard link to a file of the folder's owner is harmless; some backup programs make such links.
  const isSecondName = () => stats.nlink > 1 && stats.uid !== statSync(dirname(file)).uid;
  if (stats.isSymbolicLink() || (stats.isFile() && isSecondName()))
    throw new StoreTrouble(
      `${basename(file)} is a link; Lintel writes only files of its own there: put the file itself in its place, or remove the link`,
    );
}
