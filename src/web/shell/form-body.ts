import type { FastifyInstance } from 'fastify';

const type = 'application/x-www-form-urlencoded';

class NoForm extends Error {
  override readonly name = 'NoForm';
  readonly statusCode = 415;
}

/**
 * Parses urlencoded bodies and refuses all others. The last of repeated fields wins, except `ids` (the boxes ticked
 * in a list), which are joined with spaces. Compressed bodies are refused, as decompressed they could exceed the
 * body limit.
 */
export function readFormBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? '';
    const asItIs = encoding === '' || encoding === 'identity';
    done(asItIs ? undefined : new NoForm('The form must not be compressed.'));
  });
  server.addContentTypeParser(type, { parseAs: 'string' }, (_request, text, done) => {
    const fields = new URLSearchParams(text as string);
    const ids = fields.getAll('ids');
    done(null, new Map([...fields, ...(ids.length > 0 ? [['ids', ids.join(' ')] as const] : [])]));
  });
}

export type FormFields = ReadonlyMap<string, string>;

/** The fields of a body; empty if the body was not a form. */
export const fieldsOf = (body: unknown): FormFields =>
  body instanceof Map ? (body as FormFields) : new Map();
