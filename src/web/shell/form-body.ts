import type { FastifyInstance } from 'fastify';

const type = 'application/x-www-form-urlencoded';

/** For a body that no form of ours posts. */
class NoForm extends Error {
  override readonly name = 'NoForm';
  readonly statusCode = 415;
}

/**
 * Reads what forms post, and nothing else; of a field that comes twice the last one counts, but for `ids`, the ticked
 * ones of a list, which are kept with spaces between. Browsers do not compress forms, and a few compressed bytes could grow to more than the body limit lets through.
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

/** The fields of a posted form; none where the body was something else. */
export const fieldsOf = (body: unknown): FormFields =>
  body instanceof Map ? (body as FormFields) : new Map();
