import { spawn } from 'node:child_process';
import type { ChildProcess, ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { atEndOfFile } from './end-of-file.ts';

export type Child = ChildProcessByStdio<Writable, Readable, Readable>;
export type Environment = Record<string, string>;

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

const stopLimitMs = 20_000;
const started: Child[] = [];
const folders: string[] = [];

atEndOfFile(async () => {
  await Promise.all(started.splice(0).map((child) => end(child, 'SIGKILL')));
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** A folder that is removed at the end of the test file, after the processes that use it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-data-'));
  folders.push(folder);
  return folder;
}

/**
 * Runs a Node script until the test file ends, with only PATH and HOME from the environment. `under` is a
 * wrapper command, such as `prlimit`.
 */
export function launch(script: string, args: string[], env: Environment, under: string[] = []): Child {
  const [command = process.execPath, ...rest] = [...under, process.execPath, script, ...args];
  return launchCommand(command, rest, env);
}

/** Like `launch`, for a program other than a Node script, optionally in another folder. */
export function launchCommand(command: string, args: string[], env: Environment, cwd?: string): Child {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(command, args, {
    env: { PATH, HOME, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd,
  });
  // A program may exit without reading its input.
  child.stdin.on('error', () => undefined);
  started.push(child);
  guard(child);
  return child;
}

/** Sends the signal and waits for the exit, unless the process has already exited. */
export async function end(child: Child, signal: NodeJS.Signals): Promise<Exit> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'close', { signal: AbortSignal.timeout(stopLimitMs) });
    child.kill(signal);
    await closed;
  }
  return { code: child.exitCode, signal: child.signalCode };
}

/**
 * Watchdog process: kills the program when this process dies, which closes the watchdog's standard input. It
 * is stopped if the program exits first, because the pid may be reused.
 */
function guard(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const watcher = spawn('/bin/sh', ['-c', 'read -r _ || kill -KILL "$1"', 'guard', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.stdin.on('error', () => undefined);
  child.once('exit', () => watcher.stdin.end('ended\n'));
}
