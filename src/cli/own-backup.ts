import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { removePartial, partialName } from '../store/keeping/whole-file.ts';

const ownerOnlyFolder = 0o700;

/** Makes a backup of the service's own store; rejects with the reason in one line. */
export type MakeBackup = (file: string, signal?: AbortSignal) => Promise<void>;

/**
 * Runs the `backup` command of this program as a process of its own: copying and checking a large store takes long, and
 * whoever asks for a price meanwhile must not notice.
 */
export const makeOwnBackup: MakeBackup = async (file, signal) => {
  mkdirSync(dirname(file), { recursive: true, mode: ownerOnlyFolder });
  const [, program = ''] = process.argv;
  const child = spawn(process.execPath, [program, 'backup', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  if (child.pid !== undefined) giveWay(child.pid);
  const cancel = () => child.kill();
  signal?.addEventListener('abort', cancel);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)));
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0) throw new Error(reasonOf(said) ?? 'the backup was broken off');
  } finally {
    signal?.removeEventListener('abort', cancel);
    removePartial(partialName(file));
  }
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It may be over already, or the system may not let us: then it runs like any other.
  }
}

/** The last line a failed command says is the reason. */
function reasonOf(said: string): string | undefined {
  const last = said.trimEnd().split('\n').at(-1) ?? '';
  return last === '' ? undefined : last.replace(/^lintel: /, '');
}
