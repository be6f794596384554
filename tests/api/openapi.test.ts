import { describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/callers/api-key.ts';
import type { Operation } from '../../src/contract/operation.ts';
import { operationList, operations } from '../../src/app/operations/table.ts';
import { readConfig } from '../../src/config.ts';
import { openApiDocument } from '../../src/contract/describing/openapi.ts';
import { problems } from '../../src/contract/problems.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';
import { contactPath, freshAddress, idOf, post, validBody } from './requests.ts';
import { complaintsOf } from './schema-check.ts';

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly 'x-openai-isConsequential': boolean;
  readonly parameters?: readonly object[];
  readonly requestBody?: {
    required: boolean;
    content: Record<string, { schema: object; examples: Record<string, { value: unknown }> }>;
  };
  readonly responses: Record<string, { content: Record<string, Content>; headers: object }>;
}

interface Content {
  readonly schema: object;
  readonly examples: Record<string, { value?: unknown; $ref?: string }>;
}

interface Description {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly examples: Readonly<Record<string, { value: unknown }>>;
  };
}

const service = await startService('embedded');
const served = await service.server.inject({ method: 'GET', url: '/openapi.json' });
const document = served.json<Description>();
const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const table = Object.values<Operation>(operations);
const tellsWait = new Set(['request_in_progress', 'rate_limited', 'store_unavailable']);

describe('the OpenAPI description', () => {
  it('is OpenAPI 3.1 of version 1.0.0, with the public URL', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info.version).toBe('1.0.0');
    expect(document.servers).toEqual([{ url: 'https://doors.example.ie' }]);
    expect(served.headers['content-type']).toContain('application/json');
  });

  it.each([
    ['/api/internal-doors/estimate', 'estimateInternalDoorPrice'],
    ['/api/internal-doors/recommend', 'recommendInternalDoorConfiguration'],
    ['/api/contact', 'submitContactEnquiry'],
    ['/api/quote/internal-doors', 'submitInternalDoorsQuote'],
    ['/api/quote/security-doors', 'submitSecurityDoorsQuote'],
  ])('gives POST %s the operation id %s', (path, id) => {
    expect(document.paths[path]?.['post']?.operationId).toBe(id);
  });

  it('gives GET /api/internal-doors/limits the operation id describeInternalDoorLimits', () => {
    const operation = document.paths['/api/internal-doors/limits']?.['get'];
    expect(operation?.operationId).toBe('describeInternalDoorLimits');
    expect(operation?.requestBody).toBeUndefined();
  });

  it.each(table)('lists every status of the operation $id', ({ id, effect, problems: codes }) => {
    const responses = described.find(({ operationId }) => operationId === id)?.responses ?? {};
    const statuses = [...new Set(['200', ...codes.map((code) => String(problems[code].status))])].sort();
    expect(Object.keys(responses).sort()).toEqual(statuses);
    if (effect === 'submits') {
      expect(statuses).toEqual(['200', '400', '401', '403', '409', '413', '415', '422', '429', '500', '503']);
    }
    for (const [status, { content, headers }] of Object.entries(responses)) {
      expect(Object.keys(content)).toEqual([
        status === '200' ? 'application/json' : 'application/problem+json',
      ]);
      expect(Object.keys(headers)).toEqual(
        expect.arrayContaining(['X-Request-Id', 'RateLimit', 'RateLimit-Policy']),
      );
      const waits = codes.some((code) => String(problems[code].status) === status && tellsWait.has(code));
      expect('Retry-After' in headers).toBe(waits);
      const mayBeReplayed = status === '200' || (status === '409' && codes.includes('duplicate_submission'));
      expect('Idempotent-Replayed' in headers).toBe(effect === 'submits' && mayBeReplayed);
    }
  });

  it('names the answers that are replayed, and those with Retry-After', () => {
    const at = (status: string) => document.paths['/api/contact']?.['post']?.responses[status]?.headers;
    expect(at('409')).toMatchObject({
      'Retry-After': {
        description: 'Whole seconds to wait before trying again. Sent with `request_in_progress` only.',
        required: false,
      },
    });
    expect(at('429')).toMatchObject({ 'Retry-After': { required: true } });
  });

  it('has the length limit of idempotency keys that the service enforces', async () => {
    const submits = new Set(table.filter(({ effect }) => effect === 'submits').map(({ id }) => id));
    const submitting = described.filter(({ operationId }) => submits.has(operationId));
    expect(submitting).toHaveLength(4);
    for (const { parameters } of submitting) {
      expect(parameters).toMatchObject([
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7E]+$' },
        },
      ]);
    }
    const statusWith = async (key: string) => {
      const options = { headers: { 'idempotency-key': key }, from: freshAddress() };
      return (await post(service, '/api/contact', validBody('/api/contact'), options)).statusCode;
    };
    expect(await statusWith('~'.repeat(255))).toBe(200);
    expect(await statusWith(`"${' ~'.repeat(127)}~"`)).toBe(200);
    expect(await statusWith('~'.repeat(256))).toBe(400);
    expect(await statusWith('é')).toBe(400);
  });

  it('allows problem codes that are added later', () => {
    const { code } = (document.components.schemas['Problem'] as { properties: { code: object } }).properties;
    expect(code).toMatchObject({ type: 'string', 'x-extensible-enum': Object.keys(problems) });
    expect(code).not.toHaveProperty('enum');
  });

  it('has a contact, with a name if one is configured', () => {
    const contact = { name: 'The sales desk', email: 'sales@example.ie' };
    const describedWith = (...known: [typeof contact?]) =>
      openApiDocument(operationList, 'https://doors.example.ie', readConfig({}), ...known)['info'];
    expect(describedWith(contact)).toMatchObject({ contact });
    expect(describedWith()).toHaveProperty('contact', { url: 'https://doors.example.ie/contact' });
  });

  it('has texts short enough for assistants, and marks operations that change something', () => {
    for (const { operationId, description, 'x-openai-isConsequential': consequential } of described) {
      expect(description.length).toBeLessThanOrEqual(300);
      expect(consequential).toBe(table.find(({ id }) => id === operationId)?.effect !== 'reads');
    }
    const texts = [...served.body.matchAll(/"description":"((?:[^"\\]|\\.)*)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(700);
    expect(served.body).not.toContain('"nullable"');
    expect(served.body).not.toMatch(/"anyOf":\[[^\]]*\{"type":"null"\}/);
  });

  it('defines exactly the schemas it refers to', () => {
    const references = [...served.body.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]);
    expect([...new Set(references)].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  it('requires no API key, and names both ways to send one', () => {
    expect(served.json<{ security: unknown }>().security).toEqual([{}, { apiKey: [] }, { bearer: [] }]);
  });

  it('has at least one example of each body', () => {
    const bodies = described.flatMap((operation) => operation.requestBody ?? []);
    expect(bodies).toHaveLength(9);
    for (const requestBody of bodies) {
      expect(requestBody.required).toBe(true);
      const { examples = {} } = requestBody.content['application/json'] ?? {};
      expect(Object.keys(examples).length).toBeGreaterThan(0);
    }
  });
});

describe('the OpenAPI description of answers', () => {
  const answers = described.flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { content }]) =>
      Object.values(content).map(({ schema, examples }) => ({ operationId, status, schema, examples })),
    ),
  );

  it('has a schema for every status of an operation', () => {
    expect(answers).toHaveLength(described.flatMap(({ responses }) => Object.keys(responses)).length);
    expect(new Set(answers.map(({ operationId }) => operationId)).size).toBe(table.length);
  });

  it.each(answers)(
    'has valid examples of the answers of $operationId with status $status',
    ({ schema, examples }) => {
      expect(Object.keys(examples).length).toBeGreaterThan(0);
      for (const { value, $ref } of Object.values(examples)) {
        const code = $ref?.replace('#/components/examples/', '') ?? '';
        const shown = $ref === undefined ? value : document.components.examples[code]?.value;
        expect(complaintsOf(whole(schema), shown)).toEqual([]);
      }
    },
  );

  const shown = described.flatMap(({ operationId, requestBody, responses }) => {
    const asked = requestBody?.content['application/json']?.examples ?? {};
    const answered = responses['200']?.content['application/json']?.examples ?? {};
    return Object.entries(answered).map(([name, { value }]) => ({
      operationId,
      name,
      body: asked[name]?.value,
      value,
    }));
  });

  it('has at least one example of a successful answer for each operation', () => {
    expect(new Set(shown.map(({ operationId }) => operationId)).size).toBe(table.length);
  });

  it.each(shown)(
    'has an example answer of $operationId to $name equal to that of the service',
    async ({ operationId, body, value }) => {
      const { method, path } = table.find(({ id }) => id === operationId) ?? { method: 'GET', path: '' };
      const { url, headers } = await ownPath(service, path);
      const answer =
        method === 'GET'
          ? await service.server.inject({ method, url, headers })
          : await post(service, url, body, { from: freshAddress(), headers });
      expect(cutTo(masked(answer.json()), masked(value))).toEqual(masked(value));
    },
  );
});

/** The path with the id of a stored enquiry, and the API key that sent it; other paths unchanged. */
async function ownPath(
  service: TestService,
  path: string,
): Promise<{ url: string; headers: Record<string, string> }> {
  if (!path.includes('{id}')) return { url: path, headers: {} };
  const { text, key } = createApiKey('A partner', null, service.clock.now());
  await service.store.keys.add(key);
  const headers = { 'x-api-key': text };
  const sent = await post(service, contactPath, validBody(contactPath), { headers });
  return { url: path.replace('{id}', idOf(sent)), headers };
}

/** The answer with its random parts and the times of its enquiry masked. */
function masked(answer: unknown): unknown {
  const text = JSON.stringify(answer)
    .replace(/_[0-9A-Z]{26}"/g, '_ULID"')
    .replace(/"(createdAt|updatedAt)":"2\d{3}-[^"]+"/g, '"$1":"TIME"')
    .replace(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, 'REFERENCE')
    .replace(/\/quotes\/[\w-]{43}"/, '/quotes/TOKEN"');
  return JSON.parse(text) as unknown;
}

/** The answer with its lists cut to the length of those in the example, but to no fewer than one item. */
function cutTo(answer: unknown, example: unknown): unknown {
  if (Array.isArray(answer) && Array.isArray(example))
    return answer.slice(0, Math.max(1, example.length)).map((item, i) => cutTo(item, example[i]));
  if (typeof answer !== 'object' || typeof example !== 'object' || !answer || !example) return answer;
  const parts = example as Record<string, unknown>;
  return Object.fromEntries(Object.entries(answer).map(([key, part]) => [key, cutTo(part, parts[key])]));
}

const examples = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).flatMap(({ requestBody, responses }) => {
    const { examples = {}, schema = {} } = requestBody?.content['application/json'] ?? {};
    return Object.entries(examples).map(([name, { value }]) => ({ path, name, value, schema, responses }));
  }),
);

function schemaOf(response: Described['responses'][string] | undefined, type: string): object {
  const content = response?.content[type];
  if (!content) throw new Error(`There is no ${type}`);
  return content.schema;
}

it('each operation with a body has an example request', () => {
  expect(examples.length).toBeGreaterThanOrEqual(table.filter(({ body }) => body).length);
  expect(new Set(examples.map(({ path }) => path)).size).toBe(9);
});

/** The schema with the components it may refer to. */
const whole = (schema: object) => ({ ...schema, components: document.components });

describe.each(storeKinds)('every example request, on the %s store', async (kind) => {
  const tried = await startService(kind);

  it.each(examples)('$name of $path is accepted and answered as described', async (example) => {
    expect(complaintsOf(whole(example.schema), example.value)).toEqual([]);
    const { url, headers } = await ownPath(tried, example.path);
    const answer = await post(tried, url, example.value, { headers });
    expect(answer.statusCode, answer.body).toBe(200);
    const reply = schemaOf(example.responses['200'], 'application/json');
    expect(complaintsOf(whole(reply), answer.json())).toEqual([]);
  });

  it.each(examples)(
    'an invalid body instead of $name of $path is refused as described',
    async ({ path, responses }) => {
      const answer = await post(tried, path, { customer: 1, reason: 1 });
      expect(answer.statusCode).toBe(400);
      const problem = schemaOf(responses['400'], 'application/problem+json');
      expect(complaintsOf(whole(problem), answer.json())).toEqual([]);
    },
  );
});
