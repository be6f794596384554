import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import ownCatalogue from '../figures/catalogue.json' with { type: 'json' };
import own from '../figures/price-book.json' with { type: 'json' };
import { priceBookCommand } from './price-book.ts';

const folder = mkdtempSync(join(tmpdir(), 'lintel-book-'));
let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function fileOf(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('a price book comparison', () => {
  it('lists changed prices of panels and transoms', () => {
    const sidePanel = { ...own.sidePanel, each: own.sidePanel.each + 10 };
    const transom = { ...own.transom, each: own.transom.each - 40 };
    const file = fileOf('book.json', { ...own, version: 'next', sidePanel, transom });
    priceBookCommand(['diff', file], readConfig({}));
    expect(lines.slice(0, 9)).toEqual([
      `Price book 2026-01 against next in ${file}, EUR without VAT:`,
      '  products: 3 cost more, 1 less, 10 the same; 0 can newly be made, 0 no longer',
      '  sample openings: 680 cost more, 428 less, 176 the same; 0 can newly be made, 0 no longer',
      '  largest rise: Single hinged door 1200 x 2000, 3 panels: +30 EUR (+1 %)',
      '  largest fall: Single door with transom 800 x 2400, transom: -40 EUR (-1.8 %)',
      '',
      '         what                                         opening      panels  transom  before  after  change     %',
      'product  Single door with one side panel              1050 x 2000  1       -          2210   2220     +10  +0.5',
      'product  Single door with two side panels             1300 x 2000  2       -          2580   2600     +20  +0.8',
    ]);
  });

  it('shows no difference and no percentage for a door that only the new book can make', () => {
    const SLIDING = { ...own.types.SLIDING, leafMin: 800 };
    const before = fileOf('before.json', { ...own, version: 'before', types: { ...own.types, SLIDING } });
    const env = { PRICE_BOOK: before, CATALOGUE: fileOf('catalogue.json', ownCatalogue.slice(0, 1)) };
    priceBookCommand(['diff', fileOf('after.json', { ...own, version: 'after' })], readConfig(env));
    expect(lines.slice(1, 8)).toEqual([
      '  products: 0 cost more, 0 less, 1 the same; 0 can newly be made, 0 no longer',
      '  sample openings: 0 cost more, 0 less, 1272 the same; 12 can newly be made, 0 no longer',
      '  largest rise: none',
      '  largest fall: none',
      '',
      '         what                 opening     panels  transom    before  after  change  %',
      'opening  Single sliding door  700 x 2000  -       -        not made   1920',
    ]);
    expect(lines).toHaveLength(7 + 12);
  });
});
