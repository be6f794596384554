import { bounds } from '../bounds.ts';
import type { Operation } from '../operation.ts';
import { exampleHeaders, type LimitsInForce, limitsInWords } from './in-force.ts';
import { problemExample } from './problem-examples.ts';
import { Problem, type ProblemCode, problems } from '../problems.ts';
import { replyExamples } from './reply-examples.ts';
import { withReferences } from './schema-references.ts';

/** The version of the described interface; it follows the contract, not the program. */
export const contractVersion = '1.0.0';

type Json = Record<string, unknown>;

/** Who answers questions about the interface, as far as the maker's card says. */
export interface ApiContact {
  readonly name?: string;
  readonly email?: string;
}

/** The OpenAPI 3.1 description, made from the table of operations and the limits in force. */
export function openApiDocument(
  operations: readonly Operation[],
  publicUrl: string,
  inForce: LimitsInForce,
  contact: ApiContact = {},
): Json {
  const components = new Map<string, unknown>();
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation, components, publicUrl),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lintel: door pricing and enquiries',
      version: contractVersion,
      summary:
        'Prices steel glazed doors and takes enquiries for a maker of internal and security doors in Ireland.',
      description:
        'Personal data is sent only after the person has asked to be contacted. Limits count for each client and ' +
        `operation: ${limitsInWords(inForce)}. After a 429, wait as long as Retry-After says, then retry once.`,
      contact: { ...contact, url: `${publicUrl}/contact` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { description: 'Guide, errors, reference and a typed client', url: `${publicUrl}/docs` },
    servers: [{ url: publicUrl }],
    tags: [
      { name: 'Doors', description: 'Prices, layouts and products, without personal data.' },
      { name: 'Enquiries', description: 'Enquiries that a person at the company answers.' },
    ],
    security: [{}, { apiKey: [] }, { bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'Raises the rate limit.' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The same key as a bearer token.' },
      },
      headers: rateLimitHeaders(inForce),
      examples: problemExamples(operations, publicUrl),
      schemas: { Problem: withReferences(Problem, components, true), ...Object.fromEntries(components) },
    },
  };
}

function describe(operation: Operation, components: Map<string, unknown>, publicUrl: string): Json {
  const { id, tag, summary, description, body, reply, examples, effect } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    'x-openai-isConsequential': effect === 'submits',
    ...(effect === 'submits' && { parameters: [idempotencyKey] }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: withReferences(body, components),
            examples: mapValues(examples, ({ summary, body: value }) => ({ summary, value })),
          },
        },
      },
    }),
    responses: {
      '200': {
        description: 'Done.',
        headers: limitHeaders,
        content: {
          'application/json': {
            schema: withReferences(reply, components),
            examples: mapValues(replyExamples(id, publicUrl), (value, name) => ({
              summary: examples[name]?.summary ?? summary,
              value,
            })),
          },
        },
      },
      ...problemResponses(operation.problems),
    },
  };
}

function problemResponses(codes: readonly ProblemCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((code) => `\`${code}\`: ${problems[code].title}.`).join(' '),
        headers:
          status === 429 || status === 503 ? { ...limitHeaders, 'Retry-After': retryAfter } : limitHeaders,
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(
              group.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
            ),
          },
        },
      },
    ]),
  );
}

/** An example for every code that an operation can answer with. */
function problemExamples(operations: readonly Operation[], publicUrl: string): Json {
  const codes = new Set(operations.flatMap((operation) => operation.problems));
  return Object.fromEntries(
    [...codes].map((code) => [
      code,
      { summary: problems[code].title, value: problemExample(code, publicUrl) },
    ]),
  );
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => unknown,
): Json {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    `A key of your own for this request, at most ${bounds.longestRetryKey} characters. The same key and body within ${bounds.retryKeyHours} hours repeat the ` +
    'first answer, with Idempotent-Replayed: true; another body under the same key is refused with 422.',
  schema: { type: 'string', minLength: 1 },
};

const retryAfter = {
  description: 'Whole seconds to wait before trying again.',
  schema: { type: 'integer', minimum: 0 },
};

function rateLimitHeaders(inForce: LimitsInForce): Json {
  const { policy, state } = exampleHeaders(inForce);
  return {
    RateLimit: {
      description: `Calls left and seconds until the next is free, as in \`${state}\`.`,
      schema: { type: 'string' },
    },
    'RateLimit-Policy': {
      description: `The limit that applies, as in \`${policy}\`.`,
      schema: { type: 'string' },
    },
  };
}

const limitHeaders = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
};
