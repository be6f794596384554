import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../src/contract/problems.ts';
import { type TestService, startService } from '../support/service.ts';
import { type Answer, contactPath, post, unlimited, validBody } from './requests.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService('embedded', { env: unlimited });
});

const estimatePath = '/api/internal-doors/estimate';
const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string) =>
  service.server.inject({ method, url, remoteAddress: '203.0.113.7' });
const withKey = (key: string) =>
  post(service, contactPath, validBody(contactPath), { headers: { 'idempotency-key': key } });
const badKey = 'Idempotency-Key must be 1 to 255 printable ASCII characters.';

/** A request for each problem, the problem code, and the detail: one sentence that says what to do. */
const explained: [what: string, ask: () => Promise<Answer>, code: string, detail: string][] = [
  [
    'an unknown URL of the API',
    () => ask('POST', '/api/nowhere'),
    'not_found',
    'There is nothing at this address.',
  ],
  ['an unknown URL', () => ask('POST', '/nowhere'), 'not_found', 'There is nothing at this address.'],
  [
    'a URL that is too long',
    () => ask('GET', `/drawings/${'w'.repeat(9000)}.png`),
    'not_found',
    'There is nothing at this address.',
  ],
  [
    'an unknown picture',
    () => ask('GET', '/drawings/made-up.svg'),
    'not_found',
    'There is no picture at this address.',
  ],
  [
    'an unknown product',
    () => ask('GET', '/products/nothing.png'),
    'not_found',
    'There is no picture at this address.',
  ],
  [
    'a URL that cannot be decoded',
    () => ask('GET', '/%zz'),
    'malformed_http',
    'The address cannot be decoded.',
  ],
  [
    'an unsupported method of an operation',
    () => ask('PUT', contactPath),
    'method_not_allowed',
    'This address takes POST, OPTIONS.',
  ],
  [
    'an unsupported method of a read-only URL',
    () => ask('DELETE', '/healthz'),
    'method_not_allowed',
    'This address takes GET, HEAD.',
  ],
  [
    'an unknown host name',
    () => post(service, '/mcp', {}, { headers: { host: 'evil.example' } }),
    'misdirected_request',
    'This service is not known by the host name in the request.',
  ],
  [
    'a page of another site',
    () =>
      post(service, '/mcp', {}, { headers: { host: 'doors.example.ie', origin: 'https://evil.example' } }),
    'origin_not_allowed',
    'Pages of other sites may not call this address.',
  ],
  ['an empty idempotency key', () => withKey('""'), 'invalid_request', badKey],
  ['an idempotency key that is too long', () => withKey('k'.repeat(256)), 'invalid_request', badKey],
  ['an idempotency key with a non-ASCII letter', () => withKey('seán'), 'invalid_request', badKey],
  [
    'an empty body',
    () => post(service, contactPath, ''),
    'malformed_json',
    'The body is empty; send a JSON object.',
  ],
  [
    'a body of invalid UTF-8',
    () => post(service, contactPath, Buffer.from([0x22, 0xff, 0x22])),
    'malformed_json',
    'The body is not valid UTF-8.',
  ],
  [
    'a body of invalid JSON',
    () => post(service, contactPath, '{'),
    'malformed_json',
    'The body cannot be read as JSON.',
  ],
  [
    'a body with a __proto__ key',
    () => post(service, contactPath, '{"__proto__":{}}'),
    'malformed_json',
    'The body has a key named __proto__, which is refused.',
  ],
  [
    'a compressed body',
    () => post(service, contactPath, '{}', { headers: { 'content-encoding': 'gzip' } }),
    'unsupported_content_encoding',
    'The body must not be compressed.',
  ],
  [
    'a content type other than JSON, if required',
    () => post(service, estimatePath, '{}', { headers: { 'content-type': 'text/plain' } }),
    'unsupported_media_type',
    'The Content-Type must be application/json.',
  ],
  [
    'a body that is too large',
    () => post(service, contactPath, 'x'.repeat(102_401)),
    'payload_too_large',
    'The body is larger than 102,400 bytes (100 KB).',
  ],
  [
    'a body longer than its Content-Length',
    () => post(service, contactPath, '{"message":""}', { headers: { 'content-length': '5' } }),
    'malformed_http',
    'The body is not as long as Content-Length says.',
  ],
  [
    'two errors',
    () => post(service, contactPath, {}),
    'invalid_request',
    '2 fields need attention; errors names each.',
  ],
  ['one error', () => post(service, estimatePath, {}), 'invalid_request', 'doors is required.'],
];

describe('the detail of a problem', () => {
  it.each(explained)('says in one sentence what to do: %s', async (_, provoke, code, detail) => {
    const body = (await provoke()).json<Problem>();
    expect({ code: body.code, detail: body.detail }).toEqual({ code, detail });
  });

  it('an error of a header or of the whole body, and errors has the same text', async () => {
    const errors = async (answer: Promise<Answer>) => (await answer).json<Problem>().errors;
    expect(await errors(withKey('""'))).toEqual([{ pointer: '', field: 'Idempotency-Key', message: badKey }]);
    expect(await errors(post(service, contactPath, '{'))).toEqual([
      { pointer: '', field: '', message: 'The body cannot be read as JSON.' },
    ]);
  });
});
