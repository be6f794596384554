import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { end, launch, temporaryFolder } from './child.ts';
import type { Child, Environment, Exit } from './child.ts';
import { searchLog } from './log-search.ts';

export interface ProgramOptions {
  env?: Environment;
  args?: string[];
  /** A command that executes the program, such as `prlimit --nofile=64`. */
  under?: string[];
  /** A script other than the built program, for the tests of this file. */
  entry?: string;
  /** Timeout of the start, longer for one of many programs that start at once. */
  startWithinMs?: number;
}

export interface Program {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Standard error so far, which is the JSON log. */
  logs(): string;
  stdout(): string;
  stop(signal?: NodeJS.Signals): Promise<Exit>;
  kill9(): Promise<Exit>;
}

export interface CommandOptions {
  env?: Environment;
  input?: string;
  entry?: string;
}

export interface CommandOutcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export const builtProgram = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const startLimitMs = 20_000;

/** Runs the built program as a process, until the end of the test file. */
export async function startProgram(options: ProgramOptions = {}): Promise<Program> {
  const dataDir = options.env?.['DATA_DIR'] ?? (await temporaryFolder());
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...options.env };
  const child = launch(options.entry ?? builtProgram, options.args ?? [], env, options.under);
  child.stdin.end();
  let stdout = '';
  let logs = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (logs += chunk));
  searchLog(() => logs);

  const url = await listening(child, () => stdout, options.startWithinMs ?? startLimitMs).catch(
    async (error: unknown) => {
      const { code, signal } = await end(child, 'SIGKILL');
      throw new Error(`The program did not start (${signal ?? `exit ${code}`}):\n${logs}${stdout}`, {
        cause: error,
      });
    },
  );
  return {
    url,
    pid: Number(child.pid),
    dataDir,
    logs: () => logs,
    stdout: () => stdout,
    stop: (signal = 'SIGTERM') => end(child, signal),
    kill9: () => end(child, 'SIGKILL'),
  };
}

/** Runs a command of the built program as a process, until it exits. */
export async function runCommand(args: string[], options: CommandOptions = {}): Promise<CommandOutcome> {
  const env = { DATA_DIR: options.env?.['DATA_DIR'] ?? (await temporaryFolder()), ...options.env };
  const child = launch(options.entry ?? builtProgram, args, env);
  child.stdin.end(options.input);
  const closed = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { code: child.exitCode, stdout, stderr };
}

async function listening(child: Child, output: () => string, withinMs: number): Promise<string> {
  const limit = AbortSignal.timeout(withinMs);
  return new Promise((resolve, reject) => {
    const look = () => {
      const url = /listens on (https?:\/\/\S+)\s/.exec(output())?.[1];
      if (url !== undefined) resolve(url.replace(/\/$/, ''));
    };
    child.stdout.on('data', look);
    child.once('error', reject);
    child.once('close', () => {
      reject(new Error('It ended before it listened'));
    });
    limit.addEventListener('abort', () => {
      reject(new Error(`It did not listen within ${withinMs} ms`));
    });
  });
}
