import { describe, expect, it } from 'vitest';
import bookFile from '../figures/pricebook.json' with { type: 'json' };
import { book } from '../../tests/support/book.ts';
import { catalogue } from '../../tests/support/catalogue.ts';
import { readPriceBook } from './price-book.ts';
import { diffPriceBooks } from './pricebook-diff.ts';

function bookWith(change: (file: typeof bookFile) => void) {
  const file = structuredClone(bookFile);
  change(file);
  const read = readPriceBook(file);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return read.value;
}

describe('comparing two price books', () => {
  it('finds nothing between a book and itself, or under another version', () => {
    expect(diffPriceBooks(book, book, catalogue)).toEqual([]);
    const renamed = bookWith((file) => (file.version = '2026-02'));
    expect(diffPriceBooks(book, renamed, catalogue)).toEqual([]);
  });

  it('shows a changed rate on the type that has it and nowhere else', () => {
    const dearer = bookWith((file) => (file.types.PIVOT.rate += 100));
    const rows = diffPriceBooks(book, dearer, catalogue);
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

  it('shows a changed transom rate only where there is a transom, and panels only where there are panels', () => {
    const transom = diffPriceBooks(
      book,
      bookWith((file) => (file.transom.rate += 10)),
      catalogue,
    );
    expect(transom.length).toBeGreaterThan(0);
    expect(transom.every((row) => row.transom)).toBe(true);
    const panels = diffPriceBooks(
      book,
      bookWith((file) => (file.sidePanel.each += 10)),
      catalogue,
    );
    expect(panels.length).toBeGreaterThan(0);
    expect(panels.every((row) => row.panels > 0 && row.differenceEur === 10 * row.panels)).toBe(true);
  });

  it('says where a door can no longer be made', () => {
    const lower = bookWith((file) => (file.types.SLIDING.leafMin = 800));
    const rows = diffPriceBooks(book, lower, catalogue);
    expect(rows[0]).toMatchObject({
      name: 'Single sliding steel glazed door',
      afterEur: null,
      differenceEur: null,
    });
  });
});
