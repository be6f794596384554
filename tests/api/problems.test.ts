import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { operationIds } from '../../src/app/operations/table.ts';
import { book } from '../support/book.ts';
import type { UseCases } from '../../src/app/use-cases.ts';
import { describeError } from '../../src/logging/logger.ts';
import { type ProblemCode, Problem, problems } from '../../src/contract/problems.ts';
import { createHttpServer } from '../../src/http/http-server.ts';
import { MemoryRateLimiter } from '../../src/limits/memory.ts';
import { testClock } from '../support/clock.ts';
import { createAnswerCache } from '../../src/app/cache/answer-cache.ts';
import { type TestService, startService } from '../support/service.ts';
import { type Answer, contactPath, holdStore, post, validBody } from './requests.ts';
import { complaintsOf } from './schema-check.ts';

/** Problems that other tests provoke: they need connections, files, or operations that require a content type. */
type ReachedElsewhere =
  | 'pictures_busy'
  | 'headers_too_large'
  | 'request_timeout'
  | 'unsupported_media_type'
  | 'enquiry_closed'
  | 'precondition_failed'
  | 'range_not_satisfiable'
  | 'overloaded';

type Provoke = (service: TestService) => Promise<Answer>;

const request = (service: TestService, method: 'GET' | 'POST' | 'PUT', url: string) =>
  service.server.inject({ method, url, remoteAddress: '203.0.113.7' });

async function twice(service: TestService, body: unknown, options = {}): Promise<Answer> {
  await post(service, contactPath, body, options);
  return post(service, contactPath, body, options);
}

const provocations: Record<Exclude<ProblemCode, ReachedElsewhere>, Provoke> = {
  invalid_request: (service) => post(service, contactPath, {}),
  malformed_json: (service) => post(service, contactPath, '{'),
  malformed_http: (service) => request(service, 'GET', '/%zz'),
  unknown_key: (service) =>
    post(service, contactPath, validBody(contactPath), { headers: { 'x-api-key': 'lintel_live_abc' } }),
  spam_rejected: (service) => post(service, contactPath, { ...validBody(contactPath), fax: '1' }),
  origin_not_allowed: (service) =>
    post(service, '/mcp', {}, { headers: { host: 'doors.example.ie', origin: 'https://evil.example' } }),
  expectation_failed: (service) => post(service, contactPath, {}, { headers: { expect: 'x' } }),
  misdirected_request: (service) => post(service, '/mcp', {}, { headers: { host: 'evil.example' } }),
  not_found: (service) => request(service, 'POST', '/api/nowhere'),
  method_not_allowed: (service) => request(service, 'PUT', contactPath),
  duplicate_submission: (service) => twice(service, validBody(contactPath)),
  request_in_progress: async (service) => {
    const body = validBody(contactPath);
    const options = { headers: { 'idempotency-key': 'a' } };
    const store = holdStore(service);
    const first = post(service, contactPath, body, options);
    await store.reached;
    const second = await post(service, contactPath, body, options);
    store.release();
    await first;
    return second;
  },
  payload_too_large: (service) => post(service, contactPath, 'x'.repeat(102_401)),
  unsupported_content_encoding: (service) =>
    post(service, contactPath, '{}', { headers: { 'content-encoding': 'gzip' } }),
  idempotency_key_reused: async (service) => {
    const headers = { 'idempotency-key': 'a' };
    await post(service, contactPath, validBody(contactPath), { headers });
    return post(service, contactPath, validBody(contactPath), { headers });
  },
  rate_limited: async (service) => {
    for (let i = 0; i < 10; i += 1) await post(service, contactPath, '');
    return post(service, contactPath, '');
  },
  internal_error: () => post({ server: brokenServer().server }, contactPath, validBody(contactPath)),
  store_unavailable: async (service) => {
    await service.store.close();
    return post(service, contactPath, validBody(contactPath));
  },
};

/** The exact detail of each problem. */
const sentences: Record<keyof typeof provocations, string> = {
  invalid_request: '2 fields need attention; errors names each.',
  malformed_json: 'The body cannot be read as JSON.',
  malformed_http: 'The address cannot be decoded.',
  unknown_key:
    'This API key is unknown or was revoked. Check it for a slip of the hand, or leave it out: calls without a key are allowed.',
  spam_rejected:
    'This enquiry looks like spam and was not stored. If it is not, please write to us in other words.',
  origin_not_allowed: 'Pages of other sites may not call this address.',
  expectation_failed: 'The Expect header asks for something other than 100-continue.',
  misdirected_request: 'This service is not known by the host name in the request.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address takes POST, OPTIONS.',
  duplicate_submission: 'We already have this enquiry; there is no need to send it again.',
  request_in_progress: 'A request with this idempotency key is still being worked on.',
  payload_too_large: 'The body is larger than 102,400 bytes (100 KB).',
  unsupported_content_encoding: 'The body must not be compressed.',
  idempotency_key_reused: 'This idempotency key was used before with another request.',
  rate_limited:
    'The limit is 10 requests in 60 seconds. Wait 60 seconds, then retry once. If many people share this address, ask us for an API key: it has a limit of its own.',
  internal_error: 'Something went wrong on our side. Please try again later.',
  store_unavailable: 'Enquiries cannot be stored at the moment. Nothing was lost: please try again.',
};

/** Retry-After of each problem, in seconds. Problems not listed have none. */
const waits: Partial<Record<ProblemCode, string>> = {
  request_in_progress: '1',
  rate_limited: '60',
  store_unavailable: '5',
};

const rows = Object.entries(provocations) as [keyof typeof provocations, Provoke][];

describe('problems', () => {
  it.each(rows)('%s has the members of RFC 9457 and our own', async (code, provoke) => {
    const answer = await provoke(await startService('embedded'));
    const body = answer.json<Problem>();
    const { status, title } = problems[code];
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(complaintsOf(Problem, body)).toEqual([]);
    expect(body).toMatchObject({ status, title, code, success: false });
    expect(body.detail).toBe(sentences[code]);
    expect(body.message).toBe(body.detail);
    expect(body.requestId).toBe(answer.headers['x-request-id']);
    expect(body.instance).toBe(`urn:lintel:request:${body.requestId}`);
    expect(body.type).toBe(`https://doors.example.ie/docs/errors#${code}`);
    expect('errors' in body).toBe(status === 400 && code !== 'malformed_http');
    expect(answer.headers['retry-after']).toBe(waits[code]);
  });

  it('are all on the errors page of the guide', async () => {
    const service = await startService('embedded');
    const page = await request(service, 'GET', '/docs/errors');
    for (const code of Object.keys(problems)) expect(page.body).toContain(`id="${code}"`);
  });
});

describe('a problem in the OpenAPI description', async () => {
  const service = await startService('embedded');
  const { components } = (await request(service, 'GET', '/openapi.json')).json<{
    components: { examples: Record<string, { value: Problem }> };
  }>();
  const exampleOf = (code: ProblemCode) => components.examples[code]?.value;
  const described = Object.keys(sentences).filter((code) => code in components.examples) as ProblemCode[];
  // The details of two problems depend on the request; they are tested below.
  const plain = described.filter((code) => code !== 'invalid_request' && code !== 'rate_limited');

  it.each(plain)('has the same detail as the service: %s', (code) => {
    expect(exampleOf(code)?.detail).toBe(sentences[code as keyof typeof sentences]);
  });

  it('has the same error as the service: invalid_request', async () => {
    const body = { customer: { name: 'Aoife Byrne', email: 'nobody' }, message: 'Hello there' };
    const { detail, errors } = (await post(service, contactPath, body)).json<Problem>();
    expect(exampleOf('invalid_request')).toMatchObject({ detail, errors });
  });

  it('malformed_json refers to the whole body', async () => {
    const { detail, errors } = (await post(service, contactPath, '{')).json<Problem>();
    expect(exampleOf('malformed_json')).toMatchObject({ detail, errors });
  });

  it('has the same detail as the service: unsupported_media_type', async () => {
    const headers = { 'content-type': 'text/plain' };
    const answer = await post(service, '/api/internal-doors/estimate', '{}', { headers });
    expect(exampleOf('unsupported_media_type')?.detail).toBe(answer.json<Problem>().detail);
  });

  it('has the same detail as the service at another time: rate_limited', () => {
    expect(exampleOf('rate_limited')?.detail).toBe(
      sentences.rate_limited.replace('Wait 60 seconds', 'Wait 31 seconds'),
    );
  });
});

const secret = 'aoife.secret@example.ie';

/** A server whose use cases fail with an error that contains personal data, as errors of a database do. */
function brokenServer() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const failure = Object.assign(new Error('relation "enquiries" does not exist'), {
    code: '42P01',
    detail: `Key (email)=(${secret})`,
    parameters: [secret],
  });
  const fails = () => {
    throw failure;
  };
  const server = createHttpServer({
    publicUrl: () => 'https://doors.example.ie',
    clientPackage: null,
    answerCache: createAnswerCache(),
    describeApi: () => ({}),
    securityText: null,
    trustProxy: [],
    timeSettles: () => null,
    logger: pino({ serializers: { err: describeError } }, stream),
    observeRequest: () => undefined,
    limiter: new MemoryRateLimiter(testClock().monotonic),
    identify: () => Promise.resolve({ id: 'a', kind: 'anonymous', label: 'anonymous', policy: null }),
    messageLimit: null,
    ensureReady: () => Promise.resolve(),
    mailState: () => 'off',
    redisState: () => 'off',
    useCases: Object.fromEntries(operationIds.map((id) => [id, fails])) as unknown as UseCases,
    book,
    makerName: 'Example Doors',
    listProducts: fails,
    leadTimes: fails,
    answerMcp: fails,
    pictures: { edition: '', drawing: fails, product: fails },
  });
  return { server, lines };
}

it('the client package is 404 if it was not built', async () => {
  for (const url of ['/client/lintel-client.tgz', '/client/lintel-client.tgz.sha256']) {
    const answer = await brokenServer().server.inject(url);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json<Problem>()).toMatchObject({ status: 404, code: 'not_found' });
  }
});

describe('an unexpected error', () => {
  const body = {
    customer: { name: 'Secret Name', email: secret, phone: '085 123 4567' },
    message: 'A secret message',
  };

  it('reveals no internals to the caller, and says what to do', async () => {
    const answer = await post(brokenServer(), contactPath, body);
    expect(answer.statusCode).toBe(500);
    expect(answer.json<Problem>().message).toBe('Something went wrong on our side. Please try again later.');
    expect(answer.body).not.toMatch(/relation|42P01|secret|stack|\.ts/i);
  });

  it('is logged with its request id, without what was sent', async () => {
    const { server, lines } = brokenServer();
    const headers = { authorization: 'Bearer lintel_live_secret', 'x-api-key': 'secret-key' };
    const answer = await post({ server }, `${contactPath}?email=${secret}`, body, { headers });
    const log = lines.join('');
    expect(log).toContain(answer.json<Problem>().requestId);
    expect(log).toContain('relation \\"enquiries\\" does not exist');
    expect(log).not.toMatch(/secret|4567|203\.0\.113\.7/i);
  });
});
