import type { FastifyInstance } from 'fastify';
import type { Access, Operation } from '../../contract/operation.ts';
import { type OperationId, operations } from '../../contract/operations.ts';
import { compileReader } from '../../contract/reading/reader.ts';
import { springsTrap } from '../../domain/enquiry/trap.ts';
import { checkBodyLabels } from '../host/body.ts';
import type { Handlers } from './handlers.ts';
import { preflightHeaders } from '../host/headers.ts';
import { invalidRequest } from '../host/problem-reply.ts';
import { type RateLimiting, callerOf, enforceLimit, showLimit } from '../host/rate-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route says who may call it; a test lists them all. */
    access?: Access;
    operationId?: string;
  }
}

/** The routes of the table. The order of judgement is that of the hooks: limit, labels, body, then the use case. */
export function addApiRoutes(server: FastifyInstance, handlers: Handlers, limiting: RateLimiting): void {
  server.setValidatorCompiler(({ schema }) => {
    const read = compileReader(schema);
    return (body: unknown) => {
      const reading = read(body);
      return reading.ok ? { value: reading.value } : { error: invalidRequest(reading.faults) };
    };
  });

  for (const [id, operation] of Object.entries(operations) as [OperationId, Operation][]) {
    server.route({
      method: operation.method,
      url: operation.path,
      config: { access: operation.access, operationId: id },
      schema: {
        ...(operation.body && { body: operation.body }),
        response: { 200: operation.reply },
      },
      onRequest: async (request, reply) => {
        request.caller = await callerOf(request, limiting.identify);
        if (operation.access === 'limited') await enforceLimit(request.caller, id, reply, limiting.limiter);
        checkBodyLabels(request, operation);
      },
      preValidation: (request, _reply, done) => {
        if (operation.effect === 'submits') request.trapSprung = springsTrap(request.body);
        done();
      },
      handler: handlers[id],
    });
  }

  for (const [path, { methods, operationId }] of answeredPaths()) {
    const allowed = methods.join(', ');
    const headers = { ...preflightHeaders, 'access-control-allow-methods': allowed, allow: allowed };
    server.options(path, { config: { access: 'open' } }, async (request, reply) => {
      const caller = await callerOf(request, limiting.identify);
      await showLimit(caller, operationId, reply, limiting.limiter);
      return reply.headers(headers).code(204).send();
    });
  }
}

/** Every method an operation's path answers to, HEAD wherever GET, and the operation its limit is shown for. */
function answeredPaths(): ReadonlyMap<string, { methods: readonly string[]; operationId: string }> {
  const byPath = new Map<string, { methods: string[]; operationId: string }>();
  for (const { id, path, method } of Object.values<Operation>(operations)) {
    const known = byPath.get(path) ?? { methods: ['OPTIONS'], operationId: id };
    known.methods.unshift(...(method === 'GET' ? ['GET', 'HEAD'] : [method]));
    byPath.set(path, known);
  }
  return byPath;
}
