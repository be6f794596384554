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
 * Runs a script on this Node with nothing of our environment but PATH and HOME, until the test file ends. `under` is a
 * command that sets something up and becomes the program, such as `prlimit`.
 */
export function launch(script: string, args: string[], env: Environment, under: string[] = []): Child {
  const [command = process.execPath, ...rest] = [...under, process.execPath, script, ...args];
  return launchCommand(command, rest, env);
}

/** The same for a program that is no script of Node, in a folder of its own if wished. */
export function launchCommand(command: string, args: string[], env: Environment, cwd?: string): Child {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(command, args, {
    env: { PATH, HOME, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd,
  });
  // A program that ends without reading its input is no fault of the test.
  child.stdin.on('error', () => undefined);
  started.push(child);
  guard(child);
  return child;
}

/** Sends the signal and waits for the end, if the process has not ended before. */
export async function end(child: Child, signal: NodeJS.Signals): Promise<Exit> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'close', { signal: AbortSignal.timeout(stopLimitMs) });
    child.kill(signal);
    await closed;
  }
  return { code: child.exitCode, signal: child.signalCode };
}

/**
 * Ends the program when this process is killed before it could: the guard's standard input closes then. A program
 * that ends first dismisses its guard with a line, so that a later process with the same number is safe.
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
