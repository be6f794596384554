import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { operations } from '../../app/operations/table.ts';
import { checkBodyLabels, readBodies } from './body.ts';
import { handleErrors } from './errors.ts';

/** `read` or the error code of a request to an operation, which requires the JSON content type by default. */
async function codeOf(headers: Record<string, string>, jsonOnly = true): Promise<unknown> {
  const server = fastify();
  readBodies(server);
  handleErrors(server, () => 'https://doors.example.ie');
  const operation = { ...operations.submitContactEnquiry, jsonOnly };
  server.post(
    '/',
    {
      onRequest: (request, _reply, done) => {
        checkBodyLabels(request, operation);
        done();
      },
    },
    () => ({ code: 'read' }),
  );
  const answer = await server.inject({ method: 'POST', url: '/', headers, payload: Buffer.from('{}') });
  return answer.json<{ code: string }>().code;
}

describe('an operation that requires the JSON content type', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    ' application/json ;x=y',
  ])('accepts the content type %j', async (contentType) => {
    expect(await codeOf({ 'content-type': contentType })).toBe('read');
  });

  it.each([
    'text/plain',
    'application/jsonp',
    'application/problem+json',
    'application/json, text/plain',
    'json',
    '',
  ])('rejects the content type %j', async (contentType) => {
    expect(await codeOf({ 'content-type': contentType })).toBe('unsupported_media_type');
  });

  it('rejects a body without a content type', async () => {
    expect(await codeOf({})).toBe('unsupported_media_type');
    expect(await codeOf({}, false)).toBe('read');
  });

  it('checks the content type before the content encoding', async () => {
    const headers = { 'content-type': 'text/plain', 'content-encoding': 'gzip' };
    expect(await codeOf(headers)).toBe('unsupported_media_type');
  });

  it('rejects a compressed body', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect(await codeOf(headers)).toBe('unsupported_content_encoding');
  });
});
