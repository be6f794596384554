import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { discard, partialName } from '../../store/backup/whole-file.ts';
import { makePrivateFolder } from '../../store/engine/sqlite/files.ts';

/** Option of the `backup` command that the service sets when it runs the command. */
export const byService = '--by-service';

/** Makes a backup of the service's own store; rejects with the reason in one line. */
export type MakeBackup = (file: string, signal?: AbortSignal) => Promise<void>;

/**
 * Runs this program's `backup` command in a child process: copying and checking a large store must not slow
 * down requests.
 */
export const makeOwnBackup: MakeBackup = async (file, signal) => {
  makePrivateFolder(dirname(file));
  const [, program = ''] = process.argv;
  const child = spawn(process.execPath, [program, 'backup', file, byService], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  const cancel = () => child.kill();
  signal?.addEventListener('abort', cancel);
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-2000)));
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0) throw new Error(reasonOf(output) ?? 'the backup was broken off');
  } finally {
    signal?.removeEventListener('abort', cancel);
    discard(partialName(file));
  }
};

export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The child has exited already, or changing its priority is not permitted: it then runs at normal priority.
  }
}

/** The last error that the command reported, or the first line of an unexpected error. */
function reasonOf(output: string): string | undefined {
  const reported = [...output.matchAll(/^lintel: (.+)$/gm)].at(-1);
  return (reported ?? /^\S*(Error: .+)$/m.exec(output))?.[1];
}
