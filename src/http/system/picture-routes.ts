import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Picture, PictureFormat, Pictures } from '../../app/shared/pictures.ts';
import { readDesignText } from '../../domain/design/design-text.ts';
import { open } from '../host/access.ts';
import { sendUnlessKnown } from '../host/cached.ts';
import { ProblemError } from '../host/problem-reply.ts';

export interface PictureRoutes {
  readonly pictures: Pictures;
}

const forAnHour = 'public, max-age=3600';
const forever = 'public, max-age=31536000, immutable';
const formats: readonly PictureFormat[] = ['svg', 'png'];

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
  reply.headers({ 'cache-control': cacheControl, 'cross-origin-resource-policy': 'cross-origin' });
  return sendUnlessKnown(request, reply, picture.type, picture.bytes);
}
