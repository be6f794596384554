import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { lackingDoor } from '../../../tests/support/doors.ts';
import { pair, panelled, single, tall } from '../../../tests/support/makeable-doors.ts';
import { modelsOfType } from '../book/price-book.ts';
import { panelCount } from '../doors/door.ts';
import { doorFields, type WireDoor } from '../doors/fields.ts';
import { fitLayout } from '../doors/fitted.ts';
import { missingDetails } from '../doors/missing.ts';
import { readSize } from '../doors/wire.ts';
import { assess } from '../pricing/assess.ts';
import { priceDoor } from '../pricing/price.ts';
import { complete } from './complete.ts';

const missing = (wire: WireDoor) => missingDetails(book, wire).map(({ field }) => field);
const bifold = { doorTypeKey: 'BIFOLD', opWidth: '2400', opHeight: '2100' };

describe('the completion of a door with missing details', () => {
  it.each<[string, WireDoor, WireDoor]>([
    ['the leaf between panels', { ...panelled, doorLeafWidth: '' }, { doorLeafWidth: '900' }],
    [
      'a narrower leaf if the panels would be too narrow',
      { ...panelled, opWidth: '1200', doorLeafWidth: ' ' },
      { doorLeafWidth: '800' },
    ],
    ['the active leaf', { ...pair, doorLeafWidth: '' }, { doorLeafWidth: '900' }],
    [
      'a narrower active leaf if the passive leaf would be too narrow',
      { ...pair, opWidth: '1100', doorLeafWidth: '' },
      { doorLeafWidth: '800' },
    ],
    ['the maximum door height', { ...tall, doorHeightMm: '', opHeight: '2700' }, { doorHeightMm: '2400' }],
    [
      'a lower door height if the transom would be too low',
      { ...tall, doorHeightMm: '', opHeight: '2300' },
      { doorHeightMm: '2100' },
    ],
    ['the leaf count of a bi-fold', bifold, { bifoldConfig: '3L' }],
    [
      'leaf count, leaf width and door height together',
      { ...bifold, opHeight: '2700', topPanel: 'yes', leftPanels: '1' },
      { bifoldConfig: '2L', doorLeafWidth: '700', doorHeightMm: '2400' },
    ],
  ])('fills in %s', (_, wire, details) => {
    expect(missing(wire)).toEqual(Object.keys(details));
    expect(complete(book, wire)?.filled).toEqual({ ...wire, ...details });
  });

  it.each<[string, WireDoor]>([
    ['an opening too wide for any door', { ...panelled, opWidth: '6001', doorLeafWidth: '' }],
    ['an opening too narrow for the panels', { ...panelled, opWidth: '900', doorLeafWidth: '' }],
    ['an opening too low for a transom', { ...tall, opHeight: '2000', doorHeightMm: '' }],
    ['an opening lower than a transom', { ...tall, opHeight: '150', doorHeightMm: '' }],
    ['an opening too high', { ...tall, opHeight: '3300', doorHeightMm: '' }],
    ['a leaf width that no leaf count allows', { ...bifold, leftPanels: '1', doorLeafWidth: '2000' }],
  ])('is null if details are missing and the door has %s', (_, wire) => {
    expect(missing(wire)).not.toEqual([]);
    expect(complete(book, wire)).toBeNull();
  });

  it.each<[string, WireDoor]>([
    ['can be made', single],
    ['cannot be made', { ...single, opWidth: '3000' }],
    ['is of an unknown type', { ...panelled, doorType: 'Garage', doorTypeKey: '', doorLeafWidth: '' }],
    ['has an invalid number of panels', { ...bifold, leftPanels: 'some' }],
    ['has an invalid value for the transom', { ...bifold, topPanel: 'perhaps' }],
  ])('is null for a door that %s', (_, wire) => {
    expect(missing(wire)).toEqual([]);
    expect(complete(book, wire)).toBeNull();
  });
});

describe('every completion', () => {
  const runs = { numRuns: 5000 };

  it('can be made, keeps all given fields, and fills in only the missing ones', () => {
    fc.assert(
      fc.property(lackingDoor, (wire) => {
        const fields = missing(wire);
        const completion = complete(book, wire);
        fc.pre(completion !== null);
        expect(assess(book, completion.filled)).toMatchObject({ outcome: 'priced', price: completion.price });
        for (const field of doorFields) {
          if (fields.includes(field)) expect(completion.filled[field]).toMatch(/^\d/);
          else expect(completion.filled[field]).toBe(wire[field]);
        }
      }),
      runs,
    );
  });

  it('is null only if no values of the missing details fit', () => {
    const configs = modelsOfType(book, 'BIFOLD').map(({ bifoldConfig }) => bifoldConfig ?? '');
    const leaves = Array.from({ length: 120 }, (_, index) => String(250 + 10 * index));
    const heights = Array.from({ length: 120 }, (_, index) => String(1500 + 10 * index));
    fc.assert(
      fc.property(lackingDoor, (wire) => {
        const fields = missing(wire);
        fc.pre(fields.length > 0 && complete(book, wire) === null);
        for (const bifoldConfig of fields.includes('bifoldConfig') ? configs : [wire.bifoldConfig]) {
          for (const doorLeafWidth of fields.includes('doorLeafWidth') ? leaves : [wire.doorLeafWidth]) {
            // Width and height are checked independently, so one height for each leaf is enough.
            const heightsToTry = fields.includes('doorHeightMm') ? heights : [wire.doorHeightMm];
            const tried = { ...wire, ...defined({ bifoldConfig, doorLeafWidth }) };
            const made = heightsToTry.some(
              (doorHeightMm) => assess(book, { ...tried, ...defined({ doorHeightMm }) }).outcome === 'priced',
            );
            expect(made).toBe(false);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('fills in the fitted leaf, the tallest door, and the leaf count with the cheapest layout', () => {
    fc.assert(
      fc.property(lackingDoor, (wire) => {
        const fields = missing(wire);
        const completion = complete(book, wire);
        fc.pre(completion !== null);
        const { door } = completion;
        const n = panelCount(door);
        const own = fitLayout(book, door.model, door.opening, n, door);
        if (fields.includes('doorLeafWidth')) expect(door.leafWidth).toBe(own?.leafWidth);
        if (fields.includes('doorHeightMm')) {
          const tallest = Math.min(door.model.height.max, door.opening.height - book.transom.size.min);
          expect(door.doorHeight).toBe(tallest);
        }
        if (fields.includes('bifoldConfig') && readSize(wire.opWidth) && own) {
          for (const model of modelsOfType(book, 'BIFOLD')) {
            const other = fitLayout(book, model, door.opening, n, door);
            const filled = { ...completion.filled, bifoldConfig: model.bifoldConfig ?? '' };
            const fitsToo =
              complete(book, { ...wire, bifoldConfig: filled.bifoldConfig }) ?? assess(book, filled);
            if (!other || !('price' in fitsToo)) continue;
            const dearer = priceDoor(book, other).total - priceDoor(book, own).total;
            expect(dearer > 0 || (dearer === 0 && model.leaves >= door.model.leaves)).toBe(true);
          }
        }
      }),
      runs,
    );
  });
});

/** Drops undefined fields. */
const defined = (fields: Partial<Record<keyof WireDoor, string | undefined>>): WireDoor =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
