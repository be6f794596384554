import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { serverFolder, serverUser } from './postgres-binaries.ts';

/**
 * Runs the server until it exits or standard input closes, which also happens if the test run is killed. Then
 * stops the server and removes its folder.
 */
const keeperScript = `
folder=$1; shift
exec 3<&0
"$@" 3<&- & server=$!
trap 'closed=yes; kill -QUIT "$server"' USR1
(read -r _ <&3; kill -USR1 $$) & watcher=$!
wait "$server"; code=$?
if [ -n "$closed" ]; then wait "$server"; rm -rf "$folder"; else kill "$watcher"; fi
exit "$code"
`;

/** The modes of pg_ctl: a clean shutdown, or one like a crash. */
type StopMode = 'fast' | 'immediate';

export interface PostgresServer {
  readonly url: string;
  readonly binaries: string;
  /** The pid of the postmaster process. */
  pid(): Promise<number>;
  stop(mode?: StopMode): Promise<void>;
  /** Starts the server again on the same port and data; stops it first if it is running. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

interface ServerOptions {
  /** The folder of the binaries, if it is known already. */
  readonly binaries?: string | undefined;
  /** Settings in addition to those for a server on its own port. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A new server with default durability on 127.0.0.1. */
export async function startServer({ binaries, settings = {} }: ServerOptions = {}): Promise<PostgresServer> {
  const { folder, native } = await serverFolder(binaries);
  try {
    const data = join(folder, 'data');
    await initialise(native, data);
    const port = await freePort();
    let keeper = await launch(native, folder, port, settings);

    const stop = async (mode: StopMode = 'fast') => {
      if (!isRunning(keeper)) return;
      await signalServer(data, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended(keeper);
    };
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      binaries: native,
      pid: () => readPid(data),
      stop,
      restart: async () => {
        await stop();
        keeper = await launch(native, folder, port, settings);
      },
      remove: async () => {
        keeper.stdin?.end();
        await ended(keeper);
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function initialise(native: string, data: string): Promise<void> {
  await promisify(execFile)(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '--no-locale', '-E', 'UTF8'],
    { ...serverUser, cwd: '/' },
  );
}

async function launch(
  native: string,
  folder: string,
  port: number,
  more: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const settings = {
    ...more,
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
  };
  const server = [join(native, 'bin', 'postgres'), '-D', join(folder, 'data')].concat(
    Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  );
  // Detached, so that Ctrl-C reaches the test run only, which then stops the server.
  const child = spawn('/bin/sh', ['-c', keeperScript, 'keeper', folder, ...server], {
    ...serverUser,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error(`PostgreSQL did not start:\n${log}`));
    });
    // Keeps reading after the start, because a full pipe would block the server.
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-10_000);
      if (text.includes('ready to accept connections')) resolve();
    });
  });
  return child;
}

async function signalServer(data: string, signal: NodeJS.Signals): Promise<void> {
  process.kill(await readPid(data), signal);
}

const readPid = async (data: string) => Number.parseInt(await readFile(join(data, 'postmaster.pid'), 'utf8'));

async function ended(child: ChildProcess): Promise<void> {
  if (isRunning(child)) await once(child, 'exit');
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
