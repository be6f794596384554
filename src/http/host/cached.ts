import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from './etag.ts';

/**
 * Answers with content that only changes when the program restarts: made once, with a strong ETag of its bytes, so that
 * whoever has it already is told so.
 */
export function cachedForAnHour(make: () => unknown) {
  return cachedText('application/json; charset=utf-8', () => JSON.stringify(make()));
}

export function cachedText(type: string, make: () => string) {
  let made: { readonly text: string; readonly etag: string } | undefined;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    made ??= withEtag(make());
    reply.headers({ etag: made.etag, 'cache-control': 'public, max-age=3600' });
    if (isKnown(request.headers['if-none-match'], made.etag)) return reply.code(304).send();
    return reply.type(type).send(made.text);
  };
}

const withEtag = (text: string) => ({ text, etag: etagOf(text) });
