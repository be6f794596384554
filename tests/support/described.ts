import { isDeepStrictEqual } from 'node:util';
import { Ajv, type ValidateFunction } from 'ajv';
import { Clean } from 'typebox/value';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Operation } from '../../src/contract/operation.ts';
import { operationList } from '../../src/app/operations/table.ts';
import { readConfig } from '../../src/config.ts';
import { openApiDocument } from '../../src/contract/describing/openapi.ts';
import { atEndOfFile } from './end-of-file.ts';
import { type Answer as SentAnswer, watchExchanges } from './exchanges.ts';

/** The OpenAPI description in a standard validator. */
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
const description = openApiDocument(
  operationList,
  'https://doors.example.ie',
  readConfig({}),
) as unknown as Described;
ajv.addSchema(description, 'description');

interface Header {
  readonly $ref?: string;
  readonly required?: boolean;
  readonly schema: { readonly type: string };
}

interface Described {
  readonly paths: Record<
    string,
    Record<string, { responses: Record<string, { headers: Record<string, Header> }> }>
  >;
  readonly components: { readonly headers: Record<string, Header> };
}

interface Answer extends SentAnswer {
  readonly operation: Operation;
}

/** The headers for API clients, which are checked; other headers are for browsers and caches. */
const checkedHeaders = [
  'x-request-id',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'idempotent-replayed',
];

/** Answers to validate. They are validated at the end, so that validation does not slow down the service. */
const answers: Answer[] = [];
atEndOfFile(() => {
  const outside = answers.splice(0).flatMap(({ operation, status, headers, body }) => {
    const complaint = complaintAbout(operation, status, body);
    const complaints = [
      ...(complaint === null ? [] : [complaint]),
      ...headerComplaints(operation, status, headers),
    ];
    return complaints.map((each) => `${operation.id} ${status}: ${each}`);
  });
  expect(outside, 'answers outside the description').toEqual([]);
});

/**
 * Validates every answer of an operation against the OpenAPI description: its status is listed, its body matches
 * the schema and, if successful, has no other fields, and its headers are those listed.
 */
export function holdToDescription(server: FastifyInstance): void {
  watchExchanges(server, ({ request, answer }) => {
    const operation = operationList.find(
      (each) => each.method === request.method && pathOf(each).test(request.url ?? ''),
    );
    if (!operation) return;
    void answer.then(({ status, headers, body }) => {
      // The description omits 304 and 417, which come from HTTP itself, not from the operation.
      if (status !== 304 && status !== 417) answers.push({ operation, status, headers, body });
    });
  });
}

/** Pattern of an operation's path, which allows any id as its parameter. */
const pathOf = ({ path }: Operation) => new RegExp(`^${path.replace('{id}', '[^/?]+')}$`);

function complaintAbout({ method, path, reply }: Operation, status: number, body: string): string | null {
  const type = status === 200 ? 'application/json' : 'application/problem+json';
  const place = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema'];
  const validate = validatorAt(`description#/${place.map((part) => part.replaceAll('/', '~1')).join('/')}`);
  if (!validate) return 'the status is not listed';
  const answer: unknown = JSON.parse(body);
  if (!validate(answer)) return ajv.errorsText(validate.errors);
  const isAllListed = status !== 200 || isDeepStrictEqual(Clean(reply, structuredClone(answer)), answer);
  return isAllListed ? null : 'it has fields that are not listed';
}

function headerComplaints({ method, path }: Operation, status: number, sent: Answer['headers']): string[] {
  const listed = description.paths[path]?.[method.toLowerCase()]?.responses[String(status)]?.headers ?? {};
  const byName = new Map(
    Object.entries(listed).map(([name, header]) => [
      name.toLowerCase(),
      header.$ref === undefined ? header : description.components.headers[name],
    ]),
  );
  return checkedHeaders.flatMap((name) => {
    const header = byName.get(name);
    const value = sent[name];
    if (value === undefined) return header?.required ? [`${name} is missing`] : [];
    if (!header) return [`${name} is sent and not listed`];
    const meant = header.schema.type === 'integer' ? Number(value) : String(value);
    return ajv.validate(header.schema, meant) ? [] : [`${name} is ${String(value)}`];
  });
}

const validators = new Map<string, ValidateFunction | null>();

function validatorAt(pointer: string): ValidateFunction | null {
  const known = validators.get(pointer);
  if (known !== undefined) return known;
  let validate: ValidateFunction | null = null;
  try {
    validate = ajv.compile({ $ref: pointer });
  } catch {
    // There is no schema at this pointer.
  }
  validators.set(pointer, validate);
  return validate;
}
