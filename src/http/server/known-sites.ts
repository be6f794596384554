import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problems.ts';

const isLoopback = (hostname: string) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

const hostnameOf = (host: string) =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';

/**
 * Rejects cross-site calls, also by DNS rebinding: they would use the visitor's session or network. Programs
 * send no Origin and are not affected. A service on a loopback address accepts every loopback name.
 */
export function checkSite(request: FastifyRequest, publicUrl: string): void {
  const own = new URL(publicUrl);
  const isLocal = isLoopback(own.hostname);
  const host = hostnameOf(request.host);
  if (host !== own.hostname && !(isLocal && isLoopback(host))) {
    throw new ProblemError(
      'misdirected_request',
      'This service is not known by the host name in the request.',
    );
  }
  const { origin } = request.headers;
  if (origin === undefined || origin === own.origin || (isLocal && isLoopbackOrigin(origin))) return;
  throw new ProblemError('origin_not_allowed', 'Pages of other sites may not call this address.');
}

function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === origin && isLoopback(new URL(origin).hostname);
}
