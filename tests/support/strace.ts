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

/** Every sync of the program takes so long, as on a slow disk: a command that becomes the program, and the trace so far. */
export async function slowSync(ms: number): Promise<{ under: string[]; lines: () => string[] }> {
  const file = join(await temporaryFolder(), 'trace');
  const calls = ['-e', 'trace=fdatasync,fsync', '-e', `inject=fdatasync,fsync:delay_enter=${ms * 1000}`];
  return {
    under: ['strace', '-D', '-f', '-y', '-o', file, ...calls],
    lines: () => readFileSync(file, 'utf8').split('\n'),
  };
}

/** Traces running processes and their children until it is told to end, which gives what was seen, in the order in which it happened. */
export async function trace(
  pids: readonly number[],
  ...options: string[]
): Promise<{ end(): Promise<string[]> }> {
  const file = join(await temporaryFolder(), 'trace');
  const tracer = await attach(pids, ['-y', '-o', file, ...options]);
  return {
    end: async () => {
      await tracer.end();
      return readFileSync(file, 'utf8').split('\n');
    },
  };
}

/** Lets every write to a disk and every sync of a running process fail with an error, until it is told to stop. */
export async function failDisk(pid: number, error: 'EIO' | 'EROFS'): Promise<{ mend(): Promise<void> }> {
  const calls = 'pwrite64,fdatasync,fsync';
  const options = ['-e', `trace=${calls}`, '-e', `inject=${calls}:error=${error}`, '-o', '/dev/null'];
  const tracer = await attach([pid], options);
  return { mend: () => tracer.end() };
}

async function attach(
  pids: readonly number[],
  options: readonly string[],
): Promise<{ end(): Promise<void> }> {
  const tracer = spawn('strace', ['-f', ...pids.flatMap((pid) => ['-p', String(pid)]), ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void tracer.kill('SIGKILL'));
  const ended = once(tracer, 'close');
  let said = '';
  // It says of each process that it is there; reading goes on, or a full pipe would halt it.
  await new Promise<void>((resolve, reject) => {
    tracer.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (pids.every((pid) => said.includes(`Process ${pid} attached`))) resolve();
    });
    tracer.once('close', () => {
      reject(new Error(`strace did not start: ${said}`));
    });
  });
  return {
    end: async () => {
      tracer.kill('SIGINT');
      await ended;
    },
  };
}
