import { priceProduct, type Product } from '../domain/catalogue/product.ts';
import { panelCount, type Door } from '../domain/doors/door.ts';
import { fitLayout } from '../domain/doors/fitted.ts';
import { priceDoor, type Price } from '../domain/pricing/price.ts';
import { modelOf, type DoorModel, type PriceBook } from '../domain/pricing/pricebook.ts';
import { mm, toDecimal } from '../domain/units.ts';

/** A door whose price two books do not agree on; an amount is null where a book cannot make it. */
export interface PriceChange {
  readonly kind: 'product' | 'opening';
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly panels: number;
  readonly transom: boolean;
  readonly beforeEur: number | null;
  readonly afterEur: number | null;
  /** After minus before; null where there is nothing to compare. */
  readonly differenceEur: number | null;
}

interface PricedDoor {
  readonly door: Door;
  readonly price: Price;
}

/** A door to look up in both books. */
interface Sample {
  readonly kind: PriceChange['kind'];
  readonly name: string;
  readonly priceBy: (book: PriceBook) => PricedDoor | null;
}

/** Common openings: narrow to wide, and from a low leaf to one that needs a transom above it. */
const WIDTHS = [500, 700, 800, 900, 1000, 1200, 1500, 1800, 2100, 2400, 3000, 4000].map(mm);
const HEIGHTS = [2000, 2100, 2300, 2400, 2700, 3000].map(mm);
const PANELS = [0, 1, 2, 3];

/** What the products and a grid of common openings cost by either book; only the rows that differ. */
export function diffPriceBooks(
  before: PriceBook,
  after: PriceBook,
  catalogue: readonly Product[],
): readonly PriceChange[] {
  return [...catalogue.map(productSample), ...before.models.flatMap(openingSamples)].flatMap((sample) =>
    compare(sample, sample.priceBy(before), sample.priceBy(after)),
  );
}

const productSample = (product: Product): Sample => ({
  kind: 'product',
  name: product.name,
  priceBy: (book) => priceProduct(book, product),
});

function openingSamples({ type, bifoldConfig, label }: DoorModel): readonly Sample[] {
  const name = bifoldConfig ? `${label} ${bifoldConfig}` : label;
  return WIDTHS.flatMap((width) =>
    HEIGHTS.flatMap((height) =>
      PANELS.map((panels) => ({
        kind: 'opening' as const,
        name,
        priceBy: (book) => {
          const model = modelOf(book, type, bifoldConfig);
          const door = model ? fitLayout(book, model, { width, height }, panels) : null;
          return door && { door, price: priceDoor(book, door) };
        },
      })),
    ),
  );
}

function compare(
  { kind, name }: Sample,
  before: PricedDoor | null,
  after: PricedDoor | null,
): readonly PriceChange[] {
  const door = after?.door ?? before?.door;
  const beforeEur = before ? toDecimal(before.price.total) : null;
  const afterEur = after ? toDecimal(after.price.total) : null;
  if (!door || beforeEur === afterEur) return [];
  return [
    {
      kind,
      name,
      widthMm: door.opening.width,
      heightMm: door.opening.height,
      panels: panelCount(door),
      transom: door.transom,
      beforeEur,
      afterEur,
      differenceEur: beforeEur === null || afterEur === null ? null : afterEur - beforeEur,
    },
  ];
}
