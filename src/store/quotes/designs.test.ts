import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DoorDesign } from '../../domain/design/design.ts';
import { standardAppearance } from '../../domain/design/design.ts';
import { doorFields } from '../../domain/doors/fields.ts';
import { mm } from '../../domain/units.ts';
import { decodeDesigns, encodeDesigns } from './designs.ts';

const design: fc.Arbitrary<DoorDesign> = fc.record({
  door: fc.record(Object.fromEntries(doorFields.map((field) => [field, fc.string({ unit: 'binary' })])), {
    requiredKeys: [],
  }),
  appearance: fc.record({
    frameColor: fc.stringMatching(/^#[0-9a-f]{6}$/),
    hingeSide: fc.constantFrom('left' as const, 'right' as const),
    opening: fc.constantFrom('in' as const, 'out' as const),
    wallHeight: fc.option(fc.integer({ min: 1, max: 99_999 }).map(mm)),
  }),
});

describe('designs', () => {
  it('come back whole, however long their labels', () => {
    fc.assert(
      fc.property(fc.array(design, { maxLength: 20 }), (designs) => {
        expect(decodeDesigns(encodeDesigns(designs), 'x')).toEqual(designs);
      }),
    );
    const long = { door: { doorType: 'é'.repeat(500) }, appearance: standardAppearance };
    expect(decodeDesigns(encodeDesigns([long]), 'x')).toEqual([long]);
  });

  const looks = standardAppearance;
  it.each<[string, unknown]>([
    ['nothing', null],
    ['no list', { door: {}, appearance: looks }],
    ['the text of an address', ['w900-h2100']],
    ['no door', [{ appearance: looks }]],
    ['no looks', [{ door: {} }]],
    ['a size that is a number', [{ door: { opWidth: 900 }, appearance: looks }]],
    ['a field nobody knows', [{ door: { width: '900' }, appearance: looks }]],
    ['more than a design', [{ door: {}, appearance: looks, price: 1 }]],
    ['half its looks', [{ door: {}, appearance: { frameColor: '#1c1c1e' } }]],
    ['a colour that is none', [{ door: {}, appearance: { ...looks, frameColor: 'black' } }]],
    ['a hinge in the middle', [{ door: {}, appearance: { ...looks, hingeSide: 'middle' } }]],
    ['a way to open that is none', [{ door: {}, appearance: { ...looks, opening: 'up' } }]],
    ['a wall of no height', [{ door: {}, appearance: { ...looks, wallHeight: 0 } }]],
    ['a wall below the floor', [{ door: {}, appearance: { ...looks, wallHeight: -2400 } }]],
    ['a wall of half a millimetre', [{ door: {}, appearance: { ...looks, wallHeight: 2400.5 } }]],
    ['a wall in words', [{ door: {}, appearance: { ...looks, wallHeight: '2400' } }]],
    ['a colour with more to it', [{ door: {}, appearance: { ...looks, frameColor: '#1c1c1e;x' } }]],
    ['more before a colour', [{ door: {}, appearance: { ...looks, frameColor: 'x#1c1c1e' } }]],
    ['a list for a door', [{ door: [], appearance: looks }]],
    ['a look nobody knows', [{ door: {}, appearance: { ...looks, glass: 'clear' } }]],
    ['one good and one bad', [{ door: {}, appearance: looks }, 'standard']],
  ])('are not read from %s, and the error names the row', (_, kept) => {
    expect(() => decodeDesigns(JSON.stringify(kept), 'dqt_7')).toThrow(
      'dqt_7 cannot be read: what is stored of it is damaged',
    );
  });

  it('are not read from what is no JSON', () => {
    expect(() => decodeDesigns('[{"door":', 'idq_8')).toThrow(
      'idq_8 cannot be read: what is stored of it is damaged',
    );
  });
});
