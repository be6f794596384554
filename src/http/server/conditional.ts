import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from '../../app/shared/etag.ts';

/**
 * Answers with content that only changes when the program restarts: made once, with a strong ETag of its bytes, so that
 * whoever has it already is told so.
 */
export function cachedForAnHour(type: string, make: (request: FastifyRequest) => string | Promise<string>) {
  let made: { readonly text: string; readonly etag: string } | undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    made ??= withEtag(await make(request));
    reply.header('cache-control', 'public, max-age=3600');
    return sendUnlessKnown(request, reply, type, made.text, made.etag);
  };
}

/** Sends content, or only says that the caller has it already. */
export function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  content: string | Buffer,
  etag = etagOf(content),
): FastifyReply {
  reply.header('etag', etag);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(content);
}

const withEtag = (text: string) => ({ text, etag: etagOf(text) });
