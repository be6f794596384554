import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

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

function withEtag(json: string) {
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"` };
}

/** As RFC 9110 compares for GET and HEAD: weakly, any of a list, or `*`. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag);
}
