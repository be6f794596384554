import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { operationIds, operationList, operations } from '../../../app/operations/table.ts';
import { pathWith } from '../../../contract/operation.ts';
import { open } from '../../server/access.ts';
import { preflightHeaders } from '../../server/headers.ts';
import { type RateLimiting, callerOf, showLimit } from '../../server/rate-limit.ts';
import { type ApiHandler, type ApiNeeds, createApiHandler } from './handler.ts';

/**
 * Handlers of the operations, by method and URL. Operations whose path has a parameter are left to Fastify's
 * router.
 */
export type ApiHandlers = ReadonlyMap<string, ApiHandler>;

const keyOf = (method: string | undefined, url: string | undefined) => `${method ?? ''} ${url ?? ''}`;

export const createApiHandlers = (needs: ApiNeeds): ApiHandlers =>
  new Map(
    operationIds.map((id) => {
      const { method, path } = operations[id];
      return [keyOf(method, path), createApiHandler(id, needs)];
    }),
  );

export const findApiHandler = (handlers: ApiHandlers, { method, url }: IncomingMessage) =>
  handlers.get(keyOf(method, url));

/**
 * Fastify routes of the operations, for requests that the map of handlers does not match: URLs with a
 * parameter, a query or another spelling, HEAD, and preflight requests of browsers.
 */
export function addApiRoutes(server: FastifyInstance, handlers: ApiHandlers, limiting: RateLimiting): void {
  for (const operation of operationList) {
    const { id, method, path, access } = operation;
    server.route<{ Params: { id?: string } }>({
      method,
      url: pathWith(operation, ':id'),
      config: { access, operationId: id },
      onRequest: ({ id: requestId, raw, params }, reply) => {
        reply.hijack();
        handlers.get(keyOf(method, path))?.(raw, reply.raw, requestId, params.id);
      },
      handler: (_request, reply) => reply,
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

/**
 * Paths of the operations, each with its methods (HEAD goes with GET) and the operation whose limit its rate
 * limit headers show.
 */
function answeredPaths(): ReadonlyMap<string, { methods: readonly string[]; operationId: string }> {
  const byPath = new Map<string, { methods: string[]; operationId: string }>();
  for (const operation of operationList) {
    const { id, method } = operation;
    const path = pathWith(operation, ':id');
    const known = byPath.get(path) ?? { methods: ['OPTIONS'], operationId: id };
    known.methods.unshift(...(method === 'GET' ? ['GET', 'HEAD'] : [method]));
    byPath.set(path, known);
  }
  return byPath;
}
