import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Done } from '../../../app/operations/row.ts';
import { type OperationId, operations } from '../../../app/operations/table.ts';
import { createCall } from '../../../app/shared/call.ts';
import { keyInBody } from '../../../app/shared/idempotency.ts';
import type { UseCases } from '../../../app/use-cases.ts';
import { withIgnored } from '../../../contract/reading/ignored.ts';
import { cachedForAnHour } from '../../server/conditional.ts';
import { invalidRequest } from '../../server/problems.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';

const json = 'application/json; charset=utf-8';

/** The handler of an operation: reads the body, calls the use case and replies. */
// The type parameter ties the reader to the use case.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export function handlerOf<Id extends OperationId>(id: Id, useCases: UseCases): RouteHandlerMethod {
  const { read, cached = false } = operations[id];
  const useCase = useCases[id];

  function call({ headers, caller, id: requestId, body }: FastifyRequest) {
    const reading = read(body);
    if (!reading.ok) throw invalidRequest(reading.faults);
    const { value, ignored } = reading;
    const key = idempotencyKeyOf(headers['idempotency-key'], keyInBody(value));
    return { done: useCase(value, createCall(caller, requestId, body, key)), ignored };
  }

  if (cached)
    return cachedForAnHour(json, async (request) => JSON.stringify((await call(request).done).reply));

  return (request, reply) => {
    const { done, ignored } = call(request);
    // Synchronous results are sent at once: a promise would cost a turn of the microtask queue.
    if (!(done instanceof Promise)) answer(reply, done, ignored);
    else
      return done.then((later) => {
        answer(reply, later, ignored);
      });
  };
}

function answer(
  reply: FastifyReply,
  { reply: body, replayed }: Done<object>,
  ignored: readonly string[],
): void {
  if (replayed) reply.header('idempotent-replayed', 'true');
  reply.type(json).send(JSON.stringify(withIgnored(body, ignored)));
}
