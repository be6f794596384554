import type { FastifyInstance } from 'fastify';
import { listProducts } from '../../app/figures/catalogue.ts';
import { type Offered, ProductPage, ProductsPage, productJsonLd } from '../products/pages.tsx';
import { PrivacyPage, SentPage } from './text-pages.tsx';
import { favicon, robotsText, sitemapXml } from './site-files.ts';
import type { PageKit } from './page-kit.tsx';

const open = { config: { access: 'open' } } as const;

/** Pages that only tell: the products, the privacy note, the confirmation, and what machines look for. */
export function addSiteRoutes(server: FastifyInstance, kit: PageKit): void {
  const { book, catalogue, publicUrl } = kit;

  const offers = (): readonly Offered[] =>
    listProducts(book, catalogue, publicUrl(), kit.updatedAt).products.flatMap((priced) => {
      const product = catalogue.find(({ id }) => id === priced.id);
      return product ? [{ product, priced }] : [];
    });

  server.get('/products', open, (_request, reply) =>
    kit.show(reply, {
      title: 'Steel internal glazed doors and prices · Lintel',
      description:
        'Steel internal glazed doors made to measure in Ireland: hinged, sliding, pivot and bi-fold, with prices.',
      path: '/products',
      canonical: `${publicUrl()}/products`,
      privacy: 'shared',
      body: <ProductsPage book={book} offers={offers()} />,
    }),
  );

  server.get<{ Params: { slug: string } }>('/products/:slug', open, (request, reply) => {
    const offer = offers().find(({ product }) => product.slug === request.params.slug);
    if (!offer) return kit.notFound(reply);
    const { product, priced } = offer;
    return kit.show(reply, {
      title: `${product.name} · Lintel`,
      description: `${product.description} ${priced.priceNote}`,
      path: '/products',
      canonical: priced.url,
      image: priced.image,
      jsonLd: productJsonLd(offer),
      privacy: 'shared',
      body: <ProductPage book={book} offer={offer} />,
    });
  });

  server.get('/privacy', open, (_request, reply) =>
    kit.show(reply, {
      title: 'Privacy · Lintel',
      description: 'How we use what you send us: to answer you, and for nothing else.',
      path: '/privacy',
      canonical: `${publicUrl()}/privacy`,
      privacy: 'shared',
      body: <PrivacyPage />,
    }),
  );

  server.get<{ Querystring: { reference?: unknown } }>('/sent', open, (request, reply) => {
    const { reference } = request.query;
    if (typeof reference !== 'string' || !/^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(reference))
      return kit.notFound(reply);
    return kit.show(reply, {
      title: 'Thank you · Lintel',
      description: 'We have your enquiry.',
      path: '',
      canonical: null,
      privacy: 'secret',
      body: <SentPage reference={reference} />,
    });
  });

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
