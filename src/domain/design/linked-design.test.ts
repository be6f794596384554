import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { oddDoor, sensibleDoor } from '../../../tests/support/doors.ts';
import { echoDoor } from '../doors/echo.ts';
import { doorFields, type WireDoor } from '../doors/fields.ts';
import { assess } from '../pricing/assess.ts';
import { mm } from '../units.ts';
import { hingeSides, openingDirections, standardAppearance } from './design.ts';
import { readDesignText } from './design-text.ts';
import { essentials, linkText, linkTextOf } from './linked-design.ts';

const textOf = (wire: WireDoor) => {
  const { resolution } = assess(book, wire);
  return linkTextOf(echoDoor(book, wire, resolution), resolution, standardAppearance);
};

describe('a linked design', () => {
  it('contains only the fields that determine the door', () => {
    expect(textOf({ preset: 'double-left-panel', opWidth: '2000', opHeight: '2100' })).toBe(
      'tDOUBLE.HINGED-w2000-h2100-l750-a1',
    );
    expect(textOf({ opWidth: '900', opHeight: '2500', topPanel: 'yes', doorHeightMm: '2100' })).toBe(
      'tSINGLE.HINGED-w900-h2500-d2100-xyes',
    );
    expect(textOf({ doorTypeKey: 'PIVOT', preset: 'the loft of Mrs Byrne', leftPanels: '9' })).toBe(
      'tPIVOT-a9',
    );
    const { door } = assess(book, {
      doorTypeKey: 'PIVOT',
      opWidth: '1100',
      opHeight: '2100',
      frameColor: 'RAL 7016',
      glazingBars: '2 × 4',
      glass: 'SATIN',
      handle: 'PULL',
      lock: 'on',
      quantity: '3',
      room: 'Living room',
    });
    const look = { hingeSide: 'right', opening: 'out', wallHeight: mm(2700) } as const;
    expect(door && linkText(door, look)).toBe(
      'tPIVOT-w1100-h2100-g2x4-mSATIN-cral7016-ePULL-kyes-q3-rLiving_20_room-sright-oout-v2700',
    );
  });

  it("keeps the caller's fields if the door cannot be resolved, unless they are too long for a URL", () => {
    expect(textOf({ preset: ' Double-both-panels', opHeight: '2600', topPanel: 'yes' })).toBe(
      'pDouble_2d_both_2d_panels-tDOUBLE.HINGED-h2600-xyes',
    );
    expect(textOf({ doorType: 'Garage', opWidth: '2400', bifoldConfig: '9L' })).toBe('nGarage-w2400-b9L');
    const long = Object.fromEntries(doorFields.map((field) => [field, '\u{1f6aa}'.repeat(60)]));
    expect(textOf(long)).toBe('standard');
  });

  it('has the same price or fault as the original door', () => {
    fc.assert(
      fc.property(sensibleDoor, (wire) => {
        const first = assess(book, wire);
        const again = assess(book, readDesignText(textOf(wire))?.door ?? {});
        fc.pre(first.door === null || first.door.opening.width < 100_000);
        expect(again.outcome).toBe(first.outcome);
        expect(again.door).toEqual(first.door);
        if (first.outcome === 'priced') expect(again).toMatchObject({ price: first.price });
        else expect(again).toMatchObject({ issue: first.issue });
      }),
      { numRuns: 3000 },
    );
  });

  it('parses to the original door and appearance', () => {
    const appearance = fc.record({
      hingeSide: fc.constantFrom(...hingeSides),
      opening: fc.constantFrom(...openingDirections),
      wallHeight: fc.constantFrom(null, mm(2700)),
    });
    fc.assert(
      fc.property(sensibleDoor, appearance, (wire, look) => {
        const { door } = assess(book, wire);
        fc.pre(door !== null && door.opening.width < 100_000);
        const design = readDesignText(linkText(door, look));
        expect(design?.appearance).toEqual(look);
        expect(assess(book, design?.door ?? {}).door).toEqual(door);
        expect(assess(book, essentials(door)).door).toEqual(door);
      }),
      { numRuns: 3000 },
    );
  });

  it('can be parsed, whatever the fields of the original door', () => {
    fc.assert(
      fc.property(oddDoor, (wire) => {
        expect(readDesignText(textOf(wire))).not.toBeNull();
      }),
    );
  });
});
