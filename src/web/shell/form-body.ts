import type { FastifyInstance } from 'fastify';

const type = 'application/x-www-form-urlencoded';

/** Reads what forms post; of a field that comes twice the last one counts. */
export function readFormBodies(server: FastifyInstance): void {
  server.addContentTypeParser(type, { parseAs: 'string' }, (_request, text, done) => {
    done(null, new Map(new URLSearchParams(text as string)));
  });
}

export type FormFields = ReadonlyMap<string, string>;

/** The fields of a posted form; none where the body was something else. */
export const fieldsOf = (body: unknown): FormFields =>
  body instanceof Map ? (body as FormFields) : new Map();
