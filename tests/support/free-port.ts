import { once } from 'node:events';
import { createServer } from 'node:net';

const first = 12_000;
const count = 18_000;

/** A free port below the ephemeral range, so that a server can be restarted on the same port. */
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
