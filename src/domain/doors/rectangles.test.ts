import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { sensibleDoor } from '../../../tests/support/doors.ts';
import { assess } from '../pricing/assess.ts';
import { rectanglesOf, type Rectangle } from './rectangles.ts';

const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the rectangles of a door', () => {
  it('fill the opening without gap or overlap, in whole millimetres', () => {
    fc.assert(
      fc.property(sensibleDoor, fc.constantFrom('left' as const, 'right' as const), (wire, activeSide) => {
        const assessment = assess(book, wire);
        fc.pre(assessment.outcome === 'priced');
        const { door } = assessment;
        const pieces = rectanglesOf(door, activeSide);
        const area = pieces.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(area).toBe(door.opening.width * door.opening.height);
        for (const piece of pieces) {
          expect(
            Object.values(piece).every((value) => typeof value === 'string' || Number.isInteger(value)),
          ).toBe(true);
          expect(Math.min(piece.width, piece.height)).toBeGreaterThan(0);
          expect(piece.x).toBeGreaterThanOrEqual(0);
          expect(piece.x + piece.width).toBeLessThanOrEqual(door.opening.width);
          expect(piece.y + piece.height).toBeLessThanOrEqual(door.opening.height);
          expect(pieces.filter((other) => overlap(piece, other))).toEqual([piece]);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('are ordered from left to right under the transom', () => {
    const assessment = assess(book, {
      doorTypeKey: 'DOUBLE_HINGED_ACTIVE_PASSIVE',
      opWidth: '2101',
      opHeight: '2500',
      doorHeightMm: '2100',
      doorLeafWidth: '801',
      leftPanels: '1',
      rightPanels: '1',
    });
    if (assessment.outcome !== 'priced') throw new Error('the door cannot be made');
    const { door } = assessment;
    const row = (activeSide?: 'left' | 'right') =>
      rectanglesOf(door, activeSide).map(({ kind, x, y, width }) => [kind, x, y, width]);
    const around = (...leaves: unknown[]) => [
      ['transom', 0, 0, 2101],
      ['side-panel', 0, 400, 449],
      ...leaves,
      ['side-panel', 1651, 400, 450],
    ];
    const activeFirst = around(['leaf', 449, 400, 801], ['passive-leaf', 1250, 400, 401]);
    expect(row()).toEqual(activeFirst);
    expect(row('left')).toEqual(activeFirst);
    expect(row('right')).toEqual(around(['passive-leaf', 449, 400, 401], ['leaf', 850, 400, 801]));
  });
});
