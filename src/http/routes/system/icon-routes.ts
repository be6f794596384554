import type { FastifyInstance } from 'fastify';
import { iconNames, iconPath, iconSvg } from '../../../app/site/icons.ts';
import { open } from '../../server/access.ts';

/** Routes of the tools' icons, which other sites may show. */
export function addIconRoutes(server: FastifyInstance): void {
  for (const name of iconNames) {
    server.get(iconPath(name), open, (_request, reply) =>
      reply
        .headers({
          'cache-control': 'public, max-age=3600',
          'cross-origin-resource-policy': 'cross-origin',
          'access-control-allow-origin': '*',
        })
        .type('image/svg+xml')
        .send(iconSvg(name)),
    );
  }
}
