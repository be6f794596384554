import { bodySizeText, bounds } from '../bounds.ts';
import { type Operation, takesId } from '../operation.ts';
import { headerComponents, headersOfProblems, headersOfReply, idempotencyKey } from './headers.ts';
import { type LimitsInForce, limitsInWords } from './in-force.ts';
import { problemExample } from './problem-examples.ts';
import { Problem, type ProblemCode, problems } from '../problems.ts';
import { replyExamples } from './reply-examples.ts';
import { withReferences } from './schema-references.ts';
import { describeWebhooks } from './webhooks.ts';

/** Version of the contract, not of the program. */
export const contractVersion = '1.0.0';

type Json = Record<string, unknown>;

const withKey = [{ apiKey: [] }, { bearer: [] }];

/** The path parameter. It accepts any text: a text that is not an id leads to 404. */
const idInPath = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id of the enquiry, as it was answered when it was sent.',
  schema: { type: 'string' },
};

/** Contact for questions about the API, from the maker's card. */
export interface ApiContact {
  readonly name?: string;
  readonly email?: string;
}

/** The OpenAPI 3.1 description, generated from the table of operations and the configured limits. */
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
  const webhooks = describeWebhooks(components);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lintel: door pricing and enquiries',
      version: contractVersion,
      summary:
        'Prices steel glazed doors and takes enquiries for a maker of internal and security doors in Ireland.',
      description:
        'Personal data is sent only after the person has asked to be contacted. Limits count for each client and ' +
        `operation: ${limitsInWords(inForce)}. After a 429, wait as long as Retry-After says, then retry once. ` +
        `A body has at most ${bodySizeText}, all headers together less than ${bounds.headerKilobytes} KB; lengths of texts count characters.`,
      contact: { ...contact, url: `${publicUrl}/contact` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { description: 'Guide, errors, reference and a typed client', url: `${publicUrl}/docs` },
    servers: [{ url: publicUrl }],
    tags: [
      { name: 'Doors', description: 'Prices, layouts and products, without personal data.' },
      { name: 'Enquiries', description: 'Enquiries that a person at the company answers.' },
      {
        name: 'Webhooks',
        description: 'What we send by ourselves, by Standard Webhooks, to endpoints that were set up for it.',
      },
    ],
    security: [{}, ...withKey],
    paths,
    webhooks,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description:
            'Raises the rate limit. A key is `lintel_live_` or `lintel_test_` with 43 characters after it.',
        },
        bearer: { type: 'http', scheme: 'bearer', description: 'The same key as a bearer token.' },
      },
      headers: headerComponents(inForce),
      examples: problemExamples(operations, publicUrl),
      schemas: { Problem: withReferences(Problem, components, true), ...Object.fromEntries(components) },
    },
  };
}

function describe(operation: Operation, components: Map<string, unknown>, publicUrl: string): Json {
  const { id, tag, summary, description, body, reply, examples, effect, needsKey } = operation;
  const parameters = [
    ...(takesId(operation) ? [idInPath] : []),
    ...(effect === 'submits' ? [idempotencyKey] : []),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    'x-openai-isConsequential': effect !== 'reads',
    ...(needsKey && { security: withKey }),
    ...(parameters.length > 0 && { parameters }),
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
        headers: headersOfReply(effect === 'submits'),
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
        headers: headersOfProblems(group),
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

/** An example for every problem code of an operation. */
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
