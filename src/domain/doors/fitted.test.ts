import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book, bookWith } from '../../../tests/support/book.ts';
import { mm } from '../units.ts';
import { checkHeight } from './height-check.ts';
import { noExtras } from '../extras/extras.ts';
import { type Door, plainCaller } from './door.ts';
import { fewestPanels, fitLayout } from './fitted.ts';
import { checkWidth } from './width-check.ts';

const model = fc.constantFrom(...book.models);
const width = fc.integer({ min: 250, max: 6100 }).map(mm);
const panels = fc.integer({ min: 0, max: 6 });

/**
 * Brute force: the possible leaf width nearest to the preferred width; the larger if two are equally near.
 */
function nearestLeafByTrial(candidate: Door, figures = book): number | null {
  const { leaf, preferredLeaf } = candidate.model;
  let best: number | null = null;
  for (let leafWidth = leaf.min; leafWidth <= leaf.max; leafWidth = mm(leafWidth + 1)) {
    if (checkWidth(figures, { ...candidate, leafWidth })) continue;
    if (best === null || Math.abs(leafWidth - preferredLeaf) <= Math.abs(best - preferredLeaf))
      best = leafWidth;
  }
  return best;
}

describe('the fitted layout', () => {
  it('has the leaf width that a brute-force search finds', () => {
    fc.assert(
      fc.property(model, width, panels, (type, openingWidth, count) => {
        fc.pre(count > 0 || type.passiveLeaf !== null);
        const height = mm(2100);
        const fitted = fitLayout(book, type, { width: openingWidth, height }, count);
        const trial = nearestLeafByTrial({
          model: type,
          opening: { width: openingWidth, height },
          left: Math.floor(count / 2),
          right: Math.ceil(count / 2),
          leafWidth: type.leaf.min,
          doorHeight: height,
          transom: false,
          extras: noExtras,
        });
        expect(fitted?.leafWidth ?? null).toBe(trial);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['a high minimum', { passiveMin: 400, passiveMax: 900, leafPref: 700 }],
    ['a low maximum', { passiveMin: 300, passiveMax: 450, leafPref: 1000 }],
    ['a range of one millimetre', { passiveMin: 400, passiveMax: 401, leafPref: 900 }],
  ])('has the leaf width of a brute-force search if the passive leaf has %s', (_, figures) => {
    const other = bookWith((file) => Object.assign(file.types.DOUBLE_HINGED_ACTIVE_PASSIVE, figures));
    const type = other.models.find(({ passiveLeaf }) => passiveLeaf !== null);
    if (!type) throw new Error('the book has no such type');
    const tries = Array.from({ length: 900 }, (_each, index) => ({
      wide: mm(1000 + index),
      count: index % 3,
    }));
    const doors = tries.map(({ wide, count }): [number | null, number | null] => {
      const opening = { width: wide, height: mm(2100) };
      const rest = {
        left: Math.floor(count / 2),
        right: Math.ceil(count / 2),
        transom: false,
        extras: noExtras,
      };
      const door = { model: type, opening, ...rest, leafWidth: type.leaf.min, doorHeight: opening.height };
      return [fitLayout(other, type, opening, count)?.leafWidth ?? null, nearestLeafByTrial(door, other)];
    });
    expect(doors.map(([fitted]) => fitted)).toEqual(doors.map(([, trial]) => trial));
    expect(doors.filter(([fitted]) => fitted !== null).length).toBeGreaterThan(50);
  });

  it('can always be made, with the greatest door height that leaf and transom allow', () => {
    fc.assert(
      fc.property(model, width, fc.integer({ min: 300, max: 3600 }).map(mm), panels, (type, w, h, count) => {
        const door = fitLayout(book, type, { width: w, height: h }, count);
        fc.pre(door !== null);
        expect(checkWidth(book, door) ?? checkHeight(book, door)).toBeNull();
        expect(door.doorHeight).toBe(h <= type.height.max ? h : Math.min(type.height.max, h - 200));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [{ left: 0, right: 0 }, 3, { left: 1, right: 2 }],
    [{ left: 2, right: 0 }, 3, { left: 2, right: 1 }],
    [{ left: 3, right: 0 }, 3, { left: 3, right: 0 }],
    [{ left: 1, right: 2 }, 4, { left: 2, right: 2 }],
  ])('for a caller with panels %j arranges %i panels as %j', (caller, count, arranged) => {
    const single = book.models[0];
    if (!single) throw new Error('the book has no types');
    const door = fitLayout(book, single, { width: mm(900 + count * 500), height: mm(2100) }, count, {
      ...caller,
      extras: noExtras,
    });
    expect(door).toMatchObject(arranged);
  });

  it('exists for every type up to the largest opening, and for no type beyond it', () => {
    const typesAt = (width: number, height: number) =>
      book.models
        .filter((type) => fewestPanels(book, type, { width: mm(width), height: mm(height) }, plainCaller))
        .map(({ type, bifoldConfig }) => bifoldConfig ?? type);
    const all = book.models.map(({ type, bifoldConfig }) => bifoldConfig ?? type);
    expect(all).toHaveLength(10);
    expect(typesAt(6000, 2100)).toEqual(all);
    expect(typesAt(6001, 2100)).toEqual([]);
    expect(typesAt(2000, 3200)).toEqual(all);
    expect(typesAt(2000, 3400)).toEqual(['PIVOT', 'FIX_PANEL']);
    expect(typesAt(2000, 3401)).toEqual([]);
  });
});
