import { beforeAll, describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import type { WireDoor } from '../doors/fields.ts';
import type { Candidate } from '../recommendation/candidate.ts';
import { recommend } from '../recommendation/recommend.ts';
import { mm } from '../units.ts';
import type { PriceView } from './price.ts';
import { optionLabel, prosAndTradeoffs } from './options.ts';

/** A double hinged door with a transom in an opening of 1800 × 2600, and its alternatives. */
const { selection, eligible, others } = recommend(
  book,
  { width: mm(1800), height: mm(2600) },
  { doorTypeKey: 'DOUBLE_HINGED', topPanel: 'yes', doorHeightMm: '2200' },
  { needsFullWidthAccess: false, budgetSensitive: false },
);

describe('advantages and drawbacks of options', () => {
  let selected: Candidate;
  beforeAll(() => {
    if (!selection.candidate) throw new Error('the selected door cannot be made');
    selected = selection.candidate;
  });
  const option = (id: string) => {
    const found = [...eligible, ...others].find((each) => each.id === id);
    if (!found) throw new Error(`${id} is no option`);
    return { label: optionLabel(found.door), ...prosAndTradeoffs(book, found, selected, 'net') };
  };

  it('of the selected door contain no comparison', () => {
    expect(optionLabel(selected.door)).toBe('Double hinged door, with a transom');
    expect(prosAndTradeoffs(book, selected, selected, 'net')).toEqual({
      pros: [
        'Both leaves open, and each needs less floor to swing than one wide leaf would.',
        'Opened, it leaves 1700 mm of the 1800 mm opening to walk through.',
        'The transom brings light in above the door and fills the height of the opening.',
        'Ready in about 8 weeks.',
      ],
      tradeoffs: [
        'Each leaf needs 900 mm of free floor to swing.',
        'The transom, 400 mm high, is fixed; the door below it is 2200 mm high.',
      ],
    });
  });

  it('of a cheaper layout include the saving and the narrower passage', () => {
    expect(option('single-hinged-l0r1-t')).toEqual({
      label: 'Single hinged door, with a transom and one side panel on the right',
      pros: [
        'Without VAT it costs €696 (14.3%) less than your selected door.',
        'One leaf with a familiar swing, and no wall space needed beside it.',
        'The fixed side panel brings light beside the door.',
        'The transom brings light in above the door and fills the height of the opening.',
        'Ready in about 8 weeks.',
      ],
      tradeoffs: [
        'The way through is 860 mm narrower than with your selected door.',
        'The leaf needs 900 mm of free floor to swing.',
        'Opened, it leaves 840 mm of the 1800 mm opening to walk through, not the full width.',
        '900 mm of the width is fixed glass and does not open.',
        'The transom, 200 mm high, is fixed; the door below it is 2400 mm high.',
      ],
    });
  });

  it('of a more expensive layout include the extra cost and the wider passage', () => {
    expect(option('double-sliding-l0r0-t')).toEqual({
      label: 'Double sliding door, with a transom',
      pros: [
        'The way through is 20 mm wider than with your selected door.',
        'Both leaves slide apart, so no floor is lost to their swing.',
        'Opened, it leaves 1720 mm of the 1800 mm opening to walk through.',
        'The transom brings light in above the door and fills the height of the opening.',
      ],
      tradeoffs: [
        'Without VAT it costs €457 (9.4%) more than your selected door.',
        'Each leaf needs about 900 mm of free run beside the door to slide.',
        'The transom, 200 mm high, is fixed; the door below it is 2400 mm high.',
        'Ready in about 10 weeks, two weeks later than your selected door.',
      ],
    });
  });

  it.each([
    ['bifold-4l-l0r0-t', 'Bi-fold door, four leaves, with a transom'],
    ['bifold-3l-l0r0-t', 'Bi-fold door, three leaves, with a transom'],
    ['pivot-l0r1', 'Pivot door, with one side panel on the right'],
  ])('of %s come with a label of the whole layout', (id, label) => {
    expect(option(id).label).toBe(label);
  });

  it.each([
    [
      'pivot-l0r1',
      'One large leaf that turns on pivots in floor and head, without hinges in sight.',
      ['The leaf, 1100 mm wide, needs free floor on both sides of the wall to turn.'],
    ],
    [
      'sliding-l0r1-t',
      'The leaf slides, so no floor is lost to its swing.',
      ['The leaf needs about 900 mm of free run beside the door to slide.'],
    ],
    [
      'double-hinged-active-passive-l0r0-t',
      'The active leaf, 1100 mm wide, serves every day; the passive one opens when more room is needed.',
      [
        'The active leaf needs 1100 mm of free floor to swing.',
        'The passive leaf, 700 mm wide, has to be unbolted for the whole width.',
      ],
    ],
    [
      'bifold-4l-l0r0-t',
      'The four leaves fold together and need little floor to open.',
      ['The folded leaves, each 450 mm wide, stand out from the wall and take 320 mm of the way through.'],
    ],
  ])('of %s say how the type opens', (id, advantage, drawbacks) => {
    const { pros, tradeoffs } = option(id);
    expect(pros).toContain(advantage);
    expect(tradeoffs).toEqual(expect.arrayContaining(drawbacks));
  });
});

describe('an option compared with the selected door', () => {
  const beside = (width: number, height: number, door: WireDoor, id: string, view: PriceView = 'net') => {
    const compared = recommend(book, { width: mm(width), height: mm(height) }, door, {
      needsFullWidthAccess: false,
      budgetSensitive: false,
    });
    const found = [...compared.eligible, ...compared.others].find((each) => each.id === id);
    if (!found) throw new Error(`${id} is no option`);
    return prosAndTradeoffs(book, found, compared.selection.candidate, view);
  };

  it('names an equal price as an advantage', () => {
    const pivot = { doorTypeKey: 'PIVOT', rightPanels: '1', doorLeafWidth: '900' };
    expect(beside(1200, 2450, pivot, 'double-hinged-active-passive-l0r0-t').pros[0]).toBe(
      'It costs the same as your selected door.',
    );
  });

  it.each([
    [{ doorTypeKey: 'SLIDING' }, 'Ready in about 8 weeks, one week sooner than your selected door.'],
    [{ doorTypeKey: 'PIVOT' }, 'Ready in about 8 weeks, two weeks sooner than your selected door.'],
  ])('compared with %j names its shorter lead time as an advantage', (door, sooner) => {
    const { pros, tradeoffs } = beside(900, 1900, door, 'single-hinged-l0r0');
    expect(pros.at(-1)).toBe(sooner);
    expect(tradeoffs.join()).not.toContain('Ready');
  });

  it('names a lead time that is a week longer as a drawback, not as an advantage', () => {
    const { pros, tradeoffs } = beside(900, 1900, { doorTypeKey: 'SINGLE_HINGED' }, 'sliding-l0r0');
    expect(tradeoffs.at(-1)).toBe('Ready in about 9 weeks, one week later than your selected door.');
    expect(pros.join()).not.toContain('Ready');
  });

  it('with several side panels names their light as an advantage and their total width as a drawback', () => {
    const panelled = { doorTypeKey: 'SINGLE_HINGED', rightPanels: '2', doorLeafWidth: '900' };
    const { pros, tradeoffs } = beside(2400, 1900, panelled, 'sliding-l0r2');
    expect(pros).toContain('The fixed side panels bring light beside the door.');
    expect(tradeoffs).toContain('1500 mm of the width is fixed glass and does not open.');
  });

  it('that is a fixed panel names the light, but no way of opening', () => {
    const panel = { doorTypeKey: 'FIX_PANEL', topPanel: 'yes', doorHeightMm: '2100' };
    expect(beside(300, 2300, panel, 'fix-panel-l0r0')).toEqual({
      pros: [
        'Without VAT it costs €373 (40.5%) less than your selected panel.',
        'Brings light through the wall, with nothing that has to open.',
        'Ready in about 6 weeks.',
      ],
      tradeoffs: ['It does not open: there is no way through.'],
    });
    // The prices €548 and €921 are €674 and €1,133 with VAT, and differ by €459.
    expect(beside(300, 2300, panel, 'fix-panel-l0r0', 'with-vat').pros[0]).toBe(
      'With VAT it costs €459 (40.5%) less than your selected panel.',
    );
  });
});
