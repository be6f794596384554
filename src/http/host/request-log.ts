import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isExpectationMet } from './expectation.ts';

/** What is counted of an answer. */
export type RequestObserver = (observation: { operation: string; status: number; ms: number }) => void;

/** What the log says of an answer. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  readonly operation: string;
  readonly status: number;
  readonly ms: number;
  readonly tools?: readonly string[] | undefined;
}

export type NoteAnswer = (answered: AnsweredRequest) => void;

/**
 * One cheap line for each request, of what the route is called and never of what was sent: no address with its query,
 * no body, no key, no client address.
 */
export const createAnswerLog =
  (logger: FastifyBaseLogger, observe: RequestObserver): NoteAnswer =>
  (answered) => {
    const { requestId: reqId, method, operation, status, ms, tools } = answered;
    logger.info({ reqId, method, operation, status, ms, tools }, 'answered');
    observe(answered);
  };

export const toTenths = (ms: number): number => Math.round(ms * 10) / 10;

/** Operations tell of themselves where they are answered without the framework. */
export function observeRequests(server: FastifyInstance, note: NoteAnswer): void {
  server.addHook('onResponse', ({ routeOptions, id, method, headers, tools }, reply, done) => {
    const { answer, operationId } = routeOptions.config;
    if (!answer || !isExpectationMet(headers)) {
      const operation = operationId ?? routeOptions.url ?? 'unknown';
      const { statusCode: status, elapsedTime } = reply;
      note({ requestId: id, method, operation, status, ms: toTenths(elapsedTime), tools });
    }
    done();
  });
}
