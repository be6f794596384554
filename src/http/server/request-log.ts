import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** What is counted of an answer. */
export type RequestObserver = (observation: { operation: string; status: number; ms: number }) => void;

interface RequestLog {
  readonly logger: FastifyBaseLogger;
  readonly observeRequest: RequestObserver;
}

/**
 * One cheap line for each request, of what the route is called and never of what was sent: no address with its query,
 * no body, no key, no client address.
 */
export function observeRequests(server: FastifyInstance, { logger, observeRequest }: RequestLog): void {
  server.addHook(
    'onResponse',
    ({ operation, id: reqId, method, tools }, { statusCode: status, elapsedTime }, done) => {
      const ms = Math.round(elapsedTime * 10) / 10;
      logger.info({ reqId, method, operation, status, ms, tools }, 'answered');
      observeRequest({ operation, status, ms });
      done();
    },
  );
}
