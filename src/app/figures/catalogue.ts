import {
  CatalogueFile,
  type CatalogueProduct,
  type ProductsResponse,
} from '../../contract/doors/products.ts';
import { priceProduct, type PricedProduct, type Product } from '../../domain/catalogue/product.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { orderWeeks } from '../../domain/pricing/lead-time.ts';
import { withVat } from '../../domain/pricing/vat.ts';
import { toDecimal } from '../../domain/units.ts';
import { disclaimerOfPrices, priceNote } from '../../domain/wording/catalogue.ts';
import { checkShape, type Checked } from './checked.ts';

/** Parses a catalogue file. Every product must have a price in the price book. */
export function readCatalogue(book: PriceBook, json: unknown): Checked<readonly Product[]> {
  const placeOf = (pointer: string) => withProduct(json, pointer);
  const file = checkShape(CatalogueFile, json, placeOf);
  if (!file.ok) return file;
  const repeats = (index: number, key: 'id' | 'slug'): readonly string[] => {
    const first = file.value.findIndex((product) => product[key] === file.value[index]?.[key]);
    return first === index
      ? []
      : [`${placeOf(`/${index}/${key}`)}: the same as that of ${placeOf(`/${first}`)}`];
  };
  const faults = file.value.flatMap((product, index) => [
    ...repeats(index, 'id'),
    ...repeats(index, 'slug'),
    ...(priceProduct(book, product) ? [] : [`${placeOf(`/${index}/standardConfiguration`)}: cannot be made`]),
  ]);
  return faults.length > 0 ? { ok: false, faults } : file;
}

/** Adds id and name of the product to a pointer, because an index is hard to find in a file. */
function withProduct(json: unknown, pointer: string): string {
  const index = Number(/^\/(\d+)/.exec(pointer)?.[1]);
  const { id, name } = ((Array.isArray(json) ? (json[index] as unknown) : null) ?? {}) as Record<
    'id' | 'name',
    unknown
  >;
  const words = [
    ...(typeof id === 'string' && id !== '' ? [/^[\w.-]+$/.test(id) ? id : JSON.stringify(id)] : []),
    ...(typeof name === 'string' && name !== '' ? [JSON.stringify(name)] : []),
  ];
  return words.length === 0 ? pointer : `${pointer} (${words.join(', ')})`;
}

/** The catalogue with current prices, without products that the price book cannot price. */
export function listProducts(
  book: PriceBook,
  catalogue: readonly Product[],
  publicUrl: string,
  updatedAt: string,
): ProductsResponse {
  const products = catalogue
    .map((product) => priceProduct(book, product))
    .filter((priced) => priced !== null)
    .map((priced) => presentProduct(book, priced, `${publicUrl}/products/${priced.product.slug}`));
  return {
    products,
    vatRatePercent: book.vatRatePercent,
    meta: {
      count: products.length,
      currency: book.currency,
      priceDisclaimer: disclaimerOfPrices(book),
      quoteApi: `${publicUrl}/api/internal-doors/quote`,
      docsUrl: `${publicUrl}/docs`,
      updatedAt,
    },
  };
}

/** Lead time in weeks of each product in its standard configuration, by product id. */
export const listLeadTimes = (book: PriceBook, catalogue: readonly Product[]): ReadonlyMap<string, number> =>
  new Map(
    catalogue
      .map((product) => priceProduct(book, product))
      .filter((priced) => priced !== null)
      .map(({ product, door }) => [product.id, orderWeeks(book, [door], 1)]),
  );

function presentProduct(book: PriceBook, priced: PricedProduct, url: string): CatalogueProduct {
  const { id, slug, name, description, brand, availability } = priced.product;
  return {
    id,
    slug,
    name,
    description,
    url,
    image: `${url}.png`,
    additionalImages: [`${url}.svg`],
    startingPriceEur: toDecimal(priced.price.total),
    startingPriceInclVatEur: toDecimal(withVat(book, priced.price.total)),
    currency: book.currency,
    availability,
    brand,
    priceNote: priceNote(book, priced),
  };
}
