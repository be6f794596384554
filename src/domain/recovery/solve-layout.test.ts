import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { doorTypeKeys } from '../book/door-types.ts';
import { assess } from '../pricing/assess.ts';
import { doorStrings } from '../doors/door.ts';
import { mm } from '../units.ts';
import { complete } from '../pricing/complete.ts';
import { type LayoutChoices, solveLayout } from './solve-layout.ts';

const openings = fc.record({
  width: fc.integer({ min: 300, max: 6000 }),
  height: fc.integer({ min: 400, max: 3300 }),
});
const choices: fc.Arbitrary<LayoutChoices> = fc.record(
  {
    left: fc.integer({ min: 0, max: 3 }),
    right: fc.integer({ min: 0, max: 3 }),
    transom: fc.boolean(),
    leafWidth: fc.integer({ min: 300, max: 1400 }),
    doorHeight: fc.integer({ min: 1800, max: 2700 }),
    bifoldConfig: fc.constantFrom('2L', '3L', '4L'),
  },
  { requiredKeys: [] },
);
const solved = (type: (typeof doorTypeKeys)[number], width: number, height: number, chosen: LayoutChoices) =>
  solveLayout(book, type, { width: mm(width), height: mm(height) }, chosen);

describe('solveLayout', () => {
  it.each(doorTypeKeys)('returns a door that can be made, or null if no layout can be made: %s', (type) => {
    fc.assert(
      fc.property(openings, choices, ({ width, height }, chosen) => {
        const door = solved(type, width, height, chosen);
        const free = solved(type, width, height, {});
        expect(door === null).toBe(free === null);
        if (door) expect(assess(book, doorStrings(door)).outcome).toBe('priced');
      }),
      { numRuns: 300 },
    );
  });

  it.each(doorTypeKeys)('keeps all choices if a door can be made with all of them: %s', (type) => {
    fc.assert(
      fc.property(openings, choices, ({ width, height }, { leafWidth = 800, ...chosen }) => {
        const { left = 0, right = 0, transom = false, doorHeight = 2100, bifoldConfig = '3L' } = chosen;
        const whole = {
          ...{ doorTypeKey: type, opWidth: String(width), opHeight: String(height) },
          ...{ leftPanels: String(left), rightPanels: String(right), doorLeafWidth: String(leafWidth) },
          ...{ topPanel: transom ? 'yes' : 'no', ...(transom && { doorHeightMm: String(doorHeight) }) },
          ...(type === 'BIFOLD' && { bifoldConfig: bifoldConfig as '3L' }),
        };
        const assessment = assess(book, whole);
        fc.pre(assessment.outcome === 'priced');
        const all = { left, right, transom, doorHeight, leafWidth, bifoldConfig };
        expect(solved(type, width, height, all)).toEqual(assessment.door);
      }),
      { numRuns: 100 },
    );
  });

  it('chooses the cheapest leaf count of a bi-fold, like a completion', () => {
    fc.assert(
      fc.property(openings, ({ width, height }) => {
        const asked = { doorTypeKey: 'BIFOLD', opWidth: String(width), opHeight: String(height) } as const;
        const completion = complete(book, asked);
        fc.pre(completion !== null);
        expect(solved('BIFOLD', width, height, {})).toEqual(completion.door);
      }),
    );
  });

  it.each<[string, Parameters<typeof solved>, object | null]>([
    ['no panel', ['SINGLE_HINGED', 900, 2100, {}], { left: 0, right: 0, leafWidth: 900 }],
    ['a panel on the right', ['SINGLE_HINGED', 1600, 2100, {}], { left: 0, right: 1, leafWidth: 900 }],
    ['a panel on each side', ['SINGLE_HINGED', 2600, 2100, {}], { left: 1, right: 1, leafWidth: 900 }],
    ['a panel on the chosen side', ['SINGLE_HINGED', 1600, 2100, { left: 1 }], { left: 1, right: 0 }],
    ['one of three chosen panels', ['SINGLE_HINGED', 900, 2100, { left: 3 }], { left: 1, right: 0 }],
    ['no panel although three were chosen', ['SINGLE_HINGED', 700, 2100, { left: 3 }], { left: 0, right: 0 }],
    ['a transom', ['PIVOT', 1100, 2900, {}], { transom: true, doorHeight: 2600 }],
    ['the chosen transom', ['PIVOT', 1100, 2400, { transom: true }], { transom: true, doorHeight: 2200 }],
    [
      'the chosen door height below a transom',
      ['PIVOT', 1100, 2900, { doorHeight: 2300 }],
      { transom: true, doorHeight: 2300 },
    ],
    [
      'the fitted leaf instead of a chosen leaf that is too narrow',
      ['SINGLE_HINGED', 1600, 2100, { leafWidth: 400 }],
      { leafWidth: 900 },
    ],
    ['no layout if the opening is too wide', ['SINGLE_HINGED', 6100, 2100, {}], null],
    ['no layout if the opening is too low', ['PIVOT', 1100, 1800, { transom: true }], null],
  ])('finds %s for %j', (_, [type, width, height, chosen], expected) => {
    const door = solved(type, width, height, chosen);
    if (expected === null) expect(door).toBeNull();
    else expect(door).toMatchObject(expected);
  });
});
