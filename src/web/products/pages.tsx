import { DoorDrawing } from '../../drawing/door-drawing.tsx';
import type { CatalogueProduct } from '../../contract/doors/products.ts';
import { standardAppearance } from '../../domain/design/design.ts';
import { designText } from '../../domain/design/design-text.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { DoorFacts } from '../doors/door-facts.tsx';
import { type BothPrices, pricesOfEuros } from '../../domain/pricing/vat.ts';
import { consumerPriceNote } from '../../domain/wording/catalogue.ts';
import { scopeText } from '../../domain/wording/scope.ts';
import type { PriceView } from '../../domain/wording/price.ts';
import { ScopeLists } from '../doors/scope-lists.tsx';
import type { Photograph } from '../../domain/business/business.ts';
import { Photographs } from '../shell/photographs.tsx';
import { CardPrice } from '../shell/card-price.tsx';
import { Price } from '../shell/price.tsx';
import { quoteAction } from '../shell/organization.ts';
import { PriceSwitch } from '../shell/price-switch.tsx';
import { addressIn } from '../shell/price-view.ts';
import { Buttons, Intro } from '../shell/site.tsx';

export interface Offered {
  readonly product: Product;
  readonly priced: CatalogueProduct;
}

const designOf = ({ standardConfiguration }: Product) => ({
  door: standardConfiguration,
  appearance: standardAppearance,
});

interface PageProps {
  readonly book: PriceBook;
  readonly priceView: PriceView;
}

export const startingPrices = ({ priced }: Offered): BothPrices =>
  pricesOfEuros(priced.startingPriceEur, priced.startingPriceInclVatEur);

export function ProductsPage({
  book,
  priceView,
  offers,
}: PageProps & { readonly offers: readonly Offered[] }) {
  return (
    <div>
      <Intro eyebrow="Internal glazed doors" title="Our doors">
        <p class="lede">
          Slim steel frames and clear glass, each made to the millimetre. Prices are where each door starts,
          supply only.
        </p>
      </Intro>
      <PriceSwitch view={priceView} address="/products" />
      <ul class="product-list">
        {offers.map((offer) => (
          <li key={offer.product.id}>
            <a class="product-card" href={addressIn(priceView, `/products/${offer.product.slug}`)}>
              <DoorDrawing
                book={book}
                design={designOf(offer.product)}
                kind="picture"
                prefix={offer.product.slug}
                class="product-drawing"
              />
              <span class="product-name">{offer.product.name}</span>
              <CardPrice book={book} door={offer.product.standardConfiguration} view={priceView} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ProductPageProps extends PageProps {
  readonly offer: Offered;
  readonly photographs: readonly Photograph[] | undefined;
}

export function ProductPage({ book, priceView, offer, photographs }: ProductPageProps) {
  const { product } = offer;
  const design = designOf(product);
  return (
    <article class="product">
      <nav class="crumbs" aria-label="Breadcrumb">
        <a href={addressIn(priceView, '/products')}>Our doors</a>
      </nav>
      <div class="product-body">
        <figure class="sheet">
          <DoorDrawing book={book} design={design} kind="sheet" prefix="product" class="drawing" />
        </figure>
        <div>
          <Intro eyebrow={`${product.brand} range`} title={product.name}>
            <p class="lede">{product.description}</p>
            <p class="product-total">
              From <Price prices={startingPrices(offer)} view={priceView} />
            </p>
            <p class="hint">Supply only, for the size drawn here. {scopeText(book)}</p>
            <Buttons
              links={[
                [addressIn(priceView, `/?door=${designText(design)}`), 'Configure this door'],
                ['/contact', 'Ask about it'],
              ]}
            />
            <PriceSwitch view={priceView} address={`/products/${product.slug}`} />
          </Intro>
          <h2>As drawn</h2>
          <DoorFacts book={book} design={design} />
        </div>
      </div>
      <ScopeLists book={book} priceView={priceView} />
      <Photographs photographs={photographs} />
    </article>
  );
}

/** JSON-LD of a product, for search engines. Its price includes VAT, as consumers pay it. */
export function productJsonLd(
  { product, priced }: Offered,
  vatRatePercent: number,
  publicUrl: string,
): unknown {
  const price = priced.startingPriceInclVatEur.toFixed(2);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': priced.url,
    sku: product.id,
    name: product.name,
    description: product.description,
    image: [priced.image],
    brand: { '@type': 'Brand', name: product.brand },
    offers: {
      '@type': 'Offer',
      url: priced.url,
      description: consumerPriceNote(priced, vatRatePercent),
      price,
      priceCurrency: priced.currency,
      availability:
        product.availability === 'in_stock' ? 'https://schema.org/InStock' : 'https://schema.org/PreOrder',
      itemCondition: 'https://schema.org/NewCondition',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: priced.currency,
        valueAddedTaxIncluded: true,
      },
    },
    potentialAction: quoteAction(`${publicUrl}/?door=${designText(designOf(product))}`),
  };
}
