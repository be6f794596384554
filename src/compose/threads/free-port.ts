import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { OperatorError } from '../../settings/operator-error.ts';

/**
 * The port that threads are going to share; the system chooses one where it is 0. Nobody else may listen there: two programs
 * that both let others join would get each other's callers.
 */
export async function findFreePort(host: string, port: number): Promise<number> {
  const free = await listenOnce({ host, port });
  await listenOnce({ host, port: free, reusePort: true }).catch((error: unknown) => {
    throw new OperatorError('WORKERS must be 1: several threads cannot share a port on this system', {
      cause: error,
    });
  });
  return free;
}

async function listenOnce(where: { host: string; port: number; reusePort?: boolean }): Promise<number> {
  const server = createServer().listen(where);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
