import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import ownCatalogue from '../figures/catalogue.json' with { type: 'json' };
import ownBook from '../figures/price-book.json' with { type: 'json' };
import { loadFigures, retentionText } from './figures.ts';

const folder = mkdtempSync(join(tmpdir(), 'lintel-figures-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A file with these figures, changed on this day. */
function fileOf(name: string, content: unknown, day: string): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  utimesSync(file, new Date(day), new Date(day));
  return file;
}

describe('the day on which the figures were last changed', () => {
  const own = '2026-01-05T00:00:00.000Z';
  const dayOf = (env: Record<string, string>) => loadFigures(readConfig(env)).updatedAt;

  it('is that of the figures that come with the program', () => {
    expect(dayOf({})).toBe(own);
  });

  it('is the later of those of the files, and never before the program’s own', () => {
    const book = (day: string) => ({ PRICE_BOOK: fileOf('book.json', ownBook, day) });
    const catalogue = (day: string) => ({ CATALOGUE: fileOf('catalogue.json', ownCatalogue, day) });
    expect(dayOf(book('2026-05-01'))).toBe('2026-05-01T00:00:00.000Z');
    expect(dayOf(catalogue('2026-06-01'))).toBe('2026-06-01T00:00:00.000Z');
    expect(dayOf({ ...book('2026-05-01'), ...catalogue('2026-06-01') })).toBe('2026-06-01T00:00:00.000Z');
    expect(dayOf({ ...book('2026-07-01'), ...catalogue('2026-06-01') })).toBe('2026-07-01T00:00:00.000Z');
    expect(dayOf(book('2020-01-01'))).toBe(own);
  });
});

describe('how long enquiries are kept, by the card and by the setting', () => {
  const said = (retention: string | undefined, months: string) =>
    retentionText(
      { isSample: false, name: 'Doors', ...(retention !== undefined && { privacy: { retention } }) },
      readConfig({ RETENTION_MONTHS: months }),
    );

  it('is said once where both agree, or the card names no time', () => {
    expect(said('Two years, then it is erased.', '24')).toBeNull();
    expect(said('As long as we need it.', '24')).toBeNull();
    expect(said(undefined, 'off')).toBeNull();
  });

  it('is pointed out where they do not', () => {
    expect(said('Two years.', '36')).toContain('kept for 36 months (RETENTION_MONTHS)');
    expect(said('Two years.', 'off')).toContain('kept for ever (RETENTION_MONTHS is off)');
  });
});
