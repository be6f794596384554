import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './child.ts';

/** Whether this machine has strace and lets it trace. */
export const canTrace = traceWorks();

function traceWorks(): boolean {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A command that becomes the program, traced by another process, and the trace so far. */
export async function traced(...options: string[]): Promise<{ under: string[]; lines: () => string[] }> {
  const file = join(await temporaryFolder(), 'trace');
  return {
    under: ['strace', '-D', '-f', '-y', '-s', '40', '-o', file, ...options],
    lines: () => readFileSync(file, 'utf8').split('\n'),
  };
}

/** Every sync of the program takes so long, as on a slow disk. */
export const slowSync = (ms: number) =>
  traced('-e', 'trace=fdatasync,fsync', '-e', `inject=fdatasync,fsync:delay_enter=${ms * 1000}`);

/** Lets every write to a disk and every sync of a running process fail with an error, until it is told to stop. */
export async function failDisk(pid: number, error: 'EIO' | 'EROFS'): Promise<{ mend(): Promise<void> }> {
  const calls = 'pwrite64,fdatasync,fsync';
  const options = ['-f', '-p', String(pid), '-e', `trace=${calls}`, '-e', `inject=${calls}:error=${error}`];
  const tracer = spawn('strace', [...options, '-o', '/dev/null'], { stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void tracer.kill('SIGKILL'));
  const ended = once(tracer, 'close');
  // It says so once it is there.
  await once(tracer.stderr, 'data');
  return {
    mend: async () => {
      tracer.kill('SIGINT');
      await ended;
    },
  };
}
