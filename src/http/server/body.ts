import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { parse } from 'secure-json-parse';
import { ProblemError, malformedJson } from './problems.ts';
import { readBody } from './read-body.ts';

/** Fatal: malformed UTF-8 is rejected, because replacement characters would silently damage names. */
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

export function parseBody(bytes: Buffer): unknown {
  if (bytes.length === 0) throw malformedJson('The body is empty; send a JSON object.');
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw malformedJson('The body is not valid UTF-8.');
  }
  try {
    // A key "constructor" is harmless: known fields are copied by name, and objects are never merged.
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

/**
 * Checks the content headers before the body is read. Then sets the only content type that has a registered
 * parser.
 */
export function checkBodyLabels(
  request: Pick<IncomingMessage, 'headers'>,
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
  // Fast path for the usual spelling of the header.
  if (contentType === 'application/json') return true;
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}
