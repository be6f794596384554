import { isDeepStrictEqual } from 'node:util';
import { priceProduct, type PricedProduct, type Product } from '../../domain/catalogue/product.ts';
import { panelCount } from '../../domain/doors/door.ts';
import { fitLayout } from '../../domain/doors/fitted.ts';
import { resolveDoor } from '../../domain/doors/resolve.ts';
import { notOffered } from '../../domain/extras/offer.ts';
import { priceDoor } from '../../domain/pricing/price.ts';
import { modelOf, type DoorModel, type PriceBook } from '../../domain/book/price-book.ts';
import { mm, toDecimal } from '../../domain/units.ts';

/** A door with its prices in both books; an amount is null if a book cannot make the door. */
export interface PriceChange {
  readonly kind: 'product' | 'opening' | 'extra';
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly panels: number;
  readonly transom: boolean;
  readonly beforeEur: number | null;
  readonly afterEur: number | null;
  /** The difference, after minus before; null if either amount is null. */
  readonly differenceEur: number | null;
}

/** Counts of doors by kind of change. */
export type Tally = ReturnType<typeof tally>;

export type PriceBookDiff = ReturnType<typeof diffPriceBooks>;

type PricedDoor = Pick<PricedProduct, 'door' | 'price'>;

/** A door to price with both books. */
interface Sample {
  readonly kind: PriceChange['kind'];
  readonly name: string;
  readonly priceBy: (book: PriceBook) => PricedDoor | null;
}

/** Sizes of common openings: narrow to wide, and with heights that need no transom or need one. */
const widths = [500, 700, 800, 900, 1000, 1200, 1500, 1800, 2100, 2400, 3000, 4000].map(mm);
const heights = [2000, 2100, 2300, 2400, 2700, 3000].map(mm);
const panelCounts = [0, 1, 2, 3];

/**
 * Compares the prices of the products and of a grid of common openings in two books. Doors that neither book
 * can make are omitted.
 */
export function diffPriceBooks(before: PriceBook, after: PriceBook, catalogue: readonly Product[]) {
  const samples = [
    ...catalogue.map(productSample),
    ...before.models.flatMap(openingSamples),
    ...extraSamples(before, after),
  ];
  const compared = samples.flatMap(
    (sample) => compare(sample, sample.priceBy(before), sample.priceBy(after)) ?? [],
  );
  return {
    products: tally(compared.filter(({ kind }) => kind === 'product')),
    openings: tally(compared.filter(({ kind }) => kind === 'opening')),
    extras: tally(compared.filter(({ kind }) => kind === 'extra')),
    /** The largest change by amount; null if no price rises or falls. */
    largestRise: furthest(compared, 1),
    largestFall: furthest(compared, -1),
    /** Doors with different prices. */
    changes: compared.filter(({ differenceEur }) => differenceEur !== 0),
  };
}

/** Whether two books are equal apart from their version. */
export function haveSameFigures(one: PriceBook, other: PriceBook): boolean {
  return isDeepStrictEqual({ ...one, version: '' }, { ...other, version: '' });
}

function tally(compared: readonly PriceChange[]) {
  const count = (fares: (change: PriceChange) => boolean) => compared.filter(fares).length;
  return {
    dearer: count(({ differenceEur }) => (differenceEur ?? 0) > 0),
    cheaper: count(({ differenceEur }) => (differenceEur ?? 0) < 0),
    same: count(({ differenceEur }) => differenceEur === 0),
    newlyMade: count(({ beforeEur }) => beforeEur === null),
    noLongerMade: count(({ afterEur }) => afterEur === null),
  };
}

/**
 * The largest change in a direction; the first if several are equal, so that products come before openings.
 */
function furthest(compared: readonly PriceChange[], sign: 1 | -1): PriceChange | null {
  const distance = ({ differenceEur }: PriceChange) => sign * (differenceEur ?? 0);
  const most = Math.max(0, ...compared.map(distance));
  return most === 0 ? null : (compared.find((change) => distance(change) === most) ?? null);
}

const productSample = (product: Product): Sample => ({
  kind: 'product',
  name: product.name,
  priceBy: (book) => priceProduct(book, product),
});

function openingSamples({ type, bifoldConfig, label }: DoorModel): readonly Sample[] {
  const name = bifoldConfig ? `${label} ${bifoldConfig}` : label;
  return widths.flatMap((width) =>
    heights.flatMap((height) =>
      panelCounts.map((panels) => ({
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

/** A common door with each extra of either book. A book without the extra has no price for the door. */
function extraSamples(...books: readonly PriceBook[]): readonly Sample[] {
  const choices = books.flatMap(({ extras }) => [
    ...(extras.glazingBars ? [{ glazingBars: '2x4' }] : []),
    ...extras.glass.map(({ key }) => ({ glass: key })),
    ...(extras.finish ? [{ frameColor: 'RAL 3020' }] : []),
    ...extras.handles.map(({ key }) => ({ handle: key })),
    ...(extras.lock ? [{ lock: 'yes' }] : []),
  ]);
  const byName = new Map(choices.map((extra) => [Object.entries(extra).flat().join(' '), extra]));
  return [...byName].map(([name, extra]) => ({
    kind: 'extra',
    name,
    priceBy: (book) => {
      if (notOffered(book.extras, extra).length > 0) return null;
      const { door } = resolveDoor(book, { doorTypeKey: 'DOUBLE_HINGED', ...extra });
      return door && { door, price: priceDoor(book, door) };
    },
  }));
}

/** The change of a door's price; null if neither book can make the door. */
function compare(
  { kind, name }: Sample,
  before: PricedDoor | null,
  after: PricedDoor | null,
): PriceChange | null {
  const door = after?.door ?? before?.door;
  if (!door) return null;
  const beforeEur = before ? toDecimal(before.price.total) : null;
  const afterEur = after ? toDecimal(after.price.total) : null;
  return {
    kind,
    name,
    widthMm: door.opening.width,
    heightMm: door.opening.height,
    panels: panelCount(door),
    transom: door.transom,
    beforeEur,
    afterEur,
    differenceEur: beforeEur === null || afterEur === null ? null : afterEur - beforeEur,
  };
}
