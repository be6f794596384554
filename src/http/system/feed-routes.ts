import type { FastifyInstance } from 'fastify';
import type { ProductsResponse } from '../../contract/doors/products.ts';
import { cachedText } from '../host/cached.ts';
import { manufacturerFeed, merchantFeed } from './feeds.ts';
import type { PublicUrl } from '../host/problem-reply.ts';

export interface FeedRoutes {
  readonly publicUrl: PublicUrl;
  readonly listProducts: () => ProductsResponse;
}

const xml = 'application/xml; charset=utf-8';
const open = { config: { access: 'open' } } as const;

/** Feeds for search services, from the same list as the catalogue. Nothing is submitted through them. */
export function addFeedRoutes(server: FastifyInstance, { publicUrl, listProducts }: FeedRoutes): void {
  for (const [name, make] of [
    ['merchant', merchantFeed],
    ['manufacturer', manufacturerFeed],
  ] as const) {
    server.get(
      `/feeds/${name}.xml`,
      open,
      cachedText(xml, () => make(listProducts(), publicUrl())),
    );
  }
}
