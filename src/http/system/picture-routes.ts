import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Picture, PictureFormat, Pictures } from '../../app/shared/pictures.ts';
import { readDesignText } from '../../domain/design/design-text.ts';
import { etagOf, isKnown } from '../host/etag.ts';
import { ProblemError } from '../host/problem-reply.ts';

export interface PictureRoutes {
  readonly pictures: Pictures;
}

const forAnHour = 'public, max-age=3600';
const forever = 'public, max-age=31536000, immutable';
const formats: readonly PictureFormat[] = ['svg', 'png'];
const open = { config: { access: 'open' } } as const;

/** Pictures of products and of designs: for pages, feeds and whoever shows a door elsewhere. */
export function addPictureRoutes(server: FastifyInstance, { pictures }: PictureRoutes): void {
  for (const format of formats) {
    server.get<{ Params: { slug: string } }>(`/products/:slug.${format}`, open, async (request, reply) =>
      send(request, reply, forAnHour, await pictures.product(request.params.slug, format)),
    );
    server.get<{ Params: { design: string }; Querystring: { v?: unknown } }>(
      `/drawings/:design.${format}`,
      open,
      async (request, reply) => {
        // Only an address that names the edition says everything the drawing depends on.
        const keep = request.query.v === pictures.edition ? forever : forAnHour;
        const design = readDesignText(request.params.design);
        return send(request, reply, keep, design && (await pictures.drawing(design, format)));
      },
    );
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string,
  picture: Picture | null,
): FastifyReply {
  if (!picture) throw new ProblemError('not_found', 'There is no picture at this address.');
  const etag = etagOf(picture.bytes);
  reply.headers({ etag, 'cache-control': cacheControl, 'cross-origin-resource-policy': 'cross-origin' });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(picture.type).send(picture.bytes);
}
