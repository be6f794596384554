import { describe, expect, it } from 'vitest';
import { book, bookWith } from '../../../tests/support/book.ts';
import type { WireDoor } from '../doors/fields.ts';
import { cents, mm } from '../units.ts';
import { savingsOf, type Candidate } from './candidate.ts';
import { recommend } from './recommend.ts';

interface Wishes {
  readonly full?: boolean;
  readonly budget?: boolean;
}

const compare = (
  width: number,
  height: number,
  door: WireDoor,
  { full = false, budget = false }: Wishes = {},
) =>
  recommend(book, { width: mm(width), height: mm(height) }, door, {
    needsFullWidthAccess: full,
    budgetSensitive: budget,
  });
const ids = (candidates: readonly Candidate[]) => candidates.map(({ id }) => id);

describe('the alternatives', () => {
  it("exclude the customer's layout, and fixed panels unless requested", () => {
    const { eligible, others } = compare(1000, 2100, { doorTypeKey: 'SINGLE_HINGED' });
    expect(ids(eligible)).toEqual([
      'sliding-l0r0',
      'double-hinged-active-passive-l0r0',
      'double-hinged-l0r0',
      'pivot-l0r0',
      'bifold-2l-l0r0',
    ]);
    expect(ids(others)).toEqual(['single-hinged-l0r1', 'sliding-l0r1', 'pivot-l0r1']);
  });

  it('distinguish a layout with a transom from one without', () => {
    const withTransom = { doorTypeKey: 'SINGLE_HINGED', topPanel: 'yes', doorHeightMm: '2000' };
    const { eligible, selection } = compare(1000, 2300, withTransom);
    expect(selection.candidate?.door.transom).toBe(true);
    expect(ids(eligible)).toContain('single-hinged-l0r0');
  });

  it("keep the customer's panels even if the type is unknown", () => {
    const { eligible, others } = compare(1500, 2100, { doorType: 'Garage', leftPanels: '1' });
    expect(ids([...eligible, ...others])).toContain('single-hinged-l1r0');
    const unreadable = compare(1500, 2100, { doorType: 'Garage', leftPanels: '1', rightPanels: 'x' });
    expect(ids([...unreadable.eligible, ...unreadable.others])).toContain('single-hinged-l0r1');
  });

  it('include fixed panels for a fixed panel that cannot be priced', () => {
    const { eligible } = compare(1500, 2100, { doorTypeKey: 'FIX_PANEL', rightPanels: '1' });
    expect(ids(eligible)).toContain('fix-panel-l0r1');
  });
});

describe('side panels', () => {
  it('are eligible only if they save enough over the same door without panels', () => {
    const { eligible, others } = compare(1800, 2100, { doorTypeKey: 'SINGLE_HINGED' });
    expect(ids(others)).toContain('double-hinged-l0r1');
    expect(ids(eligible)).toContain('single-hinged-l0r1');
  });

  it('are eligible even if they save too little, if the customer requested exactly those panels', () => {
    const asked = { doorTypeKey: 'DOUBLE_HINGED', rightPanels: '1' };
    expect(compare(1800, 2100, asked).recommended?.id).toBe('double-hinged-l0r1');
    expect(ids(compare(1800, 2100, { ...asked, rightPanels: '2' }).others)).toContain('double-hinged-l0r1');
  });

  it('are not eligible if they save too little over a door that can be made, even with the same panels', () => {
    const panel = { doorTypeKey: 'FIX_PANEL', rightPanels: '1', doorLeafWidth: '700' };
    const { eligible, others } = compare(900, 2600, { ...panel, topPanel: 'yes', doorHeightMm: '2100' });
    expect(ids(eligible)).toContain('fix-panel-l0r0');
    expect(ids(others)).toContain('fix-panel-l0r1');
  });

  it('are eligible with any leaf count, even if they save too little, if the customer gave no leaf count', () => {
    const { recommended, eligible } = compare(1800, 2100, { doorTypeKey: 'BIFOLD', leftPanels: '1' });
    expect(ids(eligible)).toContain('bifold-3l-l1r0');
    expect(recommended?.id).toBe('bifold-2l-l1r0');
  });
});

describe('the ranking', () => {
  /**
   * Ranks the alternatives to a pivot door in 1100 × 2300, with a changed price book so that some are equal.
   */
  const rankedBy = (change: Parameters<typeof bookWith>[0]) => {
    const { eligible, others } = recommend(
      bookWith(change),
      { width: mm(1100), height: mm(2300) },
      { doorTypeKey: 'PIVOT' },
      { needsFullWidthAccess: false, budgetSensitive: false },
    );
    return [...eligible, ...others];
  };
  const places = (candidates: readonly Candidate[], ...wanted: string[]) =>
    ids(candidates).filter((id) => wanted.includes(id));
  const figures = (candidates: readonly Candidate[], wanted: string) =>
    candidates.filter(({ id }) => id === wanted).map(({ price, clearWidth }) => [price.total, clearWidth]);

  it('puts the lower price first', () => {
    const { eligible, others } = compare(1800, 2100, { doorTypeKey: 'SINGLE_HINGED' });
    const prices = [eligible, others].map((each) => each.map(({ price }) => price.total / 100));
    expect(prices).toEqual([
      [3347, 3602, 4151, 4206, 4294, 4411, 4602, 5207, 5427],
      [4003, 4022, 4403, 5094],
    ]);
  });

  it('puts fewer panels first at equal price, whatever the width of the passage', () => {
    const tied = rankedBy((file) => {
      file.types.DOUBLE_HINGED.base += 2657 - 2964;
      file.types.DOUBLE_HINGED.clearDeduct = 700;
    });
    expect(figures(tied, 'double-hinged-l0r0')).toEqual([[265_700, 400]]);
    expect(figures(tied, 'single-hinged-l0r1')).toEqual([[265_700, 840]]);
    expect(places(tied, 'double-hinged-l0r0', 'single-hinged-l0r1')).toEqual([
      'double-hinged-l0r0',
      'single-hinged-l0r1',
    ]);
  });

  it('puts the wider passage first at equal price and number of panels, whatever the type order', () => {
    const { eligible } = compare(1100, 2300, { doorTypeKey: 'PIVOT' });
    expect(figures(eligible, 'sliding-l0r0')).toEqual([[296_400, 1060]]);
    expect(figures(eligible, 'double-hinged-l0r0')).toEqual([[296_400, 1000]]);
    expect(places(eligible, 'sliding-l0r0', 'double-hinged-l0r0')).toEqual([
      'sliding-l0r0',
      'double-hinged-l0r0',
    ]);
  });

  it('follows the type order of the price book if all else is equal', () => {
    const equal = (file: Parameters<Parameters<typeof bookWith>[0]>[0]) => {
      file.types.DOUBLE_HINGED.clearDeduct = 40;
    };
    const wanted = ['sliding-l0r0', 'double-hinged-l0r0'];
    expect(places(rankedBy(equal), ...wanted)).toEqual(['double-hinged-l0r0', 'sliding-l0r0']);
    const reversed = rankedBy((file) => {
      equal(file);
      file.typeOrder.reverse();
    });
    expect(places(reversed, ...wanted)).toEqual(['sliding-l0r0', 'double-hinged-l0r0']);
  });
});

describe('the recommendation', () => {
  it('has the leaf count of a bi-fold that cannot be made, unless the preference is price', () => {
    const bifold = { doorTypeKey: 'BIFOLD', bifoldConfig: '4L' };
    expect(compare(2000, 2500, bifold).recommended?.id).toBe('bifold-4l-l0r0-t');
    expect(compare(2000, 2500, bifold, { budget: true }).recommended?.door.model.type).toBe('SINGLE_HINGED');
  });

  it('has the type of a door that cannot be made, if necessary without its side panels', () => {
    const { eligible, recommended } = compare(900, 2000, { doorTypeKey: 'SLIDING', rightPanels: '1' });
    expect(ids(eligible)).toEqual(['single-hinged-l0r0', 'sliding-l0r0']);
    expect(recommended?.id).toBe('sliding-l0r0');
  });

  it('replaces a sliding door only with a sliding door, unless the preference is full width or price', () => {
    const types = (wishes: Wishes) =>
      new Set(
        compare(1800, 2100, { doorTypeKey: 'DOUBLE_SLIDING' }, wishes).eligible.map(
          ({ door }) => door.model.type,
        ),
      );
    expect(types({})).toEqual(new Set(['SLIDING']));
    expect(types({ full: true }).has('DOUBLE_HINGED')).toBe(true);
    expect(types({ budget: true }).has('SINGLE_HINGED')).toBe(true);
  });

  it("can have a clear width below 800 mm if the clear width of the customer's door is even smaller", () => {
    const bifold = (of: ReturnType<typeof compare>) =>
      of.eligible.filter(({ id }) => id === 'bifold-2l-l0r0').map(({ clearWidth }) => clearWidth);
    const narrow = compare(900, 2100, {
      doorTypeKey: 'SINGLE_HINGED',
      doorLeafWidth: '700',
      rightPanels: '1',
    });
    expect(narrow.selection.candidate?.clearWidth).toBe(640);
    expect(bifold(narrow)).toEqual([740]);
    expect(bifold(compare(900, 2100, { doorTypeKey: 'SINGLE_HINGED' }))).toEqual([]);
  });

  it('is null if the selected door has the full width and no option saves enough', () => {
    expect(compare(1800, 2100, { doorTypeKey: 'DOUBLE_HINGED' }, { full: true }).recommended).toBeNull();
  });
});

describe('thresholds of the price book', () => {
  type Change = Parameters<typeof bookWith>[0];
  const by = (change: Change, [width, height]: readonly [number, number], full = false) =>
    recommend(
      bookWith(change),
      { width: mm(width), height: mm(height) },
      { doorTypeKey: 'DOUBLE_HINGED' },
      { needsFullWidthAccess: full, budgetSensitive: false },
    );

  it.each([
    [94, ['single-hinged-l0r0', 'sliding-l0r0']],
    [95, ['sliding-l0r0']],
  ])('if full width starts at %i per cent, layouts with full width are %j', (percent, wide) => {
    const { eligible } = by((file) => (file.recommend.fullWidthPct = percent), [1000, 2100], true);
    expect(ids(eligible)).toEqual(wide);
  });

  it('a door beside a panel never counts as full width', () => {
    const { eligible } = by((file) => (file.recommend.fullWidthPct = 40), [1800, 2100], true);
    expect(ids(eligible)).toContain('double-sliding-l0r0');
    expect(ids(eligible).filter((id) => !id.endsWith('-l0r0'))).toEqual([]);
  });

  it.each([
    [840, true],
    [841, false],
  ])('with a minimum clear width of %i mm, 840 mm is enough: %s', (minimum, isEnough) => {
    const { eligible } = by((file) => (file.recommend.default.minClearMm = minimum), [1800, 2100]);
    expect(ids(eligible).includes('single-hinged-l0r1')).toBe(isEnough);
  });

  it.each([
    [240, 'single-hinged-l0r0'],
    [241, undefined],
  ])('for a saving of 240 euro and a minimum of %i euro, recommends %s', (euro, recommended) => {
    const change: Change = (file) =>
      Object.assign(file.recommend.default, { minSavingEur: euro, minSavingPct: 8 });
    expect(by(change, [1100, 2300]).recommended?.id).toBe(recommended);
  });

  it.each([
    [300, 'single-hinged-l0r0'],
    [299, undefined],
  ])('for a saving of %i of 3000 euro and a minimum of ten per cent, recommends %s', (euro, recommended) => {
    const change: Change = (file) => {
      file.types.DOUBLE_HINGED.base += 3000 - 2964;
      file.types.SINGLE_HINGED.base += 3000 - euro - 2724;
    };
    const { recommended: chosen, selection } = by(change, [1100, 2300]);
    expect(selection.candidate?.price.total).toBe(300_000);
    expect(chosen?.id).toBe(recommended);
  });
});

describe('the savings', () => {
  const costing = (euro: number) => ({ price: { total: cents(euro * 100) } }) as Candidate;

  it.each([
    [2000, 1999, 1, 1],
    [2000, 2001, -1, -1],
    [4000, 4001, -1, 0],
    [800, 799, 1, 1],
    [3000, 2000, 1000, 333],
    [1000, 1000, 0, 0],
  ])(
    'over a door at €%i of an option at €%i are €%i and %i tenths of a per cent',
    (selected, option, euro, tenths) => {
      expect(savingsOf(costing(option), costing(selected))).toEqual({
        amount: euro * 100,
        tenthsOfPercent: tenths,
      });
    },
  );

  it('are zero if the selected door cannot be made', () => {
    expect(savingsOf(costing(1000), null)).toEqual({ amount: 0, tenthsOfPercent: 0 });
  });
});
