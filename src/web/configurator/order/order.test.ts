import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { designOf } from '../../../../tests/support/door-quotes.ts';
import { lackingDoor } from '../../../../tests/support/doors.ts';
import { standardAppearance } from '../../../domain/design/design.ts';
import { complete } from '../../../domain/pricing/complete.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { toDecimal } from '../../../domain/units.ts';
import { changeField } from './actions.ts';
import { orderAddress, pdfAddress, reviewAddress } from './addresses.ts';
import { barChoices } from './bars.ts';
import { otherColours, readColour } from './colours.ts';
import { designOfForm, formOfDesign } from './door-form.ts';
import { type DoorForm, fieldName } from './form-fields.ts';
import { type BookData, bookData, bookOfData } from '../../../domain/book/book-data.ts';
import { formsAgain } from './forms-again.ts';
import { readDoorForm } from './read-form.ts';
import { normaliseForm } from './normalise-form.ts';
import { doorErrors } from './field-errors.ts';
import { viewOrder } from './view.ts';

const form = (text: string): DoorForm => formOfDesign(book, designOf(text));
const a = form('tPIVOT-w1100-h2100-c27352a-sright-oout-v2600');
const b = form('tSINGLE.HINGED-w900-h2000');
const many = (count: number) => Array.from({ length: count }, () => b);

it('bookOfData restores a price book from the JSON of bookData', () => {
  const carried = JSON.parse(JSON.stringify(bookData(book))) as BookData;
  expect(bookOfData(carried)).toEqual(book);
});

it('the design of a form has a door height only with a transom', () => {
  const { door } = designOfForm({ ...b, transom: 'no', doorHeight: '1900' });
  expect(door).not.toHaveProperty('doorHeightMm');
  expect(designOfForm({ ...b, transom: 'yes', doorHeight: '1900' }).door).toMatchObject({
    topPanel: 'yes',
    doorHeightMm: '1900',
  });
});

it('the form of a design completes missing details as the API does, at the same price', () => {
  fc.assert(
    fc.property(lackingDoor, (door) => {
      const completion = complete(book, door);
      fc.pre(completion !== null);
      const [shown] = viewOrder(book, [formOfDesign(book, { door, appearance: standardAppearance })]).doors;
      expect(shown?.estimated).toMatchObject({
        valid: true,
        estimatedPrice: toDecimal(completion.price.total),
      });
    }),
    { numRuns: 500 },
  );
});

describe('normaliseForm', () => {
  const open = Object.fromEntries(Object.keys(a).map((field) => [field, ''])) as DoorForm;

  it('fills an empty form with defaults', () => {
    expect(normaliseForm(book, open)).toEqual({
      ...open,
      type: 'SINGLE_HINGED',
      left: '0',
      right: '0',
      transom: 'no',
      colour: 'standard',
      bars: 'none',
      quantity: '1',
      hinge: 'left',
      opening: 'in',
    });
    expect(readDoorForm(book, new Map([['d1-width', '900']]), 0)).toEqual(normaliseForm(book, open));
    expect(readDoorForm(book, new Map([[fieldName(1, 'width'), ' 900 ']]), 1).width).toBe('900');
  });

  it.each<[Partial<DoorForm>, Partial<DoorForm>]>([
    [{ type: 'TRAPDOOR' }, { type: 'SINGLE_HINGED' }],
    [
      { left: '9', right: 'x' },
      { left: '3', right: '0' },
    ],
    [{ left: '1' }, { leaf: '900' }],
    [{ type: 'BIFOLD' }, { leaves: '2L' }],
    [{ type: 'PIVOT', leaves: '3L' }, { leaves: '' }],
    [{ transom: 'yes' }, { doorHeight: '2400' }],
    [{ transom: 'yes', width: '900', height: '3100' }, { doorHeight: '2400' }],
    [{ transom: 'yes', width: '900', height: '2300' }, { doorHeight: '2100' }],
    // An opening too low for a door and a transom gets the smallest valid door height.
    [{ transom: 'yes', width: '900', height: '50' }, { doorHeight: '1' }],
    [{ transom: 'on' }, { transom: 'no' }],
    [{ colour: '#383e42', hex: '#123456' }, { colour: 'RAL 7016' }],
    [{ hex: '#123456' }, { colour: 'own' }],
    [{ colour: 'own' }, { colour: 'own' }],
    [{ colour: '#123456' }, { colour: 'standard' }],
    [
      { bars: '7x7', glass: 'PINK', handle: 'KNOB', lock: 'on' },
      { bars: 'none', glass: '', handle: '', lock: '' },
    ],
    [
      { bars: '2x4', glass: 'SATIN', handle: 'PULL', lock: 'yes', quantity: '3' },
      { bars: '2x4', glass: 'SATIN', handle: 'PULL', lock: 'yes', quantity: '3' },
    ],
    [
      { hinge: 'up', opening: 'wide' },
      { hinge: 'left', opening: 'in' },
    ],
    [
      { hinge: 'right', opening: 'out' },
      { hinge: 'right', opening: 'out' },
    ],
    [
      { fullWidth: 'on', budget: 'yes' },
      { fullWidth: '', budget: 'yes' },
    ],
  ])('normalises %j', (given, expected) => {
    expect(normaliseForm(book, { ...open, ...given })).toMatchObject(expected);
  });
});

describe('a door of a form', () => {
  it('is restored from its text in a URL, and has URLs to configure, to review and for the PDF', () => {
    const texts = [
      'tSINGLE.HINGED-w1700-h2600-l900-d2300-a1-z1-xyes-cral7016-sright-oout-v2700',
      'tBIFOLD-w2400-h2100-a0-z0-xno-b3L-c123456',
    ];
    const doors = texts.map(form);
    expect(doors.map((door) => door.colour)).toEqual(['RAL 7016', 'own']);
    const ownAddress = (action: string, view: PriceView) => orderAddress(book, action, doors, view);
    expect(ownAddress('/', 'with-vat')).toBe(`/?door=${texts.join('&door=')}`);
    expect(ownAddress('/review', 'with-vat')).toBe(`/review?door=${texts.join('&door=')}`);
    expect(ownAddress('/quotes/x', 'with-vat')).toBeNull();
    const unreadable = doors.map((door) => ({ ...door, width: 'about two' }));
    expect(orderAddress(book, '/', unreadable, 'with-vat')).toBeNull();
    expect(reviewAddress(doors, 'with-vat')).toBe(`/review?door=${texts.join('&door=')}`);
    expect(pdfAddress(doors, 'with-vat')).toBe(`/review.pdf?door=${texts.join('&door=')}`);
    const net = [ownAddress('/', 'net'), reviewAddress(doors, 'net'), pdfAddress(doors, 'net')];
    expect(net.filter((address) => address?.endsWith('-c123456&prices=net'))).toEqual(net);
  });

  it('uses the `hex` field only if the choice of colour is `own`', () => {
    const colourOf = (changes: Partial<DoorForm>) => designOfForm({ ...b, ...changes }).door.frameColor;
    expect(colourOf({ colour: 'RAL 6009', hex: '#123456' })).toBe('RAL 6009');
    expect(colourOf({ colour: 'own', hex: '1F3D36' })).toBe('#1f3d36');
    expect(colourOf({ colour: 'own', hex: 'green' })).toBe('green');
    expect(colourOf({ colour: 'own', hex: 'pea soup' })).toBeUndefined();
  });

  it('keeps what its URL says of colour, glazing bars and wall', () => {
    const text = 'tSINGLE.HINGED-w900-h2100-a0-z0-xno-g5x7-c1f3d36-v2650';
    expect(form(text)).toMatchObject({
      colour: 'own',
      hex: '#1f3d36',
      bars: 'own',
      grid: '5x7',
      wall: '2650',
    });
    expect(form(text).last).toBe(text);
  });

  it('as a fixed panel has no handle and lock, but keeps them for another type', () => {
    const fixed = changeField(book, [form('tSINGLE.HINGED-w900-h2100-eLEVER-kyes')], 'd0-type', 'FIX_PANEL');
    expect(fixed[0]).toMatchObject({ handle: 'LEVER', lock: 'yes' });
    expect(designOfForm(fixed[0] ?? b).door).not.toHaveProperty('handle');
    expect(designOfForm(fixed[0] ?? b).door).not.toHaveProperty('lock');
    const [again] = changeField(book, fixed, 'd0-type', 'SINGLE_HINGED');
    expect(designOfForm(again ?? b).door).toMatchObject({ handle: 'LEVER', lock: 'yes' });
  });

  it('ignores an invalid wall height', () => {
    const wallOf = (wall: string) => designOfForm({ ...b, wall }).appearance.wallHeight;
    expect(['2600', '2600 mm', '', 'high'].map(wallOf)).toEqual([2600, 2600, null, null]);
  });
});

it.each([
  ['#1f3d36', '#1f3d36'],
  ['1F3D36', '#1f3d36'],
  ['  #ABCDEF ', '#abcdef'],
  ['#fff', '#ffffff'],
  ['ral7016', 'RAL 7016'],
  ['RAL 7016', 'RAL 7016'],
  ['Anthracite', 'anthracite'],
  ['light gray', 'light grey'],
  ['RAL 7777', undefined],
  ['#12345g', undefined],
  ['#1f3d36ff', undefined],
  ['a #1f3d36', undefined],
  ['##1f3d36', undefined],
  ['', undefined],
])('a typed colour of %j is read as %j', (text, hex) => {
  expect(readColour(text)).toBe(hex);
});

it('the form offers five colours beside the standard one', () => {
  expect(otherColours(book)).toEqual(['RAL 7016', 'RAL 7039', 'bronze', 'RAL 6009', 'RAL 9010']);
});

it('the form offers the common grids that the price book allows', () => {
  const offered = (mostColumns: number, mostRows: number) => {
    const { glazingBars, ...extras } = book.extras;
    return barChoices({
      extras: { ...extras, glazingBars: glazingBars && { ...glazingBars, mostColumns, mostRows } },
    });
  };
  expect(offered(6, 12)).toEqual(['1x3', '1x4', '2x4', '2x5', '3x5']);
  expect(offered(6, 4)).toEqual(['1x3', '1x4', '2x4']);
  expect(offered(1, 12)).toEqual(['1x3', '1x4']);
  expect(barChoices({ extras: { ...book.extras, glazingBars: null } })).toEqual([]);
});

it('a browser may keep up to 20 doors, which are read like a posted form', () => {
  const kept = [{ ...b, width: '1.2 m', glass: 'PINK' }, ...many(19)];
  const again = formsAgain(book, kept);
  expect(again).toHaveLength(20);
  expect(again?.[0]).toMatchObject({ width: '1200', glass: '' });
  expect([formsAgain(book, many(21)), formsAgain(book, []), formsAgain(book, 'doors')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(formsAgain(book, [null])).toHaveLength(1);
});

describe('an order', () => {
  it('sums the prices of the valid doors, and has their longest lead time', () => {
    const one = viewOrder(book, [a]);
    const both = viewOrder(book, [a, b]);
    expect([one.total.net / 100, one.priced, one.leadTimeWeeks]).toEqual([3235 + 194, 1, 11]);
    expect([both.total.net / 100, both.priced, both.leadTimeWeeks]).toEqual([3235 + 194 + 2030, 2, 11]);
    const wide = form('tSINGLE.HINGED-w1700-h2100');
    const unreadable = { ...b, width: 'wide' };
    expect(both.doors[0]).toBe(one.doors[0]);
    const mixed = viewOrder(book, [wide, unreadable, a]);
    expect([mixed.total.net / 100, mixed.priced]).toEqual([3235 + 194, 1]);
    expect(mixed.doors.map(({ estimated }) => estimated?.valid)).toEqual([false, undefined, true]);
    expect(viewOrder(book, many(6)).leadTimeWeeks).toBeGreaterThan(viewOrder(book, [b]).leadTimeWeeks);
  });

  it('has the lead time of all pieces of its readable doors', () => {
    const weeksOf = (...doors: DoorForm[]) => viewOrder(book, doors).leadTimeWeeks;
    const threePieces = { ...b, quantity: '3' };
    expect([weeksOf(b), weeksOf(threePieces), weeksOf({ ...b, quantity: '4' })]).toEqual([8, 8, 9]);
    expect([weeksOf(threePieces, b), weeksOf(threePieces, { ...b, width: 'wide' })]).toEqual([9, 8]);
  });

  it('reports each invalid field', () => {
    const missing = 'Please give this size in millimetres, such as 900.';
    const unclear = expect.stringMatching(/^We cannot read “.+” for certain\./) as string;
    const faults = (changes: Partial<DoorForm>, door = a) =>
      viewOrder(book, [{ ...door, ...changes }]).doors[0]?.faults;
    expect(faults({})).toEqual({});
    expect(faults({ width: '1,100', height: '2.1 m', wall: '260 cm' })).toEqual({});
    expect(faults({ width: ' ', height: '' })).toEqual({ width: missing, height: missing });
    expect(faults({ width: 'x', height: '-5' })).toEqual({ width: unclear, height: unclear });
    expect(faults({ leaf: 'x', doorHeight: '1e3', wall: 'high' })).toEqual({
      leaf: unclear,
      doorHeight: unclear,
      wall: unclear,
    });
    expect(faults({ colour: 'own', hex: 'shiny' })).toEqual({
      hex: 'Please give a colour such as RAL 7016, #1f3d36 or anthracite.',
    });
    expect(faults({ colour: 'own', hex: '#fff' })).toEqual({});
    expect(faults({ hex: 'shiny' })).toEqual({});
    expect(faults({ bars: 'own', grid: '7x4' })).toEqual({
      grid: 'Please give columns and rows of panes, such as 2x4, and at most 6x12.',
    });
    expect(faults({ bars: 'own', grid: '6 × 12' })).toEqual({});
    expect(faults({ quantity: '51' })).toEqual({ quantity: 'Please give a whole number from 1 to 50.' });
    expect([faults({ quantity: '50' }), faults({ quantity: '' })]).toEqual([{}, {}]);
    // A blank size is a fault only if the layout has this size.
    const whole = form('tSINGLE.HINGED-w1700-h2600-l900-d2300-z1-xyes');
    expect(faults({ leaf: '', doorHeight: '' }, whole)).toEqual({ leaf: missing, doorHeight: missing });
  });

  it('reports a wall lower than the opening and still draws the door', () => {
    const [door] = viewOrder(book, [{ ...a, wall: '2000' }]).doors;
    expect(door?.faults).toEqual({
      wall: 'A wall of 2000 mm is lower than the opening in it, 2100 mm. Please correct one of them, or leave this out.',
    });
    expect([door?.stale, door?.estimated?.valid]).toEqual([false, true]);
    expect(viewOrder(book, [{ ...a, wall: '2100' }]).doors[0]?.faults).toEqual({});
  });

  it('shows the last valid state of an invalid door, without a price', () => {
    const changed = { ...a, width: '' };
    const [door] = viewOrder(book, [changed]).doors;
    expect(door).toMatchObject({ stale: true, design: designOfForm(a), estimated: null, recovery: null });
    expect(viewOrder(book, [{ ...changed, last: '' }]).doors[0]?.design).toBeNull();
  });

  it('shows why a door cannot be made at the field that causes it', () => {
    const [door] = viewOrder(book, [form('tPIVOT-w300-h2100')]).doors;
    expect(door?.advice).toEqual({ width: door?.estimated?.validationMessage });
    expect(door?.faults).toEqual({});
  });

  it('lists faults by door and field', () => {
    const view = viewOrder(book, [a, { ...b, width: 'wide', height: '' }]);
    expect(doorErrors(view)).toEqual([
      {
        id: 'd1-width',
        text: expect.stringMatching(/^Door 2, opening width: We cannot read “wide”/) as string,
      },
      { id: 'd1-height', text: 'Door 2, opening height: Please give this size in millimetres, such as 900.' },
    ]);
  });
});

describe('a posted door', () => {
  const post = (door: DoorForm, changes: Partial<DoorForm> = {}) =>
    readDoorForm(
      book,
      new Map(Object.entries({ ...door, ...changes }).map(([name, value]) => [`d0-${name}`, value])),
      0,
    );

  it('gets its sizes converted to plain millimetres, and `last` updated', () => {
    const read = post(a, { width: '1.2 m', height: '6\' 8"', wall: '2,600' });
    expect(read).toMatchObject({ width: '1200', height: '2032', wall: '2600' });
    expect(read.last).toBe('tPIVOT-w1200-h2032-a0-z0-xno-cral6009-sright-oout-v2600');
  });

  it('keeps invalid fields as typed, and the previous `last`', () => {
    expect(post(a, { width: '1.2' })).toEqual({ ...a, width: '1.2' });
    expect(post(a, { height: '' })).toEqual({ ...a, height: '' });
    const whole = form('tSINGLE.HINGED-w1700-h2600-l900-d2300-z1-xyes');
    const blank = { leaf: '', doorHeight: '', chosen: 'right.1~transom.yes' };
    expect(post(whole, { leaf: '', doorHeight: '' })).toEqual({ ...whole, ...blank });
  });

  it('gets a leaf width if a side panel was added', () => {
    const { leaf, ...fields } = { ...b, width: '1700', right: '1' };
    expect(leaf).toBe('');
    const posted = new Map(Object.entries(fields).map(([name, value]) => [`d0-${name}`, value]));
    expect(readDoorForm(book, posted, 0).leaf).toBe('900');
  });

  it('is fitted to the opening if its type changed', () => {
    const read = post(form('tDOUBLE.HINGED-w1600-h2100'), { type: 'SINGLE_HINGED' });
    expect(read).toMatchObject({ type: 'SINGLE_HINGED', fitted: 'yes' });
    expect(viewOrder(book, [read]).priced).toBe(1);
  });

  it('does not take over the posted value of `fitted`', () => {
    expect(post(a, { fitted: 'yes' }).fitted).toBe('');
  });
});

describe('an invalid size in an address', () => {
  it.each(['width', 'height'] as const)('stays in the form instead of a default: %s', (field) => {
    const unreadable = form(field === 'width' ? 'tPIVOT-wabc-h2100' : 'tPIVOT-w1100-habc');
    expect(unreadable[field]).toBe('abc');
    const [door] = viewOrder(book, [unreadable]).doors;
    expect(door).toMatchObject({ stale: true, design: null, estimated: null });
  });
});
