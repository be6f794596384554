import type { WireDoor } from '../doors/fields.ts';
import { assess } from '../pricing/assess.ts';
import type { Price } from '../pricing/price.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { Door } from '../doors/door.ts';

/** A product of the catalogue, without a price: that is the engine's to say. */
export interface Product {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly brand: string;
  readonly availability: string;
  /** The least door sold under this name; its price is the starting price. */
  readonly standardConfiguration: WireDoor;
}

export interface PricedProduct {
  readonly product: Product;
  readonly door: Door;
  readonly price: Price;
}

/** The product with its starting price; null where its standard configuration cannot be made. */
export function priceProduct(book: PriceBook, product: Product): PricedProduct | null {
  const assessment = assess(book, product.standardConfiguration);
  return assessment.outcome === 'priced' ? { product, door: assessment.door, price: assessment.price } : null;
}
