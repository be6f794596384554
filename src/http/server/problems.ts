import type { FastifyReply } from 'fastify';
import type { Fault } from '../../contract/reading/faults.ts';
import { type Problem, type ProblemCode, type ProblemKind, problems } from '../../contract/problems.ts';
import type { Refusal } from '../../app/shared/refusal.ts';

/** Base URL of links; a function, because the port may be known only once the service listens. */
export type PublicUrl = () => string;

/** An error with the response to send. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;

  constructor(code: ProblemCode, detail: string, extras: ProblemExtras = {}) {
    super(detail);
    this.code = code;
    this.extras = extras;
  }

  /** Named as in Fastify's errors: error pages read it from both. */
  get statusCode(): number {
    return problems[this.code].status;
  }
}

/** The public fields of a fault. */
type NamedFault = Pick<Fault, 'pointer' | 'field' | 'message'>;

interface ProblemExtras {
  readonly headers?: Readonly<Record<string, string>>;
  readonly errors?: readonly NamedFault[];
  readonly id?: string;
  readonly reference?: string;
  readonly violatedPolicies?: readonly string[];
}

export function invalidRequest(errors: readonly Fault[]): ProblemError {
  const [first] = errors;
  const detail =
    errors.length === 1 && first
      ? first.message
      : `${errors.length} fields need attention; errors names each.`;
  return new ProblemError('invalid_request', detail, { errors });
}

export function malformedJson(complaint: string): ProblemError {
  return new ProblemError('malformed_json', complaint, {
    errors: [{ pointer: '', field: '', message: complaint }],
  });
}

export function problemOfRefusal(refusal: Refusal): ProblemError {
  const { code, message, id, reference, replayed, retryAfter } = refusal;
  return new ProblemError(code, message, {
    ...(id !== undefined && { id }),
    ...(reference !== null && { reference }),
    ...(replayed && { headers: { 'idempotent-replayed': 'true' } }),
    ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
    // Use cases only check the `render` limit; other limits are checked before the use case runs.
    ...(code === 'rate_limited' && { violatedPolicies: ['render'] }),
  });
}

/** Body of an error response. No other code builds one. */
export function problemBody(problem: ProblemError, requestId: string, publicUrl: PublicUrl): Problem {
  const { code, message: detail, extras } = problem;
  return {
    type: `${publicUrl()}/docs/errors#${code}`,
    title: problems[code].title,
    status: problems[code].status,
    detail,
    instance: `urn:lintel:request:${requestId}`,
    success: false,
    code,
    message: detail,
    requestId,
    ...(extras.errors && {
      errors: extras.errors.map(({ pointer, field, message }) => ({ pointer, field, message })),
    }),
    ...(extras.id !== undefined && { id: extras.id }),
    ...(extras.reference !== undefined && { reference: extras.reference }),
    ...(extras.violatedPolicies && { 'violated-policies': [...extras.violatedPolicies] }),
  };
}

export function problemAnswer(problem: ProblemError, requestId: string, publicUrl: PublicUrl) {
  const { retryAfter, status }: ProblemKind = problems[problem.code];
  return {
    status,
    headers: {
      'content-type': 'application/problem+json',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...problem.extras.headers,
    },
    body: JSON.stringify(problemBody(problem, requestId, publicUrl)),
  };
}

export function sendProblem(reply: FastifyReply, problem: ProblemError, publicUrl: PublicUrl): FastifyReply {
  const { status, headers, body } = problemAnswer(problem, reply.request.id, publicUrl);
  return reply.code(status).headers(headers).send(Buffer.from(body));
}
