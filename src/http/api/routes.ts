import type { FastifyInstance } from 'fastify';
import { operationIds, operationList, operations } from '../../app/operations/table.ts';
import type { UseCases } from '../../app/use-cases.ts';
import { open } from '../host/access.ts';
import { checkBodyLabels } from '../host/body.ts';
import { preflightHeaders } from '../host/headers.ts';
import { type RateLimiting, callerOf, showLimit } from '../host/rate-limit.ts';
import { createHandler } from './handler.ts';

export interface ApiRoutes extends RateLimiting {
  readonly useCases: UseCases;
}

/** The routes of the table. The order of judgement: the limit, the labels of the body, the body, then the use case. */
export function addApiRoutes(server: FastifyInstance, { useCases, ...limiting }: ApiRoutes): void {
  for (const id of operationIds) {
    const operation = operations[id];
    server.route({
      method: operation.method,
      url: operation.path,
      config: { access: operation.access, operationId: id },
      onRequest: (request, _reply, done) => {
        checkBodyLabels(request, operation);
        done();
      },
      handler: createHandler(id, useCases),
    });
  }

  for (const [path, { methods, operationId }] of answeredPaths()) {
    const allowed = methods.join(', ');
    const headers = { ...preflightHeaders, 'access-control-allow-methods': allowed, allow: allowed };
    server.options(path, open, async (request, reply) => {
      const caller = await callerOf(request, limiting.identify);
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
