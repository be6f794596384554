import type { FastifyReply, FastifyRequest } from 'fastify';
import { type OperationId, operations } from '../../app/operations/table.ts';
import { createCall } from '../../app/shared/call.ts';
import { keyInBody } from '../../app/shared/idempotency.ts';
import type { UseCases } from '../../app/use-cases.ts';
import { cachedForAnHour } from '../host/cached.ts';
import { bounds } from '../../contract/bounds.ts';
import { withIgnored } from '../../contract/reading/ignored.ts';
import { ProblemError, invalidRequest } from '../host/problem-reply.ts';

const json = 'application/json; charset=utf-8';

/** One handler for every operation: it reads the body, calls the use case, and replies as the operation's row says. */
// Within, the type ties an operation's reader and use case together.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export function createHandler<Id extends OperationId>(id: Id, useCases: UseCases) {
  const { read, cached } = operations[id];
  const useCase = useCases[id];

  const execute = async (request: FastifyRequest) => {
    const reading = read(request.body);
    if (!reading.ok) throw invalidRequest(reading.faults);
    const key = idempotencyKeyOf(request.headers['idempotency-key'], keyInBody(reading.value));
    const done = await useCase(reading.value, createCall(request.caller, request.id, request.body, key));
    return { ...done, reply: withIgnored(done.reply, reading.ignored) };
  };

  if (cached) {
    return cachedForAnHour(json, async (request) => JSON.stringify((await execute(request)).reply));
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const done = await execute(request);
    if (done.replayed) reply.header('idempotent-replayed', 'true');
    // Written here rather than by Fastify, whose writer for a schema is only made when the first answer needs it.
    return reply.type(json).send(JSON.stringify(done.reply));
  };
}

const headerName = 'Idempotency-Key';
const longest = bounds.longestRetryKey;

/**
 * Reads the header in either form, quoted as the standard has it or bare as most clients send it. A key in the body is
 * for callers that cannot set headers; where both stand, the header counts.
 */
function idempotencyKeyOf(header: string | string[] | undefined, inBody: string | null): string | null {
  if (header === undefined) return inBody;
  const text = String(header).trim();
  const quoted = /^"((?:[^"\\]|\\["\\])*)"$/.exec(text)?.[1];
  const key = quoted === undefined ? text : quoted.replace(/\\(["\\])/g, '$1');
  if (key === '' || key.length > longest || !/^[\x20-\x7e]+$/.test(key)) {
    const message = `${headerName} must be 1 to ${longest} printable ASCII characters.`;
    throw new ProblemError('invalid_request', message, {
      errors: [{ pointer: '', field: headerName, message }],
    });
  }
  return key;
}
