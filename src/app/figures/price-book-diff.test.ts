import { describe, expect, it } from 'vitest';
import { book, bookWith } from '../../../tests/support/book.ts';
import { catalogue } from '../../../tests/support/catalogue.ts';
import { diffPriceBooks, haveSameFigures } from './price-book-diff.ts';

describe('diffing two price books', () => {
  it('finds no difference between a book and itself, or its copy with another version', () => {
    for (const other of [book, bookWith((file) => (file.version = '2026-02'))]) {
      const diff = diffPriceBooks(book, other, catalogue);
      const none = { dearer: 0, cheaper: 0, newlyMade: 0, noLongerMade: 0 };
      expect(diff).toEqual({
        products: { ...none, same: catalogue.length },
        openings: { ...none, same: diff.openings.same },
        // The extras: bars, six kinds of glass, a finish, four handles and a lock.
        extras: { ...none, same: 13 },
        largestRise: null,
        largestFall: null,
        changes: [],
      });
      expect(diff.openings.same).toBeGreaterThan(100);
      expect(haveSameFigures(book, other)).toBe(true);
    }
  });

  it('shows a changed rate only for its type', () => {
    const dearer = bookWith((file) => (file.types.PIVOT.rate += 100));
    const { changes: rows } = diffPriceBooks(book, dearer, catalogue);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['Pivot steel glazed door', 'Pivot door']));
    expect(rows[0]).toEqual({
      kind: 'product',
      name: 'Pivot steel glazed door',
      widthMm: 900,
      heightMm: 2000,
      panels: 0,
      transom: false,
      beforeEur: 2684,
      afterEur: 2864,
      differenceEur: 180,
    });
  });

  it('shows changed rates of transoms and panels only for doors that have these', () => {
    const { changes: transom } = diffPriceBooks(
      book,
      bookWith((file) => (file.transom.rate += 10)),
      catalogue,
    );
    expect(transom.length).toBeGreaterThan(0);
    expect(transom.every((row) => row.transom)).toBe(true);
    const { changes: panels } = diffPriceBooks(
      book,
      bookWith((file) => (file.sidePanel.each += 10)),
      catalogue,
    );
    expect(panels.length).toBeGreaterThan(0);
    expect(panels.every((row) => row.panels > 0 && row.differenceEur === 10 * row.panels)).toBe(true);
  });

  it('names bi-fold doors by their leaves', () => {
    const dearer = bookWith((file) => (file.types.BIFOLD.configs['3L'].base += 10));
    const { changes } = diffPriceBooks(book, dearer, []);
    expect(new Set(changes.map(({ name }) => name))).toEqual(new Set(['Bi-fold door 3L']));
  });

  it('has no largest fall if all prices rise, and no largest rise if all prices fall', () => {
    const dearer = bookWith((file) => {
      for (const type of Object.values(file.types)) {
        if ('base' in type) type.base += 10;
        else for (const config of Object.values(type.configs)) config.base += 10;
      }
    });
    expect(diffPriceBooks(book, dearer, catalogue)).toMatchObject({
      // The finish adds six per cent of the base price, rounded.
      largestRise: { differenceEur: 11 },
      largestFall: null,
    });
    expect(diffPriceBooks(dearer, book, catalogue)).toMatchObject({
      largestRise: null,
      largestFall: { differenceEur: -11 },
    });
  });

  it('shows doors that can no longer be made', () => {
    const lower = bookWith((file) => (file.types.SLIDING.leafMin = 800));
    const { changes: rows, products, openings } = diffPriceBooks(book, lower, catalogue);
    expect(rows[0]).toMatchObject({
      name: 'Single sliding steel glazed door',
      afterEur: null,
      differenceEur: null,
    });
    expect(products.noLongerMade).toBe(rows.filter(({ kind }) => kind === 'product').length);
    const reversed = diffPriceBooks(lower, book, catalogue);
    expect(reversed.products.newlyMade).toBe(products.noLongerMade);
    expect(reversed.openings.newlyMade).toBe(openings.noLongerMade);
    expect(openings.noLongerMade).toBeGreaterThan(0);
  });

  it('counts every door once and finds the largest rise and fall', () => {
    const mixed = bookWith((file) => {
      file.types.PIVOT.rate += 100;
      file.types.SLIDING.base -= 50;
    });
    const { products, openings, largestRise, largestFall, changes } = diffPriceBooks(book, mixed, catalogue);
    const moves = changes.map(({ differenceEur }) => differenceEur ?? 0);
    expect(products.dearer + openings.dearer).toBe(moves.filter((eur) => eur > 0).length);
    expect(products.cheaper + openings.cheaper).toBe(moves.filter((eur) => eur < 0).length);
    expect(products).toMatchObject({ dearer: 1, same: catalogue.length - 1 - products.cheaper });
    expect(largestRise).toMatchObject({ name: 'Pivot door', differenceEur: Math.max(...moves) });
    expect(largestFall).toMatchObject({ kind: 'product', differenceEur: -50 });
  });

  it('compares a grid of common openings, with the type names of the old book', () => {
    const other = bookWith((file) => {
      file.types.PIVOT.label = 'Turning door';
      file.types.PIVOT.base += 100;
    });
    const rows = diffPriceBooks(book, other, []).changes;
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['Pivot door']));
    const among = (key: 'widthMm' | 'heightMm' | 'panels') =>
      [...new Set(rows.map((row) => row[key]))].sort((one, two) => one - two);
    expect(among('widthMm')).toEqual([800, 900, 1000, 1200, 1500, 1800, 2100, 2400, 3000, 4000]);
    expect(among('heightMm')).toEqual([2000, 2100, 2300, 2400, 2700, 3000]);
    expect(among('panels')).toEqual([0, 1, 2, 3]);
  });

  it('lists a door with its layout in the new book, such as a new transom', () => {
    const lower = bookWith((file) => (file.types.SLIDING.maxLeafH = 2300));
    const row = diffPriceBooks(book, lower, []).changes.find(
      ({ name, widthMm, heightMm, panels }) =>
        name === 'Single sliding door' && widthMm === 900 && heightMm === 2400 && panels === 0,
    );
    expect(row).toMatchObject({ transom: true });
  });

  it('does not list changed figures that affect no price, but haveSameFigures detects them', () => {
    const slower = bookWith((file) => (file.leadTime.manyPanelsWeeks += 1));
    expect(diffPriceBooks(book, slower, catalogue).changes).toEqual([]);
    expect(haveSameFigures(book, slower)).toBe(false);
  });
});
