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
  /** What is typed at a terminal; without it there is none. */
  readonly typed?: string;
}

type Streams = Readonly<Record<'stdin' | 'stdout' | 'stderr', unknown>>;

/** The standard streams and the console of the command that runs in this async context. */
const ofCommand = new AsyncLocalStorage<{ readonly streams: Streams; readonly console: Console }>();

let installed = false;

/** From now on a command has streams of its own, and all else has those of the process. */
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

/** Commands look at what kind of file their output is. */
const nullDevice = openSync(devNull, 'w');

/**
 * Runs one command of the command line to its end, in this process: a tenth of the time a process takes. Where pipes,
 * signals or exit codes of a process are tested, there is `runCommand` of program.ts.
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

/** Standard error of a command without its lines of progress, which a command writes after 5 s: on a busy machine any may. */
export const withoutProgress = (stderr: string): string => stderr.replaceAll(/^[A-Z][a-z ]+: \d+ %\n/gm, '');
