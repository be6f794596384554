import { AsyncLocalStorage } from 'node:async_hooks';
import { Console } from 'node:console';
import { openSync } from 'node:fs';
import { devNull } from 'node:os';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from '../../src/cli/run.ts';
import { type Environment, temporaryFolder } from './child.ts';
import type { CommandOutcome } from './program.ts';

interface CommandOptions {
  readonly env?: Environment;
  /** Input typed at a terminal; without it there is no terminal. */
  readonly typed?: string;
}

type Streams = Readonly<Record<'stdin' | 'stdout' | 'stderr', unknown>>;

/** The standard streams and the console of the command in this async context. */
const ofCommand = new AsyncLocalStorage<{ readonly streams: Streams; readonly console: Console }>();

let installed = false;

/**
 * Redirects the standard streams of code that runs inside a command; other code keeps those of the process.
 */
function install(): void {
  if (installed) return;
  installed = true;
  for (const name of ['stdin', 'stdout', 'stderr'] as const) {
    const own = Object.getOwnPropertyDescriptor(process, name);
    Object.defineProperty(process, name, {
      configurable: true,
      get: () => ofCommand.getStore()?.streams[name] ?? (own?.get?.call(process) as unknown),
    });
  }
  let own = console;
  Object.defineProperty(globalThis, 'console', {
    configurable: true,
    get: () => ofCommand.getStore()?.console ?? own,
    set: (given: Console) => {
      own = given;
    },
  });
}

/** Stands in for the output of a command, because commands check the file type of their output. */
const nullDevice = openSync(devNull, 'w');

/**
 * Runs a command in this process, ten times faster than as a child process. Tests of pipes, signals and exit
 * codes use `runCommand` of program.ts.
 */
export async function runCommand(
  args: readonly string[],
  { env = {}, typed }: CommandOptions = {},
): Promise<CommandOutcome> {
  install();
  const stdout = Object.assign(new PassThrough(), { fd: nullDevice });
  const stderr = new PassThrough();
  const stdin = Object.assign(Readable.from(typed === undefined ? [] : [typed]), {
    isTTY: typed !== undefined,
  });
  const written = Promise.all([text(stdout), text(stderr)]);
  const settings = { DATA_DIR: env['DATA_DIR'] ?? (await temporaryFolder()), ...env };
  const process = {
    streams: { stdin, stdout, stderr },
    console: new Console(stdout, stderr),
  };
  const code = await ofCommand
    .run(process, () => run(args, settings, () => import('../../src/cli/commands.ts')))
    .finally(() => {
      stdout.end();
      stderr.end();
    });
  const [out, err] = await written;
  return { code, stdout: out, stderr: err };
}

/** Standard error without progress lines, which any command may print after 5 s on a busy machine. */
export const withoutProgress = (stderr: string): string => stderr.replaceAll(/^[A-Z][a-z ]+: \d+ %\n/gm, '');
