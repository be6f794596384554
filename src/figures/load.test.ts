import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import ownCatalogue from './catalogue.json' with { type: 'json' };
import ownBook from './price-book.json' with { type: 'json' };
import { OperatorError } from '../settings/operator-error.ts';
import { loadFigures, retentionText } from './load.ts';

const folder = mkdtempSync(join(tmpdir(), 'lintel-figures-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A file with this content and modification date. */
function fileOf(name: string, content: unknown, day: string): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  utimesSync(file, new Date(day), new Date(day));
  return file;
}

describe('updatedAt of the figures', () => {
  const own = '2026-01-05T00:00:00.000Z';
  const dayOf = (env: Record<string, string>) => loadFigures(readConfig(env)).updatedAt;

  it('is the date of the bundled figures by default', () => {
    expect(dayOf({})).toBe(own);
  });

  it("is the latest of the files' dates, but never before the date of the bundled figures", () => {
    const book = (day: string) => ({ PRICE_BOOK: fileOf('book.json', ownBook, day) });
    const catalogue = (day: string) => ({ CATALOGUE: fileOf('catalogue.json', ownCatalogue, day) });
    expect(dayOf(book('2026-05-01'))).toBe('2026-05-01T00:00:00.000Z');
    expect(dayOf(catalogue('2026-06-01'))).toBe('2026-06-01T00:00:00.000Z');
    expect(dayOf({ ...book('2026-05-01'), ...catalogue('2026-06-01') })).toBe('2026-06-01T00:00:00.000Z');
    expect(dayOf({ ...book('2026-07-01'), ...catalogue('2026-06-01') })).toBe('2026-07-01T00:00:00.000Z');
    expect(dayOf(book('2020-01-01'))).toBe(own);
  });
});

describe('a file of figures', () => {
  const card = (bytes: Buffer | string) => {
    const file = join(folder, 'card.json');
    writeFileSync(file, bytes);
    return file;
  };
  const nameOn = (file: string) => loadFigures(readConfig({ BUSINESS: file })).business.name;
  const fainne = '{"name": "Fáinne"}';

  it('may begin with a byte order mark', () => {
    expect(nameOn(card(`\ufeff${fainne}`))).toBe('Fáinne');
  });

  it.each([
    ['is not UTF-8: save it in that encoding, or letters such as á are lost', Buffer.from(fainne, 'latin1')],
    [
      'is not UTF-8: save it in that encoding, or letters such as á are lost',
      Buffer.from(`\ufeff${fainne}`, 'utf16le'),
    ],
    [`is not JSON: Unexpected token 'd', "doors " is not valid JSON`, 'doors\n'],
  ])('is reported in one line if it is invalid: it %s', (fault, bytes) => {
    const file = card(bytes);
    expect(() => nameOn(file)).toThrow(new OperatorError(`${file} ${fault}`));
  });

  it('is reported with the reason if it cannot be read', () => {
    const none = join(folder, 'none.json');
    expect(() => nameOn(none)).toThrow(new OperatorError(`${none} cannot be read: there is no such file`));
    expect(() => nameOn(folder)).toThrow(new OperatorError(`${folder} cannot be read: it is a folder`));
  });
});

describe('retentionText', () => {
  const textFor = (retention: string | undefined, months: string) =>
    retentionText(
      { isSample: false, name: 'Doors', ...(retention !== undefined && { privacy: { retention } }) },
      readConfig({ RETENTION_MONTHS: months }),
    );

  it('is null if card and setting agree, or the card names no period', () => {
    expect(textFor('Two years, then it is erased.', '24')).toBeNull();
    expect(textFor('As long as we need it.', '24')).toBeNull();
    expect(textFor(undefined, 'off')).toBeNull();
  });

  it('warns if card and setting differ', () => {
    expect(textFor('Two years.', '36')).toContain('kept for 36 months (RETENTION_MONTHS)');
    expect(textFor('Two years.', 'off')).toContain('kept for ever (RETENTION_MONTHS is off)');
  });
});
