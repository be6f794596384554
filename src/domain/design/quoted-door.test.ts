import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { panelWidth } from '../doors/geometry.ts';
import { presetNames, presetLayouts } from '../doors/presets.ts';
import { assess } from '../pricing/assess.ts';
import { readDesignText, designText } from './design-text.ts';
import { designOfQuotedDoor, type QuotedDoor } from './quoted-door.ts';

const doorOf = (quoted: QuotedDoor) => designOfQuotedDoor(book, quoted).door;
const resolved = (quoted: QuotedDoor) => assess(book, doorOf(quoted)).door;
const looks = (quoted: QuotedDoor) => designOfQuotedDoor(book, quoted).appearance;

describe('a door of a quote request', () => {
  it.each(presetNames)('has the type and panels of the preset %s', (preset) => {
    const { type, left, right } = presetLayouts[preset];
    expect(doorOf({ preset })).toEqual({ preset });
    expect(resolved({ preset })).toMatchObject({ model: { type }, left, right });
    expect(assess(book, doorOf({ preset })).outcome).toBe('priced');
  });

  it.each(presetNames)('overrides the preset %s with given fields', (preset) => {
    const { left } = presetLayouts[preset];
    for (const doorType of ['Single', 'Double'] as const) {
      const type = doorType === 'Single' ? 'SINGLE_HINGED' : 'DOUBLE_HINGED';
      for (const rightPanels of [0, 1, 2, 3]) {
        const door = resolved({ preset, doorType, rightPanels });
        expect(door).toMatchObject({ model: { type }, left, right: rightPanels });
        expect(resolved({ preset, leftPanels: 0, rightPanels })).toMatchObject({
          model: { type: presetLayouts[preset].type },
          left: 0,
          right: rightPanels,
        });
      }
    }
  });

  it('without fields is the standard door', () => {
    expect(doorOf({})).toEqual({});
    expect(designText(designOfQuotedDoor(book, {}))).toBe('standard');
  });

  it('is named by the preset with the same type and panels', () => {
    expect(doorOf({ doorType: 'Double', leftPanels: 1, opWidth: 2000 })).toEqual({
      preset: 'double-left-panel',
      opWidth: '2000',
    });
    expect(doorOf({ preset: 'single-both-panels', doorType: 'Double', leftPanels: 0 })).toEqual({
      preset: 'double-right-panel',
    });
  });

  it('gets the default layout if no preset has its panels', () => {
    const quoted = { doorType: 'Double', leftPanels: 2, opWidth: 2500, opHeight: 2100 } as const;
    expect(doorOf(quoted)).toMatchObject({ doorTypeKey: 'DOUBLE_HINGED', doorLeafWidth: '750' });
    expect(assess(book, doorOf(quoted)).outcome).toBe('priced');
    expect(assess(book, doorOf({ leftPanels: 3, rightPanels: 3 })).outcome).toBe('priced');
  });
});

describe('the extras of a quoted door', () => {
  it('are kept beside a preset, each as it was sent', () => {
    const extras = {
      ...{ glazingBars: '2x4', glass: 'SATIN', frameColor: '#123456', handle: 'LEVER', lock: 'yes' },
      ...{ quantity: 3, room: 'Hall' },
    };
    expect(doorOf({ preset: 'double-both-panels', ...extras })).toEqual({
      preset: 'double-both-panels',
      ...extras,
      quantity: '3',
    });
  });

  it('do not hide that the service has assumed a size', () => {
    const sent = { doorTypeKey: 'PIVOT', opHeight: '2100', glass: 'SATIN' };
    expect(doorOf(sent).opWidth).toBeUndefined();
    expect(doorOf({ ...sent, opWidth: '1000', leftPanels: '0' })).toEqual({ ...sent, opWidth: '1000' });
  });

  it('have sizes rounded half up to whole millimetres', () => {
    expect(doorOf({ preset: 'single-no-panels', opWidth: 900.5, opHeight: 2100.4 })).toEqual({
      ...{ preset: 'single-no-panels', opWidth: '901', opHeight: '2100' },
    });
  });
});

describe('a panel width', () => {
  it('gives the rest of the opening to the door', () => {
    const door = resolved({ preset: 'single-left-panel', opWidth: 1300, panelsWidth: 400 });
    expect(door).toMatchObject({ leafWidth: 900, opening: { width: 1300 } });
    const both = resolved({ preset: 'double-both-panels', opWidth: 2400, panelsWidth: 450 });
    expect(both).toMatchObject({ leafWidth: 750 });
  });

  it('is rounded up if two leaves cannot share the rest evenly', () => {
    const one = resolved({ preset: 'double-left-panel', opWidth: 2001, panelsWidth: 400 });
    expect(one).toMatchObject({ leafWidth: 800 });
    expect(one && panelWidth(one)).toBe(401);
    const two = resolved({ preset: 'double-both-panels', opWidth: 2401, panelsWidth: 400 });
    expect(two && panelWidth(two)).toBe(400);
  });

  it('determines the width of the opening if only the panel width is given', () => {
    const door = resolved({ preset: 'double-both-panels', panelsWidth: 300 });
    expect(door).toMatchObject({ leafWidth: 750, opening: { width: 2100 } });
    expect(doorOf({ leftPanels: 3, rightPanels: 3, panelsWidth: 99_999 }).opWidth).toBe('99999');
  });

  it('has no effect without panels', () => {
    expect(doorOf({ preset: 'single-no-panels', opWidth: 900, panelsWidth: 400 })).toEqual({
      preset: 'single-no-panels',
      opWidth: '900',
    });
  });

  it('that leaves no room for the leaf results in the fault LEAF_WIDTH_BELOW_MIN', () => {
    const wire = doorOf({ preset: 'single-both-panels', opWidth: 1000, panelsWidth: 600 });
    expect(wire.doorLeafWidth).toBe('1');
    expect(assess(book, wire)).toMatchObject({
      outcome: 'unmakeable',
      issue: { code: 'LEAF_WIDTH_BELOW_MIN' },
    });
  });
});

describe('the appearance of a quoted door', () => {
  it('is standard by default', () => {
    expect(looks({})).toEqual({
      hingeSide: 'left',
      opening: 'in',
      wallHeight: null,
    });
  });

  it('has the colour as six lower-case hex digits', () => {
    const colourOf = (frameColor: string) => designText(designOfQuotedDoor(book, { frameColor }));
    expect(colourOf('#F0a')).toBe('cff00aa');
    expect(colourOf('#ABCDEF')).toBe('cabcdef');
  });

  it('round-trips through its design text', () => {
    const design = designOfQuotedDoor(book, {
      preset: 'double-both-panels',
      opWidth: 2400,
      frameColor: '#fff',
      hingeSide: 'right',
      opening: 'out',
      wallHeight: 2700,
    });
    expect(readDesignText(designText(design))).toEqual({
      ...design,
      door: { ...design.door, frameColor: '#ffffff' },
    });
  });
});
