import type { FastifyInstance } from 'fastify';
import { listProducts } from '../../app/figures/catalogue.ts';
import { priceLine } from '../../domain/wording/price.ts';
import { open, type PageKit } from '../shell/page-kit.tsx';
import { priceViewOf } from '../shell/price-view.ts';
import { type Offered, ProductPage, ProductsPage, productJsonLd, startingPrices } from './pages.tsx';

/** The list of our doors, and a page for each. */
export function addProductRoutes(server: FastifyInstance, kit: PageKit): void {
  const { book, catalogue, publicUrl } = kit;

  const offers = (): readonly Offered[] =>
    listProducts(book, catalogue, publicUrl(), kit.updatedAt).products.flatMap((priced) => {
      const product = catalogue.find(({ id }) => id === priced.id);
      return product ? [{ product, priced }] : [];
    });

  server.get('/products', open, (request, reply) =>
    kit.show(reply, {
      title: 'Steel internal glazed doors and prices',
      description:
        'Steel internal glazed doors made to measure in Ireland: hinged, sliding, pivot and bi-fold, with prices.',
      path: '/products',
      privacy: 'shared',
      body: <ProductsPage book={book} priceView={priceViewOf(request.query)} offers={offers()} />,
    }),
  );

  server.get<{ Params: { slug: string } }>('/products/:slug', open, (request, reply) => {
    const offer = offers().find(({ product }) => product.slug === request.params.slug);
    if (!offer) return kit.notFound(reply);
    const { product, priced } = offer;
    return kit.show(reply, {
      title: product.name,
      description: `${product.description} From ${priceLine(startingPrices(offer), 'with-vat')}, supply only.`,
      path: '/products',
      canonical: priced.url,
      image: priced.image,
      jsonLd: productJsonLd(offer, book.vatRatePercent),
      privacy: 'shared',
      body: <ProductPage book={book} priceView={priceViewOf(request.query)} offer={offer} />,
    });
  });
}
