import type { FastifyInstance } from 'fastify';
import { operationIds, operationList, operations } from '../../app/operations/table.ts';
import { open } from '../host/access.ts';
import { isExpectationMet } from '../host/expectation.ts';
import { preflightHeaders } from '../host/headers.ts';
import { type RateLimiting, callerOf, showLimit } from '../host/rate-limit.ts';
import { FromNode } from '../connections/from-node.ts';
import type { AnswerAtOnce } from '../connections/incoming.ts';
import { type Answer, type OperationNeeds, createAnswer } from './operation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of an operation: answers the request from its first hook on, without the framework. */
    answer?: Answer;
  }
}

/** Operations' answers by address and then method, as both are sent by nearly everybody. */
export type Answers = ReadonlyMap<string, ReadonlyMap<string, Answer>>;

export function createAnswers(needs: OperationNeeds): Answers {
  const answers = new Map<string, Map<string, Answer>>();
  for (const id of operationIds) {
    const { method, path } = operations[id];
    const answer = createAnswer(id, needs);
    const byMethod = answers.get(path) ?? new Map<string, Answer>();
    for (const each of method === 'GET' ? ['GET', 'HEAD'] : [method]) byMethod.set(each, answer);
    answers.set(path, byMethod);
  }
  return answers;
}

/** What is asked for in the plain way is answered before the framework has looked at it. */
export const answeringOperations =
  (answers: Answers, nextRequestId: () => string): AnswerAtOnce =>
  (incoming) => {
    const answer = answers.get(incoming.url)?.get(incoming.method);
    if (!answer) return false;
    answer(incoming, nextRequestId());
    return true;
  };

/**
 * What is asked for in any other way is answered as soon as the framework has found its route. Before all other hooks. What
 * expects something we do not know is left to them.
 */
export function answerFoundOperations(server: FastifyInstance): void {
  server.addHook('onRequest', ({ routeOptions, raw, id, headers }, reply, done) => {
    const { answer } = routeOptions.config;
    if (!answer || !isExpectationMet(headers)) {
      done();
      return;
    }
    reply.hijack();
    answer(new FromNode(raw, reply.raw), id);
  });
}

/** The routes of the table, and what browsers ask before they call them. */
export function addApiRoutes(server: FastifyInstance, answers: Answers, limiting: RateLimiting): void {
  for (const { id, method, path, access } of operationList) {
    const answer = answers.get(path)?.get(method);
    server.route({
      method,
      url: path,
      config: { access, operationId: id, ...(answer && { answer }) },
      handler: () => {
        throw new Error('An operation is answered by the first hook');
      },
    });
  }

  for (const [path, { methods, operationId }] of answeredPaths()) {
    const allowed = methods.join(', ');
    const headers = { ...preflightHeaders, 'access-control-allow-methods': allowed, allow: allowed };
    server.options(path, open, async (request, reply) => {
      const caller = await callerOf(request.headers, request.client, limiting.identify);
      await showLimit(caller, operationId, reply, limiting.limiter);
      return reply.headers(headers).code(204).send();
    });
  }
}

/** Every method an operation's path answers to, HEAD wherever GET, and the operation its limit is shown for. */
function answeredPaths(): ReadonlyMap<string, { methods: readonly string[]; operationId: string }> {
  const byPath = new Map<string, { methods: string[]; operationId: string }>();
  for (const { id, path, method } of operationList) {
    const known = byPath.get(path) ?? { methods: ['OPTIONS'], operationId: id };
    known.methods.unshift(...(method === 'GET' ? ['GET', 'HEAD'] : [method]));
    byPath.set(path, known);
  }
  return byPath;
}
