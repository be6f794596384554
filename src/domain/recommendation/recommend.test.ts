import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import type { WireDoor } from '../doors/fields.ts';
import { cents, mm } from '../units.ts';
import type { Candidate } from './candidate.ts';
import { recommend } from './recommend.ts';
import { savingsOf } from './savings.ts';

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
  it('leave out the layout the customer has, and fixed panels nobody asked for', () => {
    const { eligible, others } = compare(1000, 2100, { doorTypeKey: 'SINGLE_HINGED' });
    expect(ids([...eligible, ...others])).not.toContain('single-hinged-l0r0');
    expect(ids([...eligible, ...others]).join()).not.toContain('fix-panel');
  });

  it('keep the same layout with and without a transom apart', () => {
    const withTransom = { doorTypeKey: 'SINGLE_HINGED', topPanel: 'yes', doorHeightMm: '2000' };
    const { eligible, selection } = compare(1000, 2300, withTransom);
    expect(selection.candidate?.door.transom).toBe(true);
    expect(ids(eligible)).toContain('single-hinged-l0r0');
  });

  it('stand with panels as the customer has them, even where the door is not understood', () => {
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

describe('panels', () => {
  it('have to save enough against the same door without them', () => {
    const { eligible, others } = compare(1800, 2100, { doorTypeKey: 'SINGLE_HINGED' });
    expect(ids(others)).toContain('double-hinged-l0r1');
    expect(ids(eligible)).toContain('single-hinged-l0r1');
  });

  it('need not where the customer asked for just them', () => {
    const asked = { doorTypeKey: 'DOUBLE_HINGED', rightPanels: '1' };
    expect(compare(1800, 2100, asked).recommended?.id).toBe('double-hinged-l0r1');
    expect(ids(compare(1800, 2100, { ...asked, rightPanels: '2' }).others)).toContain('double-hinged-l0r1');
  });

  it('of any leaf count need not where the leaf count is missing', () => {
    const { recommended, eligible } = compare(1800, 2100, { doorTypeKey: 'BIFOLD', leftPanels: '1' });
    expect(ids(eligible)).toContain('bifold-3l-l1r0');
    expect(recommended?.id).toBe('bifold-2l-l1r0');
  });
});

describe('the choice', () => {
  it('stays with the leaf count of a bi-fold that cannot be made', () => {
    const bifold = { doorTypeKey: 'BIFOLD', bifoldConfig: '4L' };
    expect(compare(2000, 2500, bifold).recommended?.id).toBe('bifold-4l-l0r0-t');
    expect(compare(2000, 2500, bifold, { budget: true }).recommended?.door.model.type).toBe('SINGLE_HINGED');
  });

  it('keeps a sliding door sliding, unless the full width or money decides', () => {
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

  it('opens as wide as the customer has it where that is less than the usual minimum', () => {
    const narrow = { doorTypeKey: 'PIVOT', doorLeafWidth: '800', rightPanels: '1' };
    const { selection, eligible } = compare(1100, 2100, narrow);
    expect(selection.candidate?.clearWidth).toBe(650);
    expect(eligible.every(({ clearWidth }) => clearWidth >= 650)).toBe(true);
  });

  it('is none where the full width is there already and nothing saves enough', () => {
    expect(compare(1800, 2100, { doorTypeKey: 'DOUBLE_HINGED' }, { full: true }).recommended).toBeNull();
  });
});

describe('savings', () => {
  const costing = (euro: number) => ({ price: { total: cents(euro * 100) } }) as Candidate;

  it.each([
    [2000, 1999, 1, 1],
    [2000, 2001, -1, -1],
    [4000, 4001, -1, 0],
    [800, 799, 1, 1],
    [3000, 2000, 1000, 333],
    [1000, 1000, 0, 0],
  ])('from €%i to €%i are €%i and %i tenths of a per cent', (selected, option, euro, tenths) => {
    expect(savingsOf(costing(option), costing(selected))).toEqual({
      amount: euro * 100,
      tenthsOfPercent: tenths,
    });
  });

  it('are none beside a door that cannot be made', () => {
    expect(savingsOf(costing(1000), null)).toEqual({ amount: 0, tenthsOfPercent: 0 });
  });
});
