import type { FastifyInstance } from 'fastify';
import type { PageKit } from './page-kit.tsx';
import { favicon, robotsText, sitemapXml } from './site-files.ts';
import { PrivacyPage } from './text-pages.tsx';

const open = { config: { access: 'open' } } as const;

/** What belongs to the site as a whole: the privacy note, and the files that browsers and search engines look for. */
export function addSiteRoutes(server: FastifyInstance, { show, publicUrl, catalogue }: PageKit): void {
  server.get('/privacy', open, (_request, reply) =>
    show(reply, {
      title: 'Privacy · Lintel',
      description: 'How we use what you send us: to answer you, and for nothing else.',
      path: '/privacy',
      canonical: `${publicUrl()}/privacy`,
      privacy: 'shared',
      body: <PrivacyPage />,
    }),
  );

  const file = (path: string, type: string, make: () => string) => {
    server.get(path, open, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(type).send(make()),
    );
  };
  file('/sitemap.xml', 'application/xml; charset=utf-8', () =>
    sitemapXml(
      publicUrl(),
      catalogue.map(({ slug }) => slug),
    ),
  );
  file('/robots.txt', 'text/plain; charset=utf-8', () => robotsText(publicUrl()));
  file('/favicon.svg', 'image/svg+xml', () => favicon);
}
