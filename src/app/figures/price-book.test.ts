import { describe, expect, it } from 'vitest';
import bookFile from '../../figures/price-book.json' with { type: 'json' };
import { readPriceBook } from './price-book.ts';

function faultsAfter(change: (file: typeof bookFile) => void): readonly string[] {
  const file = structuredClone(bookFile);
  change(file);
  const read = readPriceBook(file);
  return read.ok ? [] : read.faults;
}

describe('reading a price book', () => {
  it('turns it into whole numbers', () => {
    const read = readPriceBook(bookFile);
    if (!read.ok) throw new Error(read.faults.join('\n'));
    expect(read.value.models).toHaveLength(10);
    expect(read.value.models[0]).toMatchObject({ minimumArea: 160, base: 32_000, rate: 950 });
    const figures = JSON.stringify(read.value).match(/-?\d+\.\d+/g);
    expect(figures).toBeNull();
  });

  it('names every fault of shape', () => {
    const faults = faultsAfter((file) => {
      file.types.PIVOT.rate = -1;
      file.currency = 'GBP';
      file.sidePanel.minWidth = 0.5;
    });
    for (const place of ['/types/PIVOT/rate', '/currency', '/sidePanel/minWidth']) {
      expect(faults).toContainEqual(expect.stringContaining(place));
    }
    expect(readPriceBook(null).ok).toBe(false);
  });

  it('names every contradiction', () => {
    const faults = faultsAfter((file) => {
      file.typeOrder = ['PIVOT', 'PIVOT', ...file.typeOrder.slice(2)];
      file.types.SLIDING.label = 'pivot DOOR';
      file.types.PIVOT.leafPref = 1500;
      file.types.SINGLE_HINGED.minH = 2500;
      file.types.DOUBLE_HINGED_ACTIVE_PASSIVE.passiveMin = 701;
      file.types.BIFOLD.configs['3L'].leaves = 4;
      file.types.BIFOLD.configs['3L'].minArea = 2.705;
      file.transom.maxHeight = 100;
      file.leadTime.byDoorCount = [
        [8, 1],
        [3, 0],
      ];
    });
    expect(faults).toEqual([
      '/typeOrder: has to name SINGLE_HINGED exactly once',
      '/typeOrder: has to name DOUBLE_HINGED exactly once',
      '/typeOrder: has to name PIVOT exactly once',
      '/types/PIVOT/label: another type has the same label',
      '/types/SINGLE_HINGED/minH: 2500 is more than maxLeafH, which is 2400',
      '/types/DOUBLE_HINGED_ACTIVE_PASSIVE/passiveMin: 701 is more than passiveMax, which is 700',
      '/types/PIVOT/leafPref: 1500 is more than leafMax, which is 1400',
      '/types/BIFOLD/configs/3L/leaves: has to agree with its name',
      '/types/BIFOLD/configs/3L/minArea: 2.705 is not a whole number of hundredths',
      '/transom/minHeight: 200 is more than maxHeight, which is 100',
      '/leadTime/byDoorCount: has to rise from one number of doors to the next',
      '/leadTime/byDoorCount: has to end at 20 doors',
    ]);
  });
});
