import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from './etag.ts';

/**
 * Answers with content that only changes when the program restarts: made once, with a strong ETag of its bytes, so that
 * whoever has it already is told so.
 */
export function cachedForAnHour(make: () => unknown) {
  let made: { readonly json: string; readonly etag: string } | undefined;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    made ??= withEtag(JSON.stringify(make()));
    reply.headers({ etag: made.etag, 'cache-control': 'public, max-age=3600' });
    if (isKnown(request.headers['if-none-match'], made.etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(made.json);
  };
}

const withEtag = (json: string) => ({ json, etag: etagOf(json) });
