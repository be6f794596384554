import { describe, expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { type Appearance, standardAppearance } from '../domain/design/design.ts';
import type { WireDoor } from '../domain/doors/fields.ts';
import { colourName, frameColours } from './colour-names.ts';
import { designWords } from './words.ts';

const words = (door: WireDoor, appearance: Partial<Appearance> = {}) =>
  designWords(book, { door, appearance: { ...standardAppearance, ...appearance } });

describe('a design in words', () => {
  it('names everything there is', () => {
    const door = {
      opWidth: '1800',
      opHeight: '2500',
      doorHeightMm: '2100',
      doorLeafWidth: '900',
      leftPanels: '1',
      rightPanels: '1',
    };
    expect(words(door, { hingeSide: 'right', opening: 'out', frameColor: '#383e42' }).sentence).toBe(
      'Single hinged door, 1800 × 2500 mm. ' +
        'Leaf 900 mm wide; one side panel on each side, each 450 mm wide; transom 400 mm high above a door of 2100 mm. ' +
        'Hinged on the right, opens out of the room. Steel frame in anthracite grey.',
    );
  });

  it('says of a pair what differs, and of a fixed panel that nothing moves', () => {
    expect(words({ doorTypeKey: 'DOUBLE_HINGED' }, { hingeSide: 'right' }).movement).toBe(
      'the right leaf opens first',
    );
    expect(words({ doorTypeKey: 'SLIDING' })).toMatchObject({
      movement: 'slides to the left',
      direction: 'runs inside the room',
    });
    expect(words({ doorTypeKey: 'FIX_PANEL' })).toMatchObject({ movement: null, direction: null });
  });

  it('says why a door cannot be made', () => {
    expect(words({ opWidth: '2400', opHeight: '2100' })).toMatchObject({
      title: 'Single hinged door, 2400 × 2100 mm',
      issue: expect.stringContaining('side panels are needed') as string,
    });
    expect(words({ doorTypeKey: 'BIFOLD' })).toMatchObject({
      size: null,
      title: 'A door still to be settled',
    });
  });
});

describe('the name of a colour', () => {
  it('is the one people know', () => {
    expect(['#1C1C1E', '#383e42', '#FFFFFF', '#27352a', '#59191F'].map(colourName)).toEqual([
      'jet black',
      'anthracite grey',
      'white',
      'fir green',
      'wine red',
    ]);
    expect(Object.keys(frameColours).map(colourName)).toEqual(Object.values(frameColours));
  });

  it('is plain where it has none of its own', () => {
    expect(colourName('#0000ff')).toBe('blue (#0000ff)');
    expect(colourName('#102a10')).toBe('dark green (#102a10)');
    expect(colourName('#555555')).toBe('grey (#555555)');
    expect(colourName('#6b3a12')).toBe('dark brown (#6b3a12)');
    expect(colourName('no colour')).toBe('jet black');
  });
});
