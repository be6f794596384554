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

/** Hosts that a person on this machine reaches by its usual name. */
const wildcards = new Set(['0.0.0.0', '[::]']);
const usualNames = new Set(['localhost', '127.0.0.1', '[::1]', ...wildcards]);

/** Where links lead when nobody said where: here, by the name that works on this machine. */
export function linkBase(host: string, port: number): string {
  return urlOf(usualNames.has(hostnameOf(host)) ? 'localhost' : withoutZone(host), port);
}

/** Whether it listens on every address there is, so that none of them is the one to name in a link. */
export function isWildcard(host: string): boolean {
  return wildcards.has(hostnameOf(host));
}

/** One spelling for each host: `::0` is `[::]`. */
const hostnameOf = (host: string) => new URL(urlOf(withoutZone(host), 0)).hostname;

/** The interface of a link-local address means nothing in a link. */
const withoutZone = (host: string) => host.replace(/%.*$/, '');

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
