import { Ajv, type AnySchema } from 'ajv';
import { describe, expect, it } from 'vitest';
import house from '../../figures/price-book.json' with { type: 'json' };
import { PriceBookFile } from './price-book.ts';

const accepts = new Ajv({ allErrors: true }).compile(PriceBookFile as AnySchema);

type Members = Record<string, unknown>;

/** The bundled price book with one figure changed or removed. */
function bookWith(place: string, value: unknown): unknown {
  const book: Members = structuredClone(house);
  const names = place.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((members, name) => members[name] as Members, book);
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
  return book;
}

const mm = [0, 99_999];
const euro = [0, 1_000_000];
const squareMetres = [0, 100];
const weeks = [0, 104];
const percent = [0, 100];

const figures: readonly (readonly [place: string, limits: readonly number[]])[] = [
  ['maxOpeningWidthMm', mm],
  ['sidePanel.minWidth', [1, 99_999]],
  ['sidePanel.maxWidth', mm],
  ['sidePanel.maxPerSide', [0, 3]],
  ['sidePanel.rate', euro],
  ['sidePanel.each', euro],
  ['sidePanel.minArea', squareMetres],
  ['transom.minHeight', [1, 99_999]],
  ['transom.maxHeight', mm],
  ['transom.rate', euro],
  ['transom.each', euro],
  ['transom.minArea', squareMetres],
  ['types.SINGLE_HINGED.leafMin', mm],
  ['types.SINGLE_HINGED.leafMax', mm],
  ['types.SINGLE_HINGED.leafPref', mm],
  ['types.SINGLE_HINGED.minH', mm],
  ['types.SINGLE_HINGED.maxLeafH', mm],
  ['types.SINGLE_HINGED.rate', euro],
  ['types.SINGLE_HINGED.overlap', mm],
  ['types.SINGLE_HINGED.weeks', weeks],
  ['types.SINGLE_HINGED.leaves', [1, 8]],
  ['types.SINGLE_HINGED.base', euro],
  ['types.SINGLE_HINGED.minArea', squareMetres],
  ['types.SINGLE_HINGED.clearDeduct', mm],
  ['types.DOUBLE_HINGED_ACTIVE_PASSIVE.passiveMin', mm],
  ['types.DOUBLE_HINGED_ACTIVE_PASSIVE.passiveMax', mm],
  ['types.DOUBLE_HINGED_ACTIVE_PASSIVE.base', euro],
  ['types.DOUBLE_HINGED_ACTIVE_PASSIVE.weeks', weeks],
  ['types.BIFOLD.rate', euro],
  ['types.BIFOLD.configs.2L.leaves', [1, 8]],
  ['types.BIFOLD.configs.3L.base', euro],
  ['types.BIFOLD.configs.4L.minArea', squareMetres],
  ['leadTime.manyPanelsWeeks', weeks],
  ['recommend.fullWidthPct', percent],
  ['recommend.default.minSavingEur', euro],
  ['recommend.default.minSavingPct', percent],
  ['recommend.budget.minSavingPct', percent],
  ['recommend.budget.minClearMm', mm],
];

describe('the price book schema', () => {
  it.each(figures)('requires %s within its limits %j', (place, [least = 0, most = 0]) => {
    const judged = [least - 1, least, most, most + 1].map((value) => accepts(bookWith(place, value)));
    expect(judged).toEqual([false, true, true, false]);
    expect(accepts(bookWith(place, String(least)))).toBe(false);
    expect(accepts(bookWith(place, undefined))).toBe(false);
  });

  it.each(figures.filter(([, limits]) => limits !== squareMetres))('requires an integer for %s', (place) => {
    expect(accepts(bookWith(place, 1.5))).toBe(false);
  });

  it('accepts a fractional area, and a type without a clear-width deduction', () => {
    expect(accepts(bookWith('transom.minArea', 0.25))).toBe(true);
    expect(accepts(bookWith('types.FIX_PANEL.clearDeduct', null))).toBe(true);
    expect(accepts(bookWith('types.FIX_PANEL.rate', null))).toBe(false);
  });

  it.each<[place: string, wrong: unknown]>([
    ['version', ''],
    ['currency', 'GBP'],
    ['vat', 'included'],
    ['supplyOnly', false],
    ['areaStepM2', 0.1],
    ['priceStepEur', 5],
    ['types.PIVOT.label', ''],
    ['types.BIFOLD.label', ''],
    ['types.BIFOLD.configs.4L', {}],
    ['types.DOUBLE_SLIDING', {}],
    ['typeOrder', ['PIVOT', 'TRAPDOOR']],
    ['leadTime.manyPanelsFrom', 0],
    ['leadTime.byDoorCount', []],
    ['leadTime.byDoorCount', [[20]]],
    ['leadTime.byDoorCount', [[20, 1, 2]]],
    ['leadTime.byDoorCount', [[20, -1]]],
    ['leadTime.byDoorCount', [[20, 1.5]]],
    ['recommend.budget', {}],
  ])('requires %s, and rejects the value %j', (place, wrong) => {
    expect(accepts(house)).toBe(true);
    expect(accepts(bookWith(place, wrong))).toBe(false);
    expect(accepts(bookWith(place, undefined))).toBe(false);
  });
});
