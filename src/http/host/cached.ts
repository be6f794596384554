import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

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

/** A strong ETag: the same bytes, and only they, have the same one. */
export const etagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** As RFC 9110 compares for GET and HEAD: weakly, any of a list, or `*`. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag);
}
