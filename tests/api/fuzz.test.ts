import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { ContactRequest, QuoteRequest } from '../../src/contract/enquiries/enquiry.ts';
import { startService } from '../support/service.ts';
import {
  type SubmissionPath,
  contactPath,
  internalPath,
  post,
  problemOf,
  securityPath,
  withValue,
} from './requests.ts';
import { type FieldSchema, singleFaults, validValue } from './schema-arbitraries.ts';

const schemas: readonly [SubmissionPath, FieldSchema][] = [
  [contactPath, ContactRequest],
  [internalPath, QuoteRequest],
  [securityPath, QuoteRequest],
];

// In memory where possible: each accepted enquiry is synced, and thousands of syncs to a disk are slow.
const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'lintel-fuzz-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off', DATA_DIR: folder } });

/** Advances the clock by a day each time, so that no request is a duplicate or a retry of another. */
async function send(path: string, body: unknown) {
  service.clock.advance(25 * 3_600_000);
  const answer = await post(service, path, body);
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  return answer;
}

/** 403 too, because a valid generated text can look like spam. */
const judgedValid = [200, 403];

/** Generates requests: the path of an endpoint, a valid body, and `extra`, made from the schema of the body. */
function requests<Extra>(extra: (schema: FieldSchema) => fc.Arbitrary<Extra>) {
  return fc.oneof(
    ...schemas.map(([path, schema]) =>
      fc.record({
        path: fc.constant(path),
        body: validValue(schema) as fc.Arbitrary<Body>,
        extra: extra(schema),
      }),
    ),
  );
}

type Body = Record<string, unknown>;

const minutes = 60_000;

/** Number of generated requests. FUZZ_REQUESTS=20000 finds rarer cases. */
const requestCount = Number(process.env['FUZZ_REQUESTS'] ?? 1600);
const share = (part: number) => ({ numRuns: Math.ceil(requestCount * part) });

describe(`${requestCount} generated requests`, { timeout: 10 * minutes }, () => {
  it('are accepted if they are valid', async () => {
    await fc.assert(
      fc.asyncProperty(
        requests(() => fc.constant(null)),
        async ({ path, body }) => {
          const answer = await send(path, body);
          expect(judgedValid, answer.body).toContain(answer.statusCode);
        },
      ),
      share(0.35),
    );
  });

  it('are refused if one field is invalid, with an error for that field only', async () => {
    const spoiled = requests((schema) => fc.oneof(...singleFaults(schema)));
    await fc.assert(
      fc.asyncProperty(spoiled, async ({ path, body, extra: { pointer, value } }) => {
        const complete = pointer.startsWith('/consent/') ? { consent: { granted: true }, ...body } : body;
        const answer = await send(path, withValue(complete, pointer, value));
        expect(answer.statusCode, answer.body).toBe(400);
        expect(problemOf(answer).errors?.map((error) => error.pointer)).toEqual([pointer]);
      }),
      share(0.4),
    );
  });

  it('are accepted with any unknown fields', async () => {
    const decorated = requests(() => fc.tuple(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 2 })));
    await fc.assert(
      fc.asyncProperty(decorated, async ({ path, body, extra: [unknown, inCustomer] }) => {
        const odd = withValue({ ...body, unknown }, '/customer/unknown', inCustomer);
        const answer = await send(path, odd);
        const refused = JSON.stringify(odd).includes('"__proto__":');
        expect(refused ? [400] : judgedValid, answer.body).toContain(answer.statusCode);
      }),
      share(0.1),
    );
  });

  it('are refused if they are arbitrary JSON, text or bytes', async () => {
    const texts = fc.oneof(
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify({ customer: value, message: value, doors: value })),
      fc.string({ unit: 'binary' }),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...schemas), texts, async ([path], text) => {
        expect((await send(path, text)).statusCode).toBe(400);
      }),
      share(0.15),
    );
  });
});
