import { describe, expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { type Appearance, standardAppearance } from '../domain/design/design.ts';
import type { WireDoor } from '../domain/doors/fields.ts';
import { finishName } from '../domain/extras/finish-names.ts';
import { designWords } from './words.ts';

const words = (door: WireDoor, appearance: Partial<Appearance> = {}) =>
  designWords(book, { door, appearance: { ...standardAppearance, ...appearance } });

describe('a design in words', () => {
  it.each<[WireDoor, string, string]>([
    [
      { doorTypeKey: 'BIFOLD', opWidth: '7000', opHeight: '2100' },
      'Four-leaf bi-fold door, 7000 × 2100 mm',
      'The widest opening we can fill is 6000 mm.',
    ],
    [
      { doorTypeKey: 'SINGLE_HINGED', opWidth: '4500', opHeight: '2100', leftPanels: '1' },
      'Single hinged door, 4500 × 2100 mm',
      'A side panel would be about 3600 mm wide. It has to be 200 mm to 1000 mm.',
    ],
  ])('says why the door cannot be made, whatever its missing details: %j', (door, title, fault) => {
    expect(words(door).title).toBe(title);
    expect(words(door).sentence).toContain('It cannot be made like this. ');
    expect(words(door).sentence).toContain(fault);
  });

  it('names every property of the door', () => {
    const door = {
      opWidth: '1800',
      opHeight: '2500',
      doorHeightMm: '2100',
      doorLeafWidth: '900',
      leftPanels: '1',
      rightPanels: '1',
    };
    const coloured = { ...door, frameColor: '#383e42' };
    expect(words(coloured, { hingeSide: 'right', opening: 'out' }).sentence).toBe(
      'Single hinged door, 1800 × 2500 mm. ' +
        'Leaf 900 mm wide; one side panel on each side, each 450 mm wide; transom 400 mm high above a door of 2100 mm. ' +
        'Hinged on the right, opens out of the room. Left and right are those of somebody in the room. ' +
        'Steel frame in anthracite grey.',
    );
  });

  it('names the standard finish, and for a fixed panel no sides', () => {
    expect(words({ doorTypeKey: 'FIX_PANEL', opWidth: '900', opHeight: '2100' }).sentence).toBe(
      'Fixed panel, 900 × 2100 mm. Steel frame in RAL 9005 (jet black), the standard finish.',
    );
  });

  it('names the movement and the direction, which are null for a fixed panel', () => {
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

describe("a colour's name", () => {
  it('is the name in the RAL chart or of a common colour', () => {
    expect(['#1c1c1e', '#383e42', '#ffffff', '#27352a', 'RAL 3005'].map(finishName)).toEqual([
      'jet black',
      'anthracite grey',
      'white',
      'fir green',
      'RAL 3005 (wine red)',
    ]);
  });

  it('is generic, with the hex value, for a colour without a name', () => {
    expect(finishName('#0000ff')).toBe('blue (#0000ff)');
    expect(finishName('#102a10')).toBe('dark green (#102a10)');
    expect(finishName('#555555')).toBe('grey (#555555)');
    expect(finishName('#6b3a12')).toBe('dark brown (#6b3a12)');
  });
});

it.each([
  ['#1c1c1e', 'jet black'],
  ['#000000', 'black'],
  ['#383e42', 'anthracite grey'],
  ['#6b665e', 'quartz grey'],
  ['#cbd0cc', 'light grey'],
  ['#a1a1a0', 'white aluminium'],
  ['#ffffff', 'white'],
  ['#f1ece1', 'pure white'],
  ['#e9e0d2', 'cream'],
  ['#442f29', 'chocolate brown'],
  ['#6e5a43', 'bronze'],
  ['#27352a', 'fir green'],
  ['#1a2b3c', 'steel blue'],
  ['#59191f', 'wine red'],
  // Colours without a name: generic names.
  ['#ff0000', 'red (#ff0000)'],
  ['#ff1000', 'red (#ff1000)'],
  ['#ff8000', 'orange (#ff8000)'],
  ['#7a4a10', 'dark brown (#7a4a10)'],
  ['#9a5a20', 'brown (#9a5a20)'],
  ['#eeee00', 'yellow (#eeee00)'],
  ['#00c000', 'green (#00c000)'],
  ['#00c0c0', 'turquoise (#00c0c0)'],
  ['#0000ff', 'blue (#0000ff)'],
  ['#8000ff', 'violet (#8000ff)'],
  ['#ff0080', 'pink (#ff0080)'],
  ['#ff0020', 'red (#ff0020)'],
  ['#123456', 'dark blue (#123456)'],
  ['#aaccff', 'light blue (#aaccff)'],
  ['#404040', 'dark grey (#404040)'],
  ['#808080', 'grey (#808080)'],
  ['#d0d0d0', 'light grey (#d0d0d0)'],
  ['#101010', 'black (#101010)'],
  ['#fafafa', 'white (#fafafa)'],
  ['RAL 7016', 'RAL 7016 (anthracite grey)'],
  ['RAL 3020', 'RAL 3020 (red)'],
  ['RAL 9005', 'RAL 9005 (jet black)'],
  ['brass', 'brass'],
])('the name of the colour %s is %s', (hex, name) => {
  expect(finishName(hex)).toBe(name);
});
