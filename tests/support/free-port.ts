import { once } from 'node:events';
import { createServer } from 'node:net';

const first = 12_000;
const count = 18_000;

/**
 * A port nobody listens on, below the range from which systems hand out ports of their own accord: a server that
 * is stopped for a while finds its port free when it comes back.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * count);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
