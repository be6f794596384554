import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './child.ts';

/** Whether strace is available and permitted. */
export const canTrace = traceWorks();

function traceWorks(): boolean {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Delays every sync of the program, as on a slow disk; returns a command that executes the program, and the trace
 * so far.
 */
export async function slowSync(ms: number): Promise<{ under: string[]; lines: () => string[] }> {
  const file = join(await temporaryFolder(), 'trace');
  const calls = ['-e', 'trace=fdatasync,fsync', '-e', `inject=fdatasync,fsync:delay_enter=${ms * 1000}`];
  return {
    under: ['strace', '-D', '-f', '-y', '-o', file, ...calls],
    lines: () => readFileSync(file, 'utf8').split('\n'),
  };
}

/** Traces running processes and their children until `end`, which returns the lines in order. */
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

/** Makes every disk write and sync of a running process fail, until `mend`. */
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
  let output = '';
  // Waits until each process is attached. Keeps reading, because a full pipe would block strace.
  await new Promise<void>((resolve, reject) => {
    tracer.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (pids.every((pid) => output.includes(`Process ${pid} attached`))) resolve();
    });
    tracer.once('close', () => {
      reject(new Error(`strace did not start: ${output}`));
    });
  });
  return {
    end: async () => {
      tracer.kill('SIGINT');
      await ended;
    },
  };
}
