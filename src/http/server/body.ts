import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'secure-json-parse';
import { ProblemError, malformedJson } from './problems.ts';
import { readBody } from './read-body.ts';

/** Bytes that are not UTF-8 are refused rather than replaced: a name must not arrive damaged. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

export function readBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', ({ headers }, stream, done) => {
    readBody(stream, headers['content-length'], (error, bytes) => {
      if (error) done(error);
      else parseInto(bytes, done);
    });
  });
}

function parseInto(bytes: Buffer, done: (error: Error | null, body?: unknown) => void): void {
  let body: unknown;
  try {
    body = parseBody(bytes);
  } catch (error) {
    done(error as Error);
    return;
  }
  done(null, body);
}

function parseBody(bytes: Buffer): unknown {
  if (bytes.length === 0) throw malformedJson('The body is empty; send a JSON object.');
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw malformedJson('The body is not valid UTF-8.');
  }
  try {
    // A key named "constructor" is only an unknown field; we copy known fields by name and never merge objects.
    return parse(text, { protoAction: 'error', constructorAction: 'ignore' }) as unknown;
  } catch (error) {
    const forbidden = error instanceof SyntaxError && error.message.includes('forbidden prototype');
    throw malformedJson(
      forbidden
        ? 'The body has a key named __proto__, which is refused.'
        : 'The body cannot be read as JSON.',
    );
  }
}

/** Judges the labels of a body before a byte of it is read, then relabels it for the one parser there is. */
export function checkBodyLabels(
  request: Pick<FastifyRequest, 'headers'>,
  operation: { readonly body: object | null; readonly jsonOnly: boolean },
): void {
  if (operation.body === null) return;
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (operation.jsonOnly && !isJsonLabel(request.headers['content-type'])) {
    throw new ProblemError('unsupported_media_type', 'The Content-Type must be application/json.');
  }
  if (encoding !== '' && encoding !== 'identity') {
    throw new ProblemError('unsupported_content_encoding', 'The body must not be compressed.');
  }
  request.headers['content-type'] = 'application/json';
}

function isJsonLabel(contentType: string | undefined): boolean {
  // As nearly everybody writes it.
  if (contentType === 'application/json') return true;
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}
