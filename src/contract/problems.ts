import Type from 'typebox';
import { bodySizeText, bounds } from './bounds.ts';
import { listOf, text, whole } from './fields.ts';

export interface ProblemKind {
  readonly status: number;
  /**
   * Fixed Retry-After of this problem, in seconds. Absent without Retry-After, and where it varies
   * (rate_limited).
   */
  readonly retryAfter?: number;
  readonly title: string;
  /** Cause and remedy, for the documentation's list of codes. */
  readonly remedy: string;
}

/** Every problem of the API. Codes are stable; titles and remedies may be reworded. */
export const problems = {
  invalid_request: {
    status: 400,
    title: 'The request is not valid',
    remedy: 'Mend every field listed in `errors` and send the request again.',
  },
  malformed_json: {
    status: 400,
    title: 'The body is not JSON',
    remedy: 'Send one JSON object in UTF-8. The key __proto__ is refused wherever it stands.',
  },
  malformed_http: {
    status: 400,
    title: 'The request is not valid HTTP',
    remedy: 'Check the client or proxy that wrote the request.',
  },
  unknown_key: {
    status: 401,
    title: 'This API key is not known',
    remedy:
      'Check the key for a slip of the hand, or ask us for a new one. Or send none: calls without a key are allowed.',
  },
  spam_rejected: {
    status: 403,
    title: 'The enquiry looks like spam',
    remedy: 'Say in plain words what is wanted, without advertising. Leave fields people do not see empty.',
  },
  origin_not_allowed: {
    status: 403,
    title: 'Pages of other sites may not call this address',
    remedy: 'Call it from a program, or from a page of this service.',
  },
  not_found: {
    status: 404,
    title: 'There is nothing at this address',
    remedy:
      'Check the path against the documentation. Paths are case-sensitive and have no trailing slash. An enquiry is found ' +
      'only by the live key that sent it, and no longer once it was erased.',
  },
  method_not_allowed: {
    status: 405,
    title: 'This address does not take that method',
    remedy: 'Use one of the methods in the `Allow` header.',
  },
  request_timeout: {
    status: 408,
    title: 'The request took too long to arrive',
    remedy: `Send the whole request within ${bounds.requestSeconds} seconds.`,
  },
  duplicate_submission: {
    status: 409,
    title: 'This enquiry has just been submitted',
    remedy: 'Nothing to do: the first one is stored; `id` and `reference` are its own.',
  },
  request_in_progress: {
    status: 409,
    retryAfter: 1,
    title: 'A request with this idempotency key is still running',
    remedy: 'Wait as long as `Retry-After` says, then send the same request again.',
  },
  enquiry_closed: {
    status: 409,
    title: 'This enquiry is closed',
    remedy: 'It was won or lost, and can no longer be withdrawn. Have the customer write to us or ring.',
  },
  precondition_failed: {
    status: 412,
    title: 'The file is not as the request wants it',
    remedy: 'Ask again without `If-Match` and `If-Unmodified-Since`.',
  },
  payload_too_large: {
    status: 413,
    title: `The body is larger than ${bounds.bodyKilobytes} KB`,
    remedy: `Send at most ${bodySizeText}. Describe files in words or link to them; split large projects.`,
  },
  unsupported_media_type: {
    status: 415,
    title: 'The body must be application/json',
    remedy: 'Send `Content-Type: application/json`.',
  },
  unsupported_content_encoding: {
    status: 415,
    title: 'Compressed bodies are not read',
    remedy: 'Send the body as it is, without `Content-Encoding`.',
  },
  range_not_satisfiable: {
    status: 416,
    title: 'The file has no such part',
    remedy: 'Ask for a part within the length that `Content-Range` tells, or for all of it.',
  },
  expectation_failed: {
    status: 417,
    title: 'The request expects what this service does not know',
    remedy: 'Send no `Expect` header, or `Expect: 100-continue`.',
  },
  misdirected_request: {
    status: 421,
    title: 'This service is not known by that host name',
    remedy: 'Use the public address of the service. Operators set it with PUBLIC_URL.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'This idempotency key belongs to another request',
    remedy: `Use a new key for a new request; a key stands for one body for ${bounds.retryKeyHours} hours.`,
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    remedy:
      'Wait as long as `Retry-After` says, then retry once. Platforms whose users share an address need a key.',
  },
  headers_too_large: {
    status: 431,
    title: 'The request headers are too large',
    remedy: `Send less than ${bounds.headerKilobytes} KB of headers.`,
  },
  internal_error: {
    status: 500,
    title: 'Something went wrong on our side',
    remedy: 'Try again later; if it persists, tell us the `requestId`.',
  },
  overloaded: {
    status: 503,
    retryAfter: 5,
    title: 'Too much is asked for at the moment',
    remedy: 'Wait as long as `Retry-After` says, then ask again.',
  },
  pictures_busy: {
    status: 503,
    retryAfter: 2,
    title: 'Too many pictures are being made',
    remedy: 'Wait as long as `Retry-After` says, then ask for the picture again.',
  },
  store_unavailable: {
    status: 503,
    retryAfter: 5,
    title: 'Enquiries cannot be stored at the moment',
    remedy: 'Nothing was stored. Wait as long as `Retry-After` says, then send the same request again.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problems;

/** RFC 9457 problem details, with our extensions. */
export const Problem = Type.Object(
  {
    type: text('Address of the documentation of this problem.', { format: 'uri-reference' }),
    title: text('The kind of problem in a few words; may be reworded.'),
    status: whole('The HTTP status.'),
    detail: text('What happened to this request.'),
    instance: Type.Optional(text('This occurrence, named by the request id.')),
    success: Type.Literal(false, { description: 'False: nothing was done.' }),
    code: text(
      `Stable name of the problem. There may be new ones: take one you do not know by its status. Known: ${Object.keys(problems).join(', ')}.`,
      { 'x-extensible-enum': Object.keys(problems) },
    ),
    message: text('The same as detail, for people.'),
    requestId: text('Name this when you report the problem.'),
    errors: Type.Optional(
      listOf(
        Type.Object({
          pointer: text('JSON pointer to the field.'),
          field: text('The field in dotted form.'),
          message: text('What to mend.'),
        }),
        'On 400: every fault at once.',
      ),
    ),
    id: Type.Optional(text('On duplicate_submission: identifier of the first enquiry.')),
    reference: Type.Optional(
      text('On duplicate_submission: reference of the first enquiry, to say on the phone.'),
    ),
    'violated-policies': Type.Optional(listOf(Type.String(), 'On 429: the names of the exceeded policies.')),
  },
  { title: 'Problem', description: 'An error in the form of RFC 9457.' },
);

export type Problem = Type.Static<typeof Problem>;
