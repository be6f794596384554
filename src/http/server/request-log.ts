import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Metrics of a response. */
export type RequestObserver = (observation: { operation: string; status: number; ms: number }) => void;

interface RequestLog {
  readonly logger: FastifyBaseLogger;
  readonly observeRequest: RequestObserver;
}

/** Logs one line per request: the name of the route, but no URL or query, body, key or client address. */
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
