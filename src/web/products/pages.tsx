import { DoorDrawing } from '../../drawing/door-drawing.tsx';
import type { CatalogueProduct } from '../../contract/doors/products.ts';
import { standardAppearance } from '../../domain/design/design.ts';
import { designText } from '../../domain/design/design-text.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { DoorFacts } from '../doors/door-facts.tsx';
import { consumerPriceNote } from '../../domain/wording/catalogue.ts';
import { euro } from '../../domain/wording/format.ts';
import { ScopeLists } from '../doors/scope-lists.tsx';
import { Buttons, Intro } from '../shell/site.tsx';

export interface Offered {
  readonly product: Product;
  readonly priced: CatalogueProduct;
}

const designOf = ({ standardConfiguration }: Product) => ({
  door: standardConfiguration,
  appearance: standardAppearance,
});

export function ProductsPage({ book, offers }: { book: PriceBook; offers: readonly Offered[] }) {
  return (
    <div>
      <Intro eyebrow="Internal glazed doors" title="Our doors">
        <p class="lede">
          Slim steel frames and clear glass, each made to the millimetre. Prices are where each door starts,
          without VAT, supply only.
        </p>
      </Intro>
      <ul class="product-list">
        {offers.map(({ product, priced }) => (
          <li key={product.id}>
            <a class="product-card" href={`/products/${product.slug}`}>
              <DoorDrawing
                book={book}
                design={designOf(product)}
                kind="picture"
                prefix={product.slug}
                class="product-drawing"
              />
              <span class="product-name">{product.name}</span>
              <span class="product-price">From {euro(priced.startingPriceEur)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ProductPage({ book, offer }: { readonly book: PriceBook; readonly offer: Offered }) {
  const { product, priced } = offer;
  const design = designOf(product);
  return (
    <article class="product">
      <nav class="crumbs" aria-label="Breadcrumb">
        <a href="/products">Our doors</a>
      </nav>
      <div class="product-body">
        <figure class="sheet">
          <DoorDrawing book={book} design={design} kind="sheet" prefix="product" class="drawing" />
        </figure>
        <div>
          <Intro eyebrow={`${product.brand} range`} title={product.name}>
            <p class="lede">{product.description}</p>
            <p class="product-total">
              From <strong class="amount">{euro(priced.startingPriceEur)}</strong>
            </p>
            <p class="hint">{priced.priceNote}</p>
            <Buttons
              links={[
                [`/?door=${designText(design)}`, 'Configure this door'],
                ['/contact', 'Ask about it'],
              ]}
            />
          </Intro>
          <h2>As drawn</h2>
          <DoorFacts book={book} design={design} />
        </div>
      </div>
      <ScopeLists />
    </article>
  );
}

/** What search engines read; the price is the one a consumer pays, which the page shows first. */
export function productJsonLd({ product, priced }: Offered, vatRatePercent: number): unknown {
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
  };
}
