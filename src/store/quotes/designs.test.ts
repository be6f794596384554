import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DoorDesign } from '../../domain/design/design.ts';
import { standardAppearance } from '../../domain/design/design.ts';
import { doorFields } from '../../domain/doors/fields.ts';
import { extraFields } from '../../domain/extras/extras.ts';
import { mm } from '../../domain/units.ts';
import { decodeDesigns, encodeDesigns } from './designs.ts';

const design: fc.Arbitrary<DoorDesign> = fc.record({
  door: fc.record(
    {
      ...Object.fromEntries(
        [...doorFields, ...extraFields].map((field) => [field, fc.string({ unit: 'binary' })]),
      ),
      frameColor: fc.stringMatching(/^#[0-9a-f]{6}$/),
    },
    { requiredKeys: [] },
  ),
  appearance: fc.record({
    hingeSide: fc.constantFrom('left' as const, 'right' as const),
    opening: fc.constantFrom('in' as const, 'out' as const),
    wallHeight: fc.option(fc.integer({ min: 1, max: 99_999 }).map(mm)),
  }),
});

describe('decodeDesigns', () => {
  it('restores what encodeDesigns wrote, however long its labels', () => {
    fc.assert(
      fc.property(fc.array(design, { maxLength: 20 }), (designs) => {
        expect(decodeDesigns(encodeDesigns(designs), 'x')).toEqual(designs);
      }),
    );
    const long = { door: { doorType: 'é'.repeat(500) }, appearance: standardAppearance };
    expect(decodeDesigns(encodeDesigns([long]), 'x')).toEqual([long]);
  });

  it('reads the colour that earlier versions stored with the appearance', () => {
    const stored = (frameColor: string) =>
      JSON.stringify([{ door: { opWidth: '900' }, appearance: { frameColor, ...standardAppearance } }]);
    expect(decodeDesigns(stored('#383e42'), 'x')).toEqual([
      { door: { opWidth: '900', frameColor: '#383e42' }, appearance: standardAppearance },
    ]);
    expect(decodeDesigns(stored('#1c1c1e'), 'x')).toEqual([
      { door: { opWidth: '900' }, appearance: standardAppearance },
    ]);
  });

  const looks = standardAppearance;
  it.each<[string, unknown]>([
    ['null', null],
    ['an object', { door: {}, appearance: looks }],
    ['URL texts', ['w900-h2100']],
    ['a design without a door', [{ appearance: looks }]],
    ['a design without an appearance', [{ door: {} }]],
    ['a size that is a number', [{ door: { opWidth: 900 }, appearance: looks }]],
    ['an unknown field', [{ door: { width: '900' }, appearance: looks }]],
    ['an additional property', [{ door: {}, appearance: looks, price: 1 }]],
    ['an incomplete appearance', [{ door: {}, appearance: { hingeSide: 'left' } }]],
    ['an invalid colour', [{ door: { frameColor: 'pea soup' }, appearance: looks }]],
    ['an unknown hinge side', [{ door: {}, appearance: { ...looks, hingeSide: 'middle' } }]],
    ['an unknown opening direction', [{ door: {}, appearance: { ...looks, opening: 'up' } }]],
    ['a wall height of 0', [{ door: {}, appearance: { ...looks, wallHeight: 0 } }]],
    ['a negative wall height', [{ door: {}, appearance: { ...looks, wallHeight: -2400 } }]],
    ['a fractional wall height', [{ door: {}, appearance: { ...looks, wallHeight: 2400.5 } }]],
    ['a wall height that is a string', [{ door: {}, appearance: { ...looks, wallHeight: '2400' } }]],
    ['text after a colour', [{ door: {}, appearance: { ...looks, frameColor: '#1c1c1e;x' } }]],
    ['text before a colour', [{ door: {}, appearance: { ...looks, frameColor: 'x#1c1c1e' } }]],
    ['a door that is an array', [{ door: [], appearance: looks }]],
    ['an unknown appearance', [{ door: {}, appearance: { ...looks, glass: 'clear' } }]],
    ['one good and one bad design', [{ door: {}, appearance: looks }, 'standard']],
  ])('rejects a stored design that is damaged, and names the row: %s', (_, value) => {
    expect(() => decodeDesigns(JSON.stringify(value), 'dqt_7')).toThrow(
      'dqt_7 cannot be read: what is stored of it is damaged',
    );
  });

  it('rejects truncated JSON, and names the row', () => {
    expect(() => decodeDesigns('[{"door":', 'idq_8')).toThrow(
      'idq_8 cannot be read: what is stored of it is damaged',
    );
  });
});
