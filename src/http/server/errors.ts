import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../app/shared/refusal.ts';
import { ProblemError, type PublicUrl, problemOfRefusal, sendProblem } from './problems.ts';
import { bodySizeText } from '../../contract/bounds.ts';

/** Sends the problem for an error. Unexpected errors reveal no internals. */
export function handleErrors(server: FastifyInstance, publicUrl: PublicUrl): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.code === 'internal_error')
      request.log.error({ reqId: request.id, err: error }, 'unexpected error');
    // The connection stays open after a faulty body. Fastify would close it, which resets a client that is
    // still sending before it reads the response (RFC 9112, section 9.6). The rest of the body is discarded,
    // within the request timeout.
    if (problem.code !== 'malformed_http') reply.removeHeader('connection');
    return sendProblem(reply, problem, publicUrl);
  });
}

export function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof Refusal) return problemOfRefusal(error);
  return (
    problemOfFastify(error) ??
    problemOfFile(error) ??
    new ProblemError('internal_error', 'Something went wrong on our side. Please try again later.')
  );
}

/** Problems of Fastify's own errors, thrown before our handlers run. */
function problemOfFastify(error: unknown): ProblemError | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ProblemError('payload_too_large', `The body is larger than ${bodySizeText}.`);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ProblemError('unsupported_media_type', 'A body of this Content-Type is not read here.');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ProblemError('malformed_http', 'The body is not as long as Content-Length says.');
    case 'FST_ERR_BAD_URL':
      return new ProblemError('malformed_http', 'The address cannot be decoded.');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new ProblemError('not_found', 'There is nothing at this address.');
    case 'EMFILE':
    case 'ENFILE':
      return new ProblemError('overloaded', 'Too many connections are open at the moment.');
    case 'ECONNRESET':
      return new ProblemError('malformed_http', 'The connection was closed before the body was complete.');
    default:
      return null;
  }
}

/** Problems of @fastify/static's errors for preconditions and ranges. */
function problemOfFile(error: unknown): ProblemError | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  switch (error.statusCode) {
    case 412:
      return new ProblemError('precondition_failed', 'The file is another one than the request asks for.');
    case 416:
      return new ProblemError('range_not_satisfiable', 'The file ends before the part that was asked for.', {
        headers: headersOf(error),
      });
    default:
      return null;
  }
}

function headersOf(error: Error): Record<string, string> {
  const { headers } = error as { headers?: Record<string, string> };
  return { ...headers };
}
