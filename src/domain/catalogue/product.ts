import type { WireDoor } from '../doors/fields.ts';
import { assess } from '../pricing/assess.ts';
import type { Price } from '../pricing/price.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { Door } from '../doors/door.ts';

/** A catalogue product. Its price is computed. */
export interface Product {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly brand: string;
  readonly availability: string;
  /** The cheapest door of this product, which determines the "from" price. */
  readonly standardConfiguration: WireDoor;
}

export interface PricedProduct {
  readonly product: Product;
  readonly door: Door;
  readonly price: Price;
}

/** The product with its "from" price; null if its standard configuration cannot be made. */
export function priceProduct(book: PriceBook, product: Product): PricedProduct | null {
  const assessment = assess(book, product.standardConfiguration);
  return assessment.outcome === 'priced' ? { product, door: assessment.door, price: assessment.price } : null;
}
