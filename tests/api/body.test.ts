import { gzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import { contactPath, paths, post, problemOf, unlimited, validBody } from './requests.ts';

const limitBytes = 102_400;

/** A valid body of exactly this many bytes, padded with an unknown field. */
function bodyOf(bytes: number, pad = 'x'): string {
  const body = { ...validBody(contactPath), padding: '' };
  const room = bytes - Buffer.byteLength(JSON.stringify(body));
  const padding = pad.repeat(Math.floor(room / Buffer.byteLength(pad)));
  return JSON.stringify({ ...body, padding: padding + 'x'.repeat(room - Buffer.byteLength(padding)) });
}

describe('the size of a body', async () => {
  const service = await startService('embedded', { env: unlimited });

  const send = (payload: string, way: string) =>
    service.server.inject({
      method: 'POST',
      url: contactPath,
      headers:
        way === 'chunked'
          ? { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) },
      payload: way === 'chunked' ? Readable.from(payload.match(/.{1,1000}/gsu) ?? []) : payload,
    });

  describe.each(['with Content-Length', 'chunked'])('%s', (way) => {
    it.each(['x', '€', '🚪'])('is limited to 102,400 bytes of the character %s', async (pad) => {
      const most = bodyOf(limitBytes, pad);
      expect(Buffer.byteLength(most)).toBe(limitBytes);
      expect((await send(most, way)).statusCode).toBe(200);

      const refused = await send(bodyOf(limitBytes + 1, pad), way);
      expect(refused.json()).toMatchObject({ status: 413, code: 'payload_too_large' });
      expect((await send(bodyOf(limitBytes * 3, pad), way)).statusCode).toBe(413);
    });
  });
});

describe.each(paths)('a body sent to %s', async (path) => {
  const service = await startService('embedded', { env: unlimited });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/json;charset=iso-8859-1',
    'application/vnd.api+json',
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
    ';',
    '',
    'application/json, text/html',
    '*/*',
  ])('is parsed as JSON with the content type "%s"', async (contentType) => {
    const answer = await post(service, path, validBody(path), { headers: { 'content-type': contentType } });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('is parsed as JSON without a content type', async () => {
    const { server } = service;
    const payload = Buffer.from(JSON.stringify(validBody(path)));
    const answer = await server.inject({ method: 'POST', url: path, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    const chunked = Readable.from([JSON.stringify(validBody(path))]);
    expect((await server.inject({ method: 'POST', url: path, payload: chunked })).statusCode).toBe(200);
  });

  it.each([
    'gzip',
    'br',
    'deflate',
    'zstd',
    'compress',
    'x-gzip',
    'GZIP',
    'gzip, identity',
    'identity, gzip',
    'utf-8',
  ])('is refused with the content encoding %s', async (encoding) => {
    for (const body of [gzipSync(JSON.stringify(validBody(path))), JSON.stringify(validBody(path)), '']) {
      const answer = await post(service, path, body, { headers: { 'content-encoding': encoding } });
      expect(problemOf(answer)).toMatchObject({ status: 415, code: 'unsupported_content_encoding' });
    }
  });

  it.each(['identity', 'Identity', ' identity ', ''])(
    'is accepted with the content encoding "%s"',
    async (encoding) => {
      const answer = await post(service, path, validBody(path), {
        headers: { 'content-encoding': encoding },
      });
      expect(answer.statusCode, answer.body).toBe(200);
    },
  );

  it.each([
    '',
    ' ',
    '\n',
    '{',
    '}',
    '{"a":1,}',
    "{'a':1}",
    '{a:1}',
    '{"a":1}{"b":2}',
    '{"a":NaN}',
    '{"a":Infinity}',
    '{"a":0x10}',
    '{"a":01}',
    '{"a":+1}',
    '{"a":.5}',
    '{"a":1e}',
    '{"a":"\n"}',
    '{"a":"\\x41"}',
    '// comment\n{}',
    'customer[name]=Bob&message=Hello',
    '<xml/>',
    'undefined',
    'nul',
    '\u00a0{}',
    '{"customer":{"name":"Bob"',
  ])('is refused if it is invalid JSON: %j', async (text) => {
    expect(problemOf(await post(service, path, text))).toMatchObject({
      status: 400,
      code: 'malformed_json',
      errors: [{ pointer: '', field: '' }],
    });
  });

  it.each([
    'null',
    'true',
    '1',
    '"text"',
    '[]',
    '[{}]',
    '1e309',
    `[${JSON.stringify(validBody(contactPath))}]`,
  ])('must be a JSON object, not %s', async (text) => {
    expect(problemOf(await post(service, path, text))).toMatchObject({
      status: 400,
      code: 'invalid_request',
      errors: [{ pointer: '', field: '', message: 'The body must be an object.' }],
    });
  });

  it('may begin with a byte order mark, and have whitespace around it', async () => {
    for (const text of [
      ` \t\r\n${JSON.stringify(validBody(path))}\n`,
      `\ufeff${JSON.stringify(validBody(path))}`,
    ]) {
      expect((await post(service, path, text)).statusCode).toBe(200);
    }
  });
});
