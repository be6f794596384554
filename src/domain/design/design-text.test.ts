import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doorFields } from '../doors/fields.ts';
import { extraFields } from '../extras/extras.ts';
import { mm } from '../units.ts';
import { type DoorDesign, hingeSides, openingDirections, standardAppearance } from './design.ts';
import { designText, readDesignText } from './design-text.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const label = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && Array.from(text).length <= 60);
const colour = fc.oneof(hex, fc.constantFrom('RAL 7016', 'brass', 'light grey'));
const designs: fc.Arbitrary<DoorDesign> = fc.record({
  door: fc.record(
    {
      ...Object.fromEntries([...doorFields, ...extraFields].map((field) => [field, label])),
      frameColor: colour,
    },
    { requiredKeys: [] },
  ),
  appearance: fc.record({
    hingeSide: fc.constantFrom(...hingeSides),
    opening: fc.constantFrom(...openingDirections),
    wallHeight: fc.option(fc.integer({ min: 1, max: 99_999 }).map(mm)),
  }),
});

describe('the text of a design', () => {
  it('is short and readable', () => {
    const door = { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800', opHeight: '2100' };
    const appearance = { ...standardAppearance, hingeSide: 'right' as const };
    expect(designText({ door, appearance })).toBe('tDOUBLE.HINGED-w1800-h2100-sright');
    expect(designText({ door: {}, appearance: standardAppearance })).toBe('standard');
  });

  it('round-trips, and needs no escapes in a URL', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const text = designText(design);
        expect(encodeURIComponent(text)).toBe(text);
        expect(readDesignText(text)).toEqual(design);
      }),
      { numRuns: 3000 },
    );
  });

  it('round-trips if every field has its maximum length', () => {
    const fields = [...doorFields, ...extraFields];
    const longest = Object.fromEntries(fields.map((field) => [field, 'W'.repeat(60)]));
    const door = { ...longest, frameColor: 'RAL 9016', room: '\u{1f6aa}'.repeat(60) };
    const appearance = {
      hingeSide: 'right',
      opening: 'out',
      wallHeight: mm(99_999),
    } as const;
    expect(readDesignText(designText({ door, appearance }))).toEqual({ door, appearance });
  });

  it('has labels cut after 60 characters, never within a character', () => {
    const read = (doorType: string) =>
      readDesignText(designText({ door: { doorType }, appearance: standardAppearance }))?.door.doorType;
    expect(read(` ${'Garage-door-'.repeat(20)}`)).toBe('Garage-door-'.repeat(5));
    expect(read(`a${'\u{1f6aa}'.repeat(80)}`)).toBe(`a${'\u{1f6aa}'.repeat(59)}`);
    expect(read('half \ud83d')).toBe('half \ufffd');
  });

  it('is rejected if malformed', () => {
    const madeUp = [
      '',
      'w',
      'w1-w2',
      'w1--h2',
      'czzzzzz',
      'cfff',
      'c1c1c1e0',
      'cFFFFFF',
      'smiddle',
      'oaway',
      'v0',
      'v100000',
      'v2.4',
      'w_110000_',
      'w_',
      'w%41',
      'w'.repeat(2000),
    ];
    for (const text of madeUp) expect(readDesignText(text), text).toBeNull();
  });

  it('in arbitrary form is either rejected or parsed to a design that round-trips', () => {
    const pieces = fc.array(
      fc.constantFrom('tPIVOT', 'w900', 'h2100', 'sright', 'q1', 'czz', 'w_41_', 'xyes'),
      {
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((each) => each.join('-')),
        ),
        (text) => {
          const design = readDesignText(text);
          expect(design && readDesignText(designText(design))).toEqual(design);
        },
      ),
    );
    expect(readDesignText('tPIVOT-w900-sright')).toEqual({
      door: { doorTypeKey: 'PIVOT', opWidth: '900' },
      appearance: { ...standardAppearance, hingeSide: 'right' },
    });
  });
});
