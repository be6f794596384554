import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Listens and says at which port: 0 asks the system for a free one. */
export async function listen(server: FastifyInstance, host: string, port: number): Promise<number> {
  await server.listen({ host, port });
  return (server.server.address() as AddressInfo).port;
}

export function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

const lookForIdleEveryMs = 100;

/** Lets requests in flight finish, but not for ever: a client that sends a byte a second must not hold up a stop. */
export async function closeWithin(server: FastifyInstance, ms: number): Promise<void> {
  // A client that keeps its connection for a next request must not hold it up either, once it has its answer.
  const idle = setInterval(() => {
    server.server.closeIdleConnections();
  }, lookForIdleEveryMs);
  const timer = setTimeout(() => {
    server.server.closeAllConnections();
  }, ms);
  await server.close();
  clearInterval(idle);
  clearTimeout(timer);
}
