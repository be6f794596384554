import { describe, expect, it } from 'vitest';
import bookFile from '../../figures/price-book.json' with { type: 'json' };
import { bookWith } from '../../../tests/support/book.ts';
import { readPriceBook } from './price-book.ts';

function faultsAfter(change: (file: typeof bookFile) => void): readonly string[] {
  const file = structuredClone(bookFile);
  change(file);
  const read = readPriceBook(file);
  return read.ok ? [] : read.faults;
}

describe('parsing a price book', () => {
  it('converts all figures to integers', () => {
    const read = readPriceBook(bookFile);
    if (!read.ok) throw new Error(read.faults.join('\n'));
    expect(read.value.models).toHaveLength(10);
    expect(read.value.models[0]).toMatchObject({ minimumArea: 160, base: 32_000, rate: 950 });
    const figures = JSON.stringify(read.value).match(/-?\d+\.\d+/g);
    expect(figures).toBeNull();
  });

  it('reports all schema faults', () => {
    const faults = faultsAfter((file) => {
      file.types.PIVOT.rate = -1;
      file.currency = 'GBP';
      file.extras.glass.SATIN.rate = -1;
      file.extras.lock.weeks = 0.5;
      file.sidePanel.minWidth = 0.5;
    });
    for (const place of [
      '/types/PIVOT/rate',
      '/currency',
      '/sidePanel/minWidth',
      '/extras/glass/SATIN/rate',
      '/extras/lock/weeks',
    ]) {
      expect(faults).toContainEqual(expect.stringContaining(place));
    }
    expect(readPriceBook(null).ok).toBe(false);
  });

  it('reports a standard finish that is not a colour', () => {
    expect(faultsAfter((file) => (file.extras.finish.standard = ['RAL 9005', 'RAL 1234']))).toEqual([
      '/extras/finish/standard/1: RAL 1234 is no colour of RAL Classic',
    ]);
  });

  it('offers only the extras in the file, which may have none', () => {
    const { extras: _, ...plain } = bookFile;
    const none = { glazingBars: null, glass: [], finish: null, handles: [], lock: null };
    expect(readPriceBook(plain)).toMatchObject({ ok: true, value: { extras: none } });
    expect(readPriceBook({ ...plain, extras: {} })).toMatchObject({ ok: true, value: { extras: none } });
    const locks = { lock: { each: 80, weeks: 2 } };
    expect(readPriceBook({ ...plain, extras: locks })).toMatchObject({
      ok: true,
      value: { extras: { ...none, lock: { each: 8000, weeks: 2 } } },
    });
  });

  it('reports a leaf width of zero', () => {
    expect(faultsAfter((file) => (file.types.SLIDING.leafMin = 0))).toEqual([
      '/types/SLIDING/leafMin: has to be at least 1',
    ]);
  });

  it('reports all contradictions', () => {
    const faults = faultsAfter((file) => {
      file.typeOrder = ['PIVOT', 'PIVOT', ...file.typeOrder.slice(2)];
      file.types.SLIDING.label = 'pivot DOOR';
      file.types.PIVOT.leafPref = 1500;
      file.types.FIX_PANEL.leafMin = file.types.FIX_PANEL.leafPref + 1;
      file.types.DOUBLE_SLIDING.label = ' Double hinged door ';
      file.types.SINGLE_HINGED.minH = 2500;
      file.types.DOUBLE_HINGED_ACTIVE_PASSIVE.passiveMin = 701;
      file.types.BIFOLD.configs['3L'].leaves = 4;
      file.types.BIFOLD.configs['3L'].minArea = 2.705;
      file.sidePanel.maxWidth = 199;
      file.transom.maxHeight = 100;
      file.sidePanel.minArea = 0.505;
      file.transom.minArea = 0.125;
      file.types.SLIDING.minArea = 1.001;
      file.leadTime.byDoorCount = [
        [8, 1],
        [3, 0],
      ];
    });
    expect(faults).toEqual([
      '/typeOrder: has to name SINGLE_HINGED exactly once',
      '/typeOrder: has to name DOUBLE_HINGED exactly once',
      '/typeOrder: has to name PIVOT exactly once',
      '/types/DOUBLE_SLIDING/label: another type has the same label',
      '/types/PIVOT/label: another type has the same label',
      '/types/SINGLE_HINGED/minH: 2500 is more than maxLeafH, which is 2400',
      '/types/DOUBLE_HINGED_ACTIVE_PASSIVE/passiveMin: 701 is more than passiveMax, which is 700',
      '/types/SLIDING/minArea: 1.001 is not a whole number of hundredths',
      '/types/PIVOT/leafPref: 1500 is more than leafMax, which is 1400',
      '/types/FIX_PANEL/leafMin: 1001 is more than leafPref, which is 1000',
      '/types/BIFOLD/configs/3L/leaves: has to agree with its name',
      '/types/BIFOLD/configs/3L/minArea: 2.705 is not a whole number of hundredths',
      '/sidePanel/minWidth: 200 is more than maxWidth, which is 199',
      '/transom/minHeight: 200 is more than maxHeight, which is 100',
      '/sidePanel/minArea: 0.505 is not a whole number of hundredths',
      '/transom/minArea: 0.125 is not a whole number of hundredths',
      '/leadTime/byDoorCount: has to rise from one number of doors to the next',
      '/leadTime/byDoorCount: has to end at 20 doors',
    ]);
  });

  it('accepts equal minimum and maximum sizes', () => {
    const faults = faultsAfter((file) => {
      Object.assign(file.types.PIVOT, { leafMin: 1, leafPref: 1, leafMax: 1, minH: 2000, maxLeafH: 2000 });
      Object.assign(file.types.DOUBLE_HINGED_ACTIVE_PASSIVE, { passiveMin: 500, passiveMax: 500 });
      Object.assign(file.sidePanel, { minWidth: 500, maxWidth: 500 });
      Object.assign(file.transom, { minHeight: 500, maxHeight: 500 });
    });
    expect(faults).toEqual([]);
  });

  it.each([
    [
      [
        [3, 0],
        [3, 1],
        [20, 2],
      ],
      'has to rise from one number of doors to the next',
    ],
    [
      [
        [3, 0],
        [19, 1],
      ],
      'has to end at 20 doors',
    ],
    [
      [
        [3, 0],
        [21, 1],
      ],
      'has to end at 20 doors',
    ],
  ])('reports a lead-time table that does not ascend to 20 doors: %j', (byDoorCount, fault) => {
    expect(faultsAfter((file) => (file.leadTime.byDoorCount = byDoorCount))).toEqual([
      `/leadTime/byDoorCount: ${fault}`,
    ]);
  });

  it('converts every figure to cents, millimetres or hundredths', () => {
    const changed = bookWith((file) => {
      file.types.PIVOT.minArea = 0.29;
      file.recommend.budget = { minSavingEur: 51, minSavingPct: 4, minClearMm: 701 };
    });
    expect(changed.models.find(({ type }) => type === 'PIVOT')).toEqual({
      type: 'PIVOT',
      bifoldConfig: null,
      label: 'Pivot door',
      leaves: 1,
      leaf: { min: 800, max: 1400 },
      preferredLeaf: 1100,
      passiveLeaf: null,
      height: { min: 1900, max: 2600 },
      rate: 1080,
      base: 74_000,
      minimumArea: 29,
      overlap: 0,
      clearDeduction: 150,
      weeks: 10,
    });
    const { models, labels, ...others } = changed;
    expect([...labels.keys()]).toEqual(bookFile.typeOrder);
    expect(models).toHaveLength(10);
    expect(others).toEqual({
      version: '2026-01',
      currency: 'EUR',
      vatRatePercent: 23,
      maximumOpeningWidth: 6000,
      sidePanel: {
        size: { min: 200, max: 1000 },
        maximumPerSide: 3,
        rate: 620,
        each: 6000,
        minimumArea: 50,
      },
      transom: { size: { min: 200, max: 800 }, rate: 660, each: 8000, minimumArea: 50 },
      leadTime: {
        manyPiecesFrom: 3,
        manyPiecesWeeks: 1,
        byDoorCount: [
          { doors: 3, weeks: 0 },
          { doors: 8, weeks: 1 },
          { doors: 14, weeks: 2 },
          { doors: 20, weeks: 3 },
        ],
      },
      extras: {
        glazingBars: { perMetre: 3800, mostColumns: 6, mostRows: 12, weeks: 0 },
        glass: [
          { key: 'CLEAR', label: 'Clear safety glass', price: 0, weeks: 0 },
          { key: 'SATIN', label: 'Satin glass', price: 48, weeks: 0 },
          { key: 'REEDED', label: 'Reeded glass', price: 72, weeks: 1 },
          { key: 'FLUTED', label: 'Fluted glass', price: 86, weeks: 1 },
          { key: 'BRONZE', label: 'Bronze tinted glass', price: 64, weeks: 1 },
          { key: 'ACOUSTIC', label: 'Acoustic glass', price: 110, weeks: 2 },
        ],
        finish: { standard: ['RAL 9005'], percent: 6, least: 12_000, weeks: 1 },
        handles: [
          { key: 'LEVER', label: 'Lever handle', price: 14_500, weeks: 0 },
          { key: 'KNURLED', label: 'Knurled lever, brass', price: 26_500, weeks: 1 },
          { key: 'PULL', label: 'Pull bar', price: 19_000, weeks: 0 },
          { key: 'FLUSH', label: 'Flush pull', price: 12_000, weeks: 0 },
        ],
        lock: { each: 9500, weeks: 0 },
      },
      recommend: {
        fullWidthPercent: 85,
        standard: { minimumSaving: 25_000, minimumSavingPercent: 10, minimumClear: 800 },
        budget: { minimumSaving: 5100, minimumSavingPercent: 4, minimumClear: 701 },
      },
    });
  });
});

describe('the bundled price book', () => {
  const house = bookWith(() => undefined);

  it('has the agreed minimum area and clear-width deduction of each type', () => {
    expect(
      house.models.map(({ type, leaves, minimumArea, clearDeduction }) => [
        type,
        leaves,
        minimumArea,
        clearDeduction,
      ]),
    ).toEqual([
      ['SINGLE_HINGED', 1, 160, 60],
      ['DOUBLE_HINGED', 2, 240, 100],
      ['DOUBLE_HINGED_ACTIVE_PASSIVE', 2, 220, 100],
      ['SLIDING', 1, 160, 40],
      ['DOUBLE_SLIDING', 2, 260, 80],
      ['PIVOT', 1, 180, 150],
      ['BIFOLD', 2, 180, 160],
      ['BIFOLD', 3, 270, 240],
      ['BIFOLD', 4, 360, 320],
      ['FIX_PANEL', 1, 50, null],
    ]);
  });

  it('requires a saving of 50 euro and 3 per cent if the preference is price', () => {
    expect(house.recommend.budget).toEqual({
      minimumSaving: 5000,
      minimumSavingPercent: 3,
      minimumClear: 700,
    });
  });
});
