import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect } from 'vitest';
import type { Operation } from '../../src/contract/operation.ts';
import { operationList, operations } from '../../src/app/operations/table.ts';
import { readConfig } from '../../src/config.ts';
import { openApiDocument } from '../../src/contract/describing/openapi.ts';

/** The description as a standard validator reads it. */
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(openApiDocument(operationList, 'https://doors.example.ie', readConfig({})), 'description');

const outside: string[] = [];
afterAll(() => {
  expect(outside.splice(0), 'answers outside the description').toEqual([]);
});

/**
 * Holds every answer of an operation, whatever the test was about, to the OpenAPI description: its status must be
 * listed, and its body must have the shape given there.
 */
export function holdToDescription(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const { operationId } = request.routeOptions.config;
    const operation = Object.values<Operation>(operations).find(({ id }) => id === operationId);
    if (
      operation &&
      request.url.startsWith('/api/') &&
      request.method !== 'HEAD' &&
      reply.statusCode !== 304
    ) {
      const complaint = complaintAbout(operation, reply.statusCode, String(payload));
      if (complaint !== null) outside.push(`${operation.id} ${reply.statusCode}: ${complaint}`);
    }
    done(null, payload);
  });
}

function complaintAbout({ method, path }: Operation, status: number, body: string): string | null {
  const type = status === 200 ? 'application/json' : 'application/problem+json';
  const place = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema'];
  const validate = validatorAt(`description#/${place.map((part) => part.replaceAll('/', '~1')).join('/')}`);
  if (!validate) return 'the status is not listed';
  return validate(JSON.parse(body)) ? null : ajv.errorsText(validate.errors);
}

const validators = new Map<string, ValidateFunction | null>();

function validatorAt(pointer: string): ValidateFunction | null {
  const known = validators.get(pointer);
  if (known !== undefined) return known;
  let validate: ValidateFunction | null = null;
  try {
    validate = ajv.compile({ $ref: pointer });
  } catch {
    // Nothing stands there.
  }
  validators.set(pointer, validate);
  return validate;
}
