import fc from 'fast-check';
import { expect } from 'vitest';
import type { EstimateResponse, EstimatedDoor } from '../../src/contract/doors/estimate.ts';
import { doorTypeKeys } from '../../src/domain/book/door-types.ts';
import type { WireDoor } from '../../src/domain/doors/fields.ts';
import type { Environment } from './child.ts';
import { exported } from './enquiries.ts';
import { makeableDoor } from './makeable-door.ts';
import { readPages } from './pdftotext.ts';
import { euro, figuresOf } from './shown-doors.ts';

/** Random possible doors, in orders that mix the types. */
export function randomOrders(ofEachType: number, together: number, seed: number): readonly WireDoor[][] {
  const byType = doorTypeKeys.map((type) => fc.sample(makeableDoor(type), { numRuns: ofEachType, seed }));
  const doors = Array.from({ length: ofEachType }, (_, nth) =>
    byType.flatMap((some) => some[nth] ?? []),
  ).flat();
  return Array.from({ length: Math.ceil(doors.length / together) }, (_, order) =>
    doors.slice(order * together, (order + 1) * together),
  );
}

/** The measures of a door. */
export const measuresOf = (door: EstimatedDoor) => ({
  type: door.doorTypeKey,
  width: door.opWidth,
  height: door.opHeight,
  left: door.leftPanels,
  right: door.rightPanels,
  transom: door.topPanel,
  leaves: door.bifoldConfig,
});

/** The measures of a door from the fields of a form. */
export const measuresIn = (fields: ReadonlyMap<string, string>, index: number) => {
  const field = (name: string) => fields.get(`d${index}-${name}`) ?? '';
  return {
    type: field('type'),
    width: field('width'),
    height: field('height'),
    left: field('left'),
    right: field('right'),
    transom: field('transom') === 'yes' ? 'yes' : 'no',
    leaves: field('leaves'),
  };
};

/** A door with all figures, as answered and stored. */
const asSent = (door: EstimatedDoor) => ({
  ...measuresOf(door),
  leaf: door.doorLeafWidth,
  doorHeight: door.doorHeightMm,
  price: door.estimatedPrice,
  priceInclVat: door.estimatedPriceInclVat,
});

/** Compares a page with doors of an estimate; returns their titles on the page. */
export function expectShown(html: string, doors: readonly EstimatedDoor[]): readonly string[] {
  const { titles, prices, itemised, total } = figuresOf(html);
  const inclVat = doors.map(({ estimatedPriceInclVat }) => estimatedPriceInclVat);
  expect(titles.map((title) => /\d+ × \d+/.exec(title)?.[0])).toEqual(
    doors.map(({ opWidth, opHeight }) => `${opWidth} × ${opHeight}`),
  );
  expect(prices).toEqual(inclVat.map(euro));
  expect(itemised).toEqual(inclVat.map(euro));
  expect(total).toBe(euro(inclVat.reduce((sum, price) => sum + price, 0)));
  const net = doors.map(({ estimatedPrice }) => estimatedPrice);
  for (const price of [...net, net.reduce((sum, each) => sum + each, 0)])
    expect(html).toContain(`${euro(price)} without VAT`);
  return titles;
}

/** Compares the page after sending and its PDF with the doors; returns what has to be exported. */
export async function expectSent(
  html: string,
  pdf: Uint8Array,
  doors: readonly EstimatedDoor[],
): Promise<SentOrder> {
  const titles = expectShown(html, doors);
  const { reference = '?' } = figuresOf(html);
  const pages = (await readPages(pdf)).map((page) => page.replace(/\s+/g, ' '));
  doors.forEach(({ estimatedPrice, estimatedPriceInclVat }, index) => {
    const page = pages[index] ?? '';
    for (const said of [titles[index] ?? '?', euro(estimatedPriceInclVat), euro(estimatedPrice)]) {
      expect(page).toContain(said);
    }
  });
  const sum = (price: (door: EstimatedDoor) => number) =>
    euro(doors.reduce((total, door) => total + price(door), 0));
  const summary = pages.slice(doors.length).join(' ');
  for (const said of [
    sum(({ estimatedPriceInclVat }) => estimatedPriceInclVat),
    sum(({ estimatedPrice }) => estimatedPrice),
    reference,
  ])
    expect(summary).toContain(said);
  return { reference, doors: doors.map(asSent) };
}

interface SentOrder {
  readonly reference: string;
  readonly doors: readonly ReturnType<typeof asSent>[];
}

/** Compares the exported enquiries with what was sent. */
export async function expectExported(env: Environment, sent: readonly SentOrder[]): Promise<void> {
  const stored = (await exported(env)).map(({ reference, estimate }) => ({
    reference,
    doors: (estimate as EstimateResponse).doors.map(asSent),
  }));
  expect(stored.toSorted(byReference)).toEqual(sent.toSorted(byReference));
}

const byReference = (one: SentOrder, other: SentOrder) => one.reference.localeCompare(other.reference);
