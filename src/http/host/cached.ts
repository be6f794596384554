import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from './etag.ts';

interface Made {
  readonly text: string;
  readonly etag: string;
}

/**
 * Answers with content that only changes when the program restarts: made once, with a strong ETag of its bytes, so that
 * whoever has it already is told so.
 */
export function cachedForAnHour(make: (request: FastifyRequest) => Promise<unknown>) {
  let made: Made | undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    made ??= withEtag(JSON.stringify(await make(request)));
    return send(request, reply, 'application/json; charset=utf-8', made);
  };
}

export function cachedText(type: string, make: () => string) {
  let made: Made | undefined;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    made ??= withEtag(make());
    return send(request, reply, type, made);
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  { text, etag }: Made,
): FastifyReply {
  reply.headers({ etag, 'cache-control': 'public, max-age=3600' });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(text);
}

const withEtag = (text: string): Made => ({ text, etag: etagOf(text) });
