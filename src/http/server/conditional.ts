import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from '../../app/shared/etag.ts';

/** A handler for content that changes only with a restart: generated once, with a strong ETag. */
export function cachedForAnHour(type: string, make: (request: FastifyRequest) => string | Promise<string>) {
  let made: { readonly text: string; readonly etag: string } | undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    made ??= withEtag(await make(request));
    reply.header('cache-control', 'public, max-age=3600');
    return sendUnlessKnown(request, reply, type, made.text, made.etag);
  };
}

/** Sends the content, or 304 if the client has it already. */
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
