import { bounds } from '../bounds.ts';
import { type ProblemCode, type ProblemKind, problems } from '../problems.ts';
import { exampleHeaders, type LimitsInForce } from './in-force.ts';

type Json = Record<string, unknown>;

/** The header components of the OpenAPI description. */
export function headerComponents(inForce: LimitsInForce): Json {
  const { policy, state } = exampleHeaders(inForce);
  return {
    'X-Request-Id': {
      description:
        'Names this request when you report something to us; the same as `requestId` of a problem.',
      required: true,
      schema: { type: 'string', pattern: '^[A-Za-z0-9_-]+$' },
    },
    RateLimit: {
      description: `Calls left and seconds until the next is free, as in \`${state}\`.`,
      schema: { type: 'string' },
    },
    'RateLimit-Policy': {
      description: `The limit that applies, as in \`${policy}\`.`,
      schema: { type: 'string' },
    },
    'Idempotent-Replayed': {
      description:
        '`true` where this repeats the answer to an earlier request with the same idempotency key.',
      schema: { type: 'string', enum: ['true'] },
    },
  };
}

const reference = (name: string) => ({ [name]: { $ref: `#/components/headers/${name}` } });

const onEveryAnswer = {
  ...reference('X-Request-Id'),
  ...reference('RateLimit'),
  ...reference('RateLimit-Policy'),
};

/** Headers of a successful response. Only the response to a submission may be a replay. */
export function headersOfReply(submits: boolean): Json {
  return { ...onEveryAnswer, ...(submits && reference('Idempotent-Replayed')) };
}

/** Headers of the responses with these problem codes, which share a status. */
export function headersOfProblems(codes: readonly ProblemCode[]): Json {
  const waiting = codes.filter(saysHowLong);
  return {
    ...onEveryAnswer,
    ...(waiting.length > 0 && { 'Retry-After': retryAfter(waiting, waiting.length === codes.length) }),
    ...(codes.includes('duplicate_submission') && reference('Idempotent-Replayed')),
  };
}

/** Whether responses with this code have Retry-After: a fixed one, or the varying one of the rate limit. */
function saysHowLong(code: ProblemCode): boolean {
  const { retryAfter }: ProblemKind = problems[code];
  return retryAfter !== undefined || code === 'rate_limited';
}

function retryAfter(codes: readonly ProblemCode[], always: boolean): Json {
  const named = codes.map((code) => `\`${code}\``).join(' and ');
  return {
    description: `Whole seconds to wait before trying again.${always ? '' : ` Sent with ${named} only.`}`,
    required: always,
    schema: { type: 'integer', minimum: 0 },
  };
}

/**
 * The Idempotency-Key header of submissions. Its schema accepts quoted and bare keys, as the service does;
 * only the description mentions quotes.
 */
export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    `A key of your own for this request: 1 to ${bounds.longestRetryKey} printable ASCII characters, bare or in double quotes that do not count. The same key and ` +
    `body within ${bounds.retryKeyHours} hours repeat the first answer, with Idempotent-Replayed: true; another body under the same key is refused with 422. ` +
    'It has no effect on what stores nothing.',
  schema: { type: 'string', minLength: 1, maxLength: bounds.longestRetryKey, pattern: '^[\\x20-\\x7E]+$' },
};
