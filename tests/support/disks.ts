import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './child.ts';

const run = promisify(execFile);

/** Whether mounting is permitted: root is, unless in a restricted container. */
export const canMount = mountWorks();

export interface SmallDisk {
  readonly folder: string;
  readonly fill: () => void;
  readonly free: () => void;
  readonly remount: (mode: 'ro' | 'rw') => Promise<void>;
}

/** A file system of 4 MB that a test can fill or make read-only, unmounted at the end of the test. */
export async function mountSmallDisk(megabytes = 4): Promise<SmallDisk> {
  const mountPoint = await temporaryFolder();
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', mountPoint]);
  onTestFinished(async () => {
    await run('umount', ['--lazy', mountPoint]);
  });
  const filler = join(mountPoint, 'filler');
  return {
    folder: join(mountPoint, 'data'),
    fill: () => {
      // Writes coarse pieces first, then single bytes, until no page is left.
      for (const size of [65_536, 4096, 1]) fillWith(filler, Buffer.alloc(size));
    },
    free: () => {
      rmSync(filler);
    },
    remount: async (mode) => {
      await run('mount', ['-o', `remount,${mode}`, mountPoint]);
    },
  };
}

function fillWith(file: string, piece: Buffer): void {
  try {
    for (;;) writeFileSync(file, piece, { flag: 'a' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

/** A folder that can be made read-only: by a mount if permitted, else by permissions, which do not bind root. */
export async function readOnlyFolder(): Promise<{
  folder: string;
  forbid: () => unknown;
  allow: () => unknown;
}> {
  if (canMount) {
    const { folder, remount } = await mountSmallDisk();
    return { folder, forbid: () => remount('ro'), allow: () => remount('rw') };
  }
  const folder = await temporaryFolder();
  const setModes = (folderMode: number, fileMode: number) => {
    chmodSync(folder, folderMode);
    chmodSync(join(folder, 'lintel.db'), fileMode);
  };
  return {
    folder,
    forbid: () => {
      setModes(0o500, 0o400);
    },
    allow: () => {
      setModes(0o700, 0o600);
    },
  };
}

/** Limits the file size of a running process, in bytes: writes beyond it fail. */
export async function limitFileSize(pid: number, bytes: number | 'unlimited'): Promise<void> {
  await run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
}

function mountWorks(): boolean {
  const folder = join('/tmp', `lintel-mount-${process.pid}`);
  try {
    mkdirSync(folder);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
