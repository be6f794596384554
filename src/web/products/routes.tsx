import type { FastifyInstance } from 'fastify';
import { listProducts } from '../../app/figures/catalogue.ts';
import { type PriceView, priceLine } from '../../domain/wording/price.ts';
import { open, type PageKit } from '../shell/page-kit.tsx';
import { type Offered, ProductPage, ProductsPage, productJsonLd, startingPrices } from './pages.tsx';

export function addProductRoutes(server: FastifyInstance, kit: PageKit): void {
  const { book, business, catalogue, publicUrl } = kit;

  const offers = (): readonly Offered[] =>
    listProducts(book, catalogue, publicUrl(), kit.updatedAt).products.flatMap((priced) => {
      const product = catalogue.find(({ id }) => id === priced.id);
      return product ? [{ product, priced }] : [];
    });

  server.get('/products', open, (_request, reply) =>
    kit.showKept(reply, {
      name: '/products',
      privacy: 'shared',
      make: (priceView) =>
        kit.render(priceView, {
          title: 'Steel internal glazed doors and prices',
          description:
            'Steel internal glazed doors made to measure in Ireland: hinged, sliding, pivot and bi-fold, with prices.',
          path: '/products',
          body: <ProductsPage book={book} priceView={priceView} offers={offers()} />,
        }),
    }),
  );

  server.get<{ Params: { slug: string } }>('/products/:slug', open, (request, reply) => {
    const { slug } = request.params;
    if (!catalogue.some((product) => product.slug === slug)) return kit.notFound(reply);
    return kit.showKept(reply, {
      name: `/products/${slug}`,
      privacy: 'shared',
      make: (priceView) => productPage(slug, priceView),
    });
  });

  function productPage(slug: string, priceView: PriceView): string {
    const offer = offers().find(({ product }) => product.slug === slug);
    if (!offer) throw new Error(`The product ${slug} has no price`);
    const { product, priced } = offer;
    return kit.render(priceView, {
      title: product.name,
      description: `${product.description} From ${priceLine(startingPrices(offer), 'with-vat')}, supply only.`,
      path: '/products',
      canonical: priced.url,
      image: priced.image,
      jsonLd: productJsonLd(offer, book.vatRatePercent, publicUrl()),
      body: (
        <ProductPage book={book} priceView={priceView} offer={offer} photographs={business.photographs} />
      ),
    });
  }
}
