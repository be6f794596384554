import type { FastifyInstance } from 'fastify';
import { open, type PageKit } from './page-kit.tsx';
import { escapeMarkup } from './document.tsx';
import { photographPath } from './photographs.tsx';
import { PrivacyPage } from './text-pages.tsx';

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>path{stroke:#17191c;fill:none}@media(prefers-color-scheme:dark){path{stroke:#eceae6}}</style><path d="M1 4h22" stroke-width="3"/><path d="M4 7v15M20 7v15M12 7v15M4 14.5h16" stroke-width="1.5"/></svg>`;

/**
 * Disallows nothing: crawlers do not see the `noindex` of a disallowed page, and list its address if other
 * sites link to it. Private pages send `noindex` in their headers (reply.ts).
 */
const robotsText = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow:', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');

function sitemapXml(publicUrl: string, slugs: readonly string[]): string {
  const paths = [
    '/',
    '/products',
    ...slugs.map((slug) => `/products/${slug}`),
    '/measuring',
    '/faq',
    '/security-doors',
    '/contact',
    '/privacy',
  ];
  const urls = paths.map((path) => `<url><loc>${escapeMarkup(`${publicUrl}${path}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** Routes of the privacy note, the maker's photographs, sitemap, robots.txt and favicon. */
export function addSiteRoutes(
  server: FastifyInstance,
  { render, showKept, publicUrl, catalogue, business, photographs }: PageKit,
): void {
  server.get('/privacy', open, (_request, reply) =>
    showKept(reply, {
      name: '/privacy',
      privacy: 'shared',
      make: (priceView) =>
        render(priceView, {
          title: 'Privacy',
          description: 'How we use what you send us: to answer you, and for nothing else.',
          path: '/privacy',
          body: <PrivacyPage business={business} />,
        }),
    }),
  );

  for (const { name, type, bytes } of photographs)
    server.get(photographPath(name), open, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(bytes),
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
