import Type, { type Static } from 'typebox';
import { decimal, listOf, text, whole } from '../fields.ts';
import { doorFields } from '../../domain/doors/fields.ts';
import { Door } from './door.ts';
import { vatRatePercent } from './prices.ts';

const Text = (description: string) => text(description, { minLength: 1 });

const described = {
  id: Text('Product identifier, stable.'),
  slug: text('Last part of the product page address.', { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  name: Text('Name of the product.'),
  description: Text('What it is, in a sentence.'),
  brand: Text('Name of the range it belongs to.'),
  availability: Text('Stock label, e.g. in_stock.'),
};

/**
 * The catalogue as a file: products and their standard configurations, without prices, which the engine computes.
 */
export const CatalogueFile = Type.Array(
  Type.Object({ ...described, standardConfiguration: Type.Pick(Door, [...doorFields]) }),
  { title: 'CatalogueFile', minItems: 1 },
);
export type CatalogueFile = Static<typeof CatalogueFile>;

export const CatalogueProduct = Type.Object(
  {
    ...described,
    url: text('Address of the product page.'),
    image: text('Address of the main picture, a PNG.'),
    additionalImages: listOf(Type.String(), 'Addresses of more pictures, as SVG.'),
    startingPriceEur: decimal(
      'Price of the minimum standard configuration in EUR without VAT, supply only; excludes ironmongery, decorative glazing bars, special glass and non-standard RAL finishes. priceNote says what it includes.',
    ),
    startingPriceInclVatEur: decimal(
      'The same price with VAT, supply only, in whole euro: what a consumer pays.',
    ),
    currency: text('Currency of the prices: EUR.'),
    priceNote: text('What the starting price without VAT stands for, to be shown beside it.'),
  },
  { title: 'CatalogueProduct' },
);
export type CatalogueProduct = Static<typeof CatalogueProduct>;

export const ProductsResponse = Type.Object(
  {
    products: listOf(CatalogueProduct, 'All products.'),
    vatRatePercent,
    meta: Type.Object(
      {
        count: whole('Number of products.'),
        currency: text('Currency of all prices: EUR.'),
        priceDisclaimer: text('What all prices include and exclude.'),
        quoteApi: text('Address of the endpoint that stores an estimate with a review link.'),
        docsUrl: text('Address of the developer documentation.'),
        updatedAt: text('When the catalogue was last updated, as a timestamp.'),
      },
      { description: 'About the catalogue as a whole.' },
    ),
  },
  { title: 'ProductsResponse', description: 'What doors there are and what they cost at least.' },
);
export type ProductsResponse = Static<typeof ProductsResponse>;
