import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from '../../../app/shared/etag.ts';
import type { Picture, PictureFormat, Pictures } from '../../../app/shared/pictures.ts';
import type { AnswerCache } from '../../../app/cache/answer-cache.ts';
import { readDesignText } from '../../../domain/design/design-text.ts';
import { openAndRenders } from '../../server/access.ts';
import { ProblemError } from '../../server/problems.ts';

export interface PictureRoutes {
  readonly pictures: Pictures;
  readonly answerCache: AnswerCache;
}

const forAnHour = 'public, max-age=3600';
const forever = 'public, max-age=31536000, immutable';
const formats: readonly PictureFormat[] = ['svg', 'png'];

/** Routes of pictures of products and designs, for pages, feeds and other sites. */
export function addPictureRoutes(server: FastifyInstance, { pictures, answerCache }: PictureRoutes): void {
  const send = createSender(answerCache);
  for (const format of formats) {
    server.get<{ Params: { slug: string } }>(`/products/:slug.${format}`, openAndRenders, (request, reply) =>
      send(request, reply, forAnHour, pictures.product(request.params.slug, format)),
    );
    server.get<{ Params: { design: string }; Querystring: { v?: unknown } }>(
      `/drawings/:design.${format}`,
      openAndRenders,
      (request, reply) => {
        // Immutable only if the address names the current edition, which changes with everything that a
        // drawing depends on.
        const keep = request.query.v === pictures.edition ? forever : forAnHour;
        const design = readDesignText(request.params.design);
        return send(request, reply, keep, design && pictures.drawing(design, format));
      },
    );
  }
}

/** Sends a picture. Renders nothing for HEAD, or if the client has the picture. */
const createSender =
  (answerCache: AnswerCache) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    cacheControl: string,
    picture: Picture | null,
  ): Promise<FastifyReply> => {
    if (!picture) throw new ProblemError('not_found', 'There is no picture at this address.');
    const etag = etagOf(picture.name);
    const known = isKnown(request.headers['if-none-match'], etag);
    const isHead = request.method === 'HEAD';
    const bytes = known ? null : isHead ? picture.kept() : await picture.make(request.asker);
    // Set only after rendering, so that the response to a failed rendering is not cached.
    reply.headers({ 'cache-control': cacheControl, 'cross-origin-resource-policy': 'cross-origin', etag });
    if (known) return reply.code(304).send();
    reply.type(picture.type);
    const body = () => {
      const cached = picture.kept();
      return cached && { parts: [cached] };
    };
    if (!isHead)
      answerCache.keep(request, {
        ...{ operation: request.operation, headers: reply.getHeaders(), etag, size: 0, body },
      });
    // A stream, because for an empty body Fastify would send a Content-Length of 0.
    return reply.send(bytes ?? Readable.from([]));
  };
