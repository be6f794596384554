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

/** What is wrong with a request, as whoever sent it is told: in one sentence that says what to do about it. */
const told: [what: string, ask: () => Promise<Answer>, code: string, detail: string][] = [
  [
    'an address of the API that is none',
    () => ask('POST', '/api/nowhere'),
    'not_found',
    'There is nothing at this address.',
  ],
  [
    'an address that is none',
    () => ask('POST', '/nowhere'),
    'not_found',
    'There is nothing at this address.',
  ],
  [
    'an address that is far too long',
    () => ask('GET', `/drawings/${'w'.repeat(9000)}.png`),
    'not_found',
    'There is nothing at this address.',
  ],
  [
    'a picture that is none',
    () => ask('GET', '/drawings/made-up.svg'),
    'not_found',
    'There is no picture at this address.',
  ],
  [
    'a product nobody makes',
    () => ask('GET', '/products/nothing.png'),
    'not_found',
    'There is no picture at this address.',
  ],
  [
    'an address that cannot be decoded',
    () => ask('GET', '/%zz'),
    'malformed_http',
    'The address cannot be decoded.',
  ],
  [
    'another method than the operation has',
    () => ask('PUT', contactPath),
    'method_not_allowed',
    'This address takes POST, OPTIONS.',
  ],
  [
    'another method than one that reads',
    () => ask('DELETE', '/healthz'),
    'method_not_allowed',
    'This address takes GET, HEAD.',
  ],
  [
    'a name of ours that is none',
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
  ['a retry key of nothing', () => withKey('""'), 'invalid_request', badKey],
  ['a retry key that is too long', () => withKey('k'.repeat(256)), 'invalid_request', badKey],
  ['a retry key with another letter', () => withKey('seán'), 'invalid_request', badKey],
  [
    'a body of nothing',
    () => post(service, contactPath, ''),
    'malformed_json',
    'The body is empty; send a JSON object.',
  ],
  [
    'bytes that are no text',
    () => post(service, contactPath, Buffer.from([0x22, 0xff, 0x22])),
    'malformed_json',
    'The body is not valid UTF-8.',
  ],
  [
    'a body that is no JSON',
    () => post(service, contactPath, '{'),
    'malformed_json',
    'The body cannot be read as JSON.',
  ],
  [
    'a key that would change every object',
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
    'a label that is not JSON, where it must be',
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
    'a body that is longer than it says',
    () => post(service, contactPath, '{"message":""}', { headers: { 'content-length': '5' } }),
    'malformed_http',
    'The body is not as long as Content-Length says.',
  ],
  [
    'two faults',
    () => post(service, contactPath, {}),
    'invalid_request',
    '2 fields need attention; errors names each.',
  ],
  ['one fault', () => post(service, estimatePath, {}), 'invalid_request', 'doors is required.'],
];

describe('a request that cannot be answered is told why', () => {
  it.each(told)('%s', async (_, provoke, code, detail) => {
    const body = (await provoke()).json<Problem>();
    expect({ code: body.code, detail: body.detail }).toEqual({ code, detail });
  });

  it('once more among the faults where it is a fault of a header or of the whole body', async () => {
    const errors = async (answer: Promise<Answer>) => (await answer).json<Problem>().errors;
    expect(await errors(withKey('""'))).toEqual([{ pointer: '', field: 'Idempotency-Key', message: badKey }]);
    expect(await errors(post(service, contactPath, '{'))).toEqual([
      { pointer: '', field: '', message: 'The body cannot be read as JSON.' },
    ]);
  });
});
