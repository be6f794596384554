import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { sensibleDoor } from '../../../tests/support/doors.ts';
import type { Door } from '../doors/door.ts';
import { sharedLeafWidth, choosesLeafWidth } from '../doors/door.ts';
import { checkHeight } from '../doors/height-check.ts';
import { checkWidth } from '../doors/width-check.ts';
import { cents, mm, toWholeEuro } from '../units.ts';
import { assess } from './assess.ts';
import { priceDoor } from './price.ts';

const makeable = (door: Door): boolean => !(checkWidth(book, door) ?? checkHeight(book, door));

/** The same layout in a larger opening; a transom takes the extra height. */
function enlarge(door: Door, wider: number, taller: number): Door {
  const opening = { width: mm(door.opening.width + wider), height: mm(door.opening.height + taller) };
  return {
    ...door,
    opening,
    leafWidth: choosesLeafWidth(door.model, door)
      ? door.leafWidth
      : sharedLeafWidth(door.model, opening.width),
    doorHeight: door.transom ? door.doorHeight : opening.height,
  };
}

describe('the price', () => {
  it("adds up to whole euro, and charges at least the opening's area", () => {
    fc.assert(
      fc.property(sensibleDoor, (wire) => {
        const assessment = assess(book, wire);
        fc.pre(assessment.outcome === 'priced');
        const { door, price } = assessment;
        const { width, height } = door.opening;
        expect(price.chargeableArea * 10_000).toBeGreaterThanOrEqual(width * height);
        expect(price.total % 100).toBe(0);
        expect(
          price.doorAmount + price.base + price.sidePanels.amount + price.transom.amount + price.rounding,
        ).toBe(price.total);
        expect(Math.abs(price.rounding)).toBeLessThanOrEqual(50);
      }),
      { numRuns: 2000 },
    );
  });

  it('of a layout is never lower in a wider or taller opening', () => {
    const more = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(sensibleDoor, more, more, (wire, wider, taller) => {
        const assessment = assess(book, wire);
        fc.pre(assessment.outcome === 'priced');
        const larger = enlarge(assessment.door, wider, taller);
        fc.pre(makeable(larger));
        expect(priceDoor(book, larger).total).toBeGreaterThanOrEqual(assessment.price.total);
      }),
      { numRuns: 2000 },
    );
  });

  it('is rounded half up', () => {
    expect([149, 150, 250, 251].map((amount) => toWholeEuro(cents(amount)))).toEqual([100, 200, 300, 300]);
  });

  it('rounds the area of a panel once, after dividing the width', () => {
    const door = {
      opWidth: '1850',
      opHeight: '2100',
      doorLeafWidth: '900',
      leftPanels: '1',
      rightPanels: '1',
    };
    const assessment = assess(book, door);
    if (assessment.outcome !== 'priced') throw new Error('the door cannot be made');
    expect(assessment.price.sidePanels).toEqual({ pieces: 2, areaEach: 100, amount: 2 * (100 * 620 + 6000) });
  });
});
