import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import type { WireDoor } from '../doors/fields.ts';
import { assess } from './assess.ts';
import { doorWeeks, orderWeeks } from './lead-time.ts';

function makeable(wire: WireDoor) {
  const assessment = assess(book, wire);
  if (assessment.outcome !== 'priced') throw new Error('the door cannot be made');
  return assessment.door;
}

describe('the lead time of a door', () => {
  const single = { doorTypeKey: 'SINGLE_HINGED', doorLeafWidth: '900', opHeight: '2100' };

  it.each<[what: string, door: WireDoor, weeks: number]>([
    ['without panels', { ...single, opWidth: '900' }, 8],
    ['with two pieces of glass', { ...single, opWidth: '1800', leftPanels: '1', rightPanels: '1' }, 8],
    [
      'with a panel and a transom',
      { ...single, opWidth: '1400', rightPanels: '1', opHeight: '2500', doorHeightMm: '2100' },
      8,
    ],
    ['with three panels', { ...single, opWidth: '2100', leftPanels: '1', rightPanels: '2' }, 9],
    [
      'with two panels and a transom',
      {
        ...single,
        opWidth: '1800',
        leftPanels: '1',
        rightPanels: '1',
        opHeight: '2500',
        doorHeightMm: '2100',
      },
      9,
    ],
    ['of the slowest type', { doorTypeKey: 'BIFOLD', bifoldConfig: '2L' }, 11],
    ['that does not open', { doorTypeKey: 'FIX_PANEL' }, 6],
  ])('%s: %j is %i weeks', (_, wire, weeks) => {
    expect(doorWeeks(book, makeable(wire))).toBe(weeks);
  });
});

describe('the lead time of an order', () => {
  const door = makeable({});

  it.each([
    [1, 8],
    [3, 8],
    [4, 9],
    [8, 9],
    [9, 10],
    [14, 10],
    [15, 11],
    [20, 11],
  ])('of %i doors is %i weeks', (doors, weeks) => {
    expect(orderWeeks(book, [door], doors)).toBe(weeks);
  });

  it('is the longest lead time of its doors, in any order, plus a surcharge for many doors', () => {
    const [pivot, panel] = [makeable({ doorTypeKey: 'PIVOT' }), makeable({ doorTypeKey: 'FIX_PANEL' })];
    expect(orderWeeks(book, [door, pivot, panel], 3)).toBe(10);
    expect(orderWeeks(book, [panel, door], 2)).toBe(8);
    expect(orderWeeks(book, [panel, pivot, door, panel], 4)).toBe(11);
  });

  it('is zero if no door can be made', () => {
    expect(orderWeeks(book, [], 20)).toBe(0);
  });
});
