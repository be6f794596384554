import type { FastifyInstance } from 'fastify';
import { type OperationId, operationIds, operationList, operations } from '../../../app/operations/table.ts';
import type { UseCases } from '../../../app/use-cases.ts';
import { open } from '../../server/access.ts';
import { checkBodyLabels } from '../../server/body.ts';
import { preflightHeaders } from '../../server/headers.ts';
import { type RateLimiting, callerOf, showLimit } from '../../server/rate-limit.ts';
import { handlerOf } from './operation.ts';

export interface ApiRoutes extends RateLimiting {
  readonly useCases: UseCases;
}

/** The routes of the operations, and their CORS preflights. */
export function addApiRoutes(server: FastifyInstance, { useCases, ...limiting }: ApiRoutes): void {
  for (const id of operationIds) addOperation(server, id, useCases);

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

/** Checks in this order: rate limit (access.ts), headers of the body, the body (body.ts), then the use case. */
function addOperation(server: FastifyInstance, id: OperationId, useCases: UseCases): void {
  const operation = operations[id];
  const { method, path, access } = operation;
  server.route({
    method,
    url: path,
    config: { access, operationId: id },
    onRequest: (request, _reply, done) => {
      checkBodyLabels(request, operation);
      done();
    },
    handler: handlerOf(id, useCases),
  });
}

/** Each path's methods, with HEAD for GET, and the operation whose limit it shows. */
function answeredPaths(): ReadonlyMap<string, { methods: readonly string[]; operationId: string }> {
  const byPath = new Map<string, { methods: string[]; operationId: string }>();
  for (const { id, path, method } of operationList) {
    const known = byPath.get(path) ?? { methods: ['OPTIONS'], operationId: id };
    known.methods.unshift(...(method === 'GET' ? ['GET', 'HEAD'] : [method]));
    byPath.set(path, known);
  }
  return byPath;
}
