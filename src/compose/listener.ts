import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Listens and gives the port, which the system chooses where 0 is asked for. */
export async function listen(server: FastifyInstance, host: string, port: number): Promise<number> {
  await server.listen({ host, port });
  return (server.server.address() as AddressInfo).port;
}

const closeIdleEveryMs = 100;

/** Lets running requests finish, but not for ever: a client that sends a byte a second must not hold up a stop. */
export async function closeWithin(server: FastifyInstance, ms: number): Promise<void> {
  // Nor may a client that has its answer and keeps its connection for a next request.
  const idle = setInterval(() => {
    server.server.closeIdleConnections();
  }, closeIdleEveryMs);
  const timer = setTimeout(() => {
    server.server.closeAllConnections();
  }, ms);
  await server.close();
  clearInterval(idle);
  clearTimeout(timer);
}
