import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Called for each answered request, to count it in the metrics. */
export type RequestObserver = (observation: { operation: string; status: number; ms: number }) => void;

export interface RequestLog {
  readonly logger: FastifyBaseLogger;
  readonly observeRequest: RequestObserver;
}

interface AnsweredRequest {
  readonly reqId: string;
  readonly method: string | undefined;
  readonly operation: string;
  readonly status: number;
  readonly tools?: readonly string[] | undefined;
}

/** Logs one line per request: the name of the route, without URL, query, body, key or client address. */
export function logRequest(
  { logger, observeRequest }: RequestLog,
  request: AnsweredRequest,
  elapsedMs: number,
): void {
  const { reqId, method, operation, status, tools } = request;
  const ms = Math.round(elapsedMs * 10) / 10;
  logger.info({ reqId, method, operation, status, ms, tools }, 'answered');
  observeRequest({ operation, status, ms });
}

/** Logs the requests of all routes except the API's operations, whose handler logs them. */
export function observeRequests(server: FastifyInstance, log: RequestLog): void {
  server.addHook('onResponse', ({ operation, id, method, tools, routeOptions }, reply, done) => {
    if (routeOptions.config.access !== 'limited')
      logRequest(log, { reqId: id, method, operation, status: reply.statusCode, tools }, reply.elapsedTime);
    done();
  });
}
