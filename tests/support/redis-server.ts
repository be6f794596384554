import { once } from 'node:events';
import { Redis } from 'ioredis';
import { findTool } from '../../scripts/prepare/find-tool.mjs';
import { type Child, end, launchCommand, temporaryFolder } from './child.ts';
import { atEndOfFile } from './end-of-file.ts';
import { freePort } from './free-port.ts';

export interface RedisServer {
  readonly url: string;
  readonly port: number;
  /** Kills the server; its data is lost. */
  kill(): Promise<void>;
  /** Starts the server again on the same port, empty. */
  start(): Promise<void>;
  /** Suspends the server: it accepts connections without answering. */
  freeze(): void;
  thaw(): void;
  /** A client for the test itself. */
  client(): Redis;
}

const clients: Redis[] = [];
atEndOfFile(() => {
  for (const client of clients.splice(0)) client.disconnect();
});

/** A private Redis on 127.0.0.1 without persistence, until the end of the test file. */
export async function startRedis(...options: string[]): Promise<RedisServer> {
  const [port, folder] = [await freePort(), await temporaryFolder()];
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...options];
  let child = await launch(settings);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill: async () => {
      await end(child, 'SIGKILL');
    },
    start: async () => {
      child = await launch(settings);
    },
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    client: () => {
      const client = new Redis(port, '127.0.0.1');
      client.on('error', () => undefined);
      clients.push(client);
      return client;
    },
  };
}

async function launch(settings: string[]): Promise<Child> {
  const program = findTool('redis-server');
  if (program === undefined) throw new Error('redis-server is missing: let "npm test" install it');
  const child = launchCommand(program, settings, {});
  child.stdin.end();
  child.stderr.resume();
  let output = '';
  const isReady = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000);
      if (output.includes('Ready to accept connections')) resolve();
    });
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`Redis did not start:\n${output}`);
  });
  await Promise.race([isReady, ended]);
  // Redis exits at the end of the test, which is no error.
  ended.catch(() => undefined);
  return child;
}
