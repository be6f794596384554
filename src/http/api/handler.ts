import type { FastifyReply, FastifyRequest } from 'fastify';
import { type OperationId, operations } from '../../app/operations/table.ts';
import { createCall } from '../../app/shared/call.ts';
import { keyInBody } from '../../app/shared/idempotency.ts';
import type { UseCases } from '../../app/use-cases.ts';
import { cachedForAnHour } from '../host/cached.ts';
import { invalidRequest } from '../host/problem-reply.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';

/** One handler for every operation: it reads the body, calls the use case, and replies as the operation's row says. */
export function createHandler<Id extends OperationId>(id: Id, useCases: UseCases) {
  const { read, cached } = operations[id];
  const useCase = useCases[id];

  const execute = async (request: FastifyRequest) => {
    const reading = read(request.body);
    if (!reading.ok) throw invalidRequest(reading.faults);
    const key = idempotencyKeyOf(request.headers['idempotency-key'], keyInBody(reading.value));
    return useCase(reading.value, createCall(request.caller, request.id, request.body, key));
  };

  if (cached) return cachedForAnHour(async (request) => (await execute(request)).reply);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const done = await execute(request);
    if (done.replayed) reply.header('idempotent-replayed', 'true');
    return done.reply;
  };
}
