import Type, { type Static } from 'typebox';
import { InternalDoorEstimateDoor } from './door.ts';

const Text = (description: string) => Type.String({ minLength: 1, description });

const described = {
  id: Text('Product identifier, stable.'),
  slug: Type.String({
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    description: 'Last part of the product page address.',
  }),
  name: Text('Name of the product.'),
  description: Text('What it is, in a sentence.'),
  brand: Text('Name of the range it belongs to.'),
  availability: Text('Stock label, e.g. in_stock.'),
};

/** The catalogue as it is kept: products and their standard configurations. Prices come from the engine. */
export const CatalogueFile = Type.Array(
  Type.Object({ ...described, standardConfiguration: InternalDoorEstimateDoor }),
  { title: 'CatalogueFile', minItems: 1 },
);
export type CatalogueFile = Static<typeof CatalogueFile>;

export const CatalogueProduct = Type.Object(
  {
    ...described,
    url: Type.String({ description: 'Address of the product page.' }),
    image: Type.String({ description: 'Address of the main picture, a PNG.' }),
    additionalImages: Type.Array(Type.String(), { description: 'Addresses of more pictures, as SVG.' }),
    startingPriceEur: Type.Number({
      description:
        'Price of the minimum standard configuration in EUR without VAT, frame only; excludes ironmongery, decorative glazing bars, special glass and non-standard RAL finishes.',
    }),
    currency: Type.String({ description: 'Currency of the price: EUR.' }),
    priceNote: Type.String({ description: 'What the starting price stands for, to be shown beside it.' }),
  },
  { title: 'CatalogueProduct' },
);
export type CatalogueProduct = Static<typeof CatalogueProduct>;

export const ProductsResponse = Type.Object(
  {
    products: Type.Array(CatalogueProduct, { description: 'All products.' }),
    meta: Type.Object(
      {
        count: Type.Integer({ description: 'Number of products.' }),
        currency: Type.String({ description: 'Currency of all prices: EUR.' }),
        priceDisclaimer: Type.String({ description: 'What all prices include and exclude.' }),
        quoteApi: Type.String({ description: 'Address of the endpoint that creates a door quote.' }),
        docsUrl: Type.String({ description: 'Address of the developer documentation.' }),
        updatedAt: Type.String({ description: 'When the catalogue was last updated, as a timestamp.' }),
      },
      { description: 'About the catalogue as a whole.' },
    ),
  },
  { title: 'ProductsResponse', description: 'What doors there are and what they cost at least.' },
);
export type ProductsResponse = Static<typeof ProductsResponse>;
