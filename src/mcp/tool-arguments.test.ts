import { expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import type { OperationId } from '../app/operations/table.ts';
import { argumentsAsTaken } from './tool-arguments.ts';

const taken = (id: OperationId, args: unknown) => argumentsAsTaken(id, args, book.extras);
const estimated = (door: unknown) => taken('estimateInternalDoorPrice', { doors: [door] });
const quoted = (door: unknown) => taken('createInternalDoorQuote', { doors: [door] });

it('sizes of doors and openings are converted to millimetres, and other texts are unchanged', () => {
  const args = {
    doors: [{ opWidth: '1.8 m', opHeight: '6\' 8"', doorLeafWidth: '90cm', preset: '1.8 m' }, 'no door'],
    selectedDoor: { opWidth: '1,800', doorHeightMm: 2100 },
    opening: { widthMm: '160 cm', heightMm: 2100, note: '1.8 m' },
    message: '1.8 m',
  };
  expect(taken('recommendInternalDoorConfiguration', args)).toEqual({
    doors: [{ opWidth: '1800', opHeight: '2032', doorLeafWidth: '900', preset: '1.8 m' }, 'no door'],
    selectedDoor: { opWidth: '1800', doorHeightMm: '2100' },
    opening: { widthMm: 1600, heightMm: 2100, note: '1.8 m' },
    message: '1.8 m',
  });
});

it.each([
  [
    { opWidth: 1800, opHeight: 2100.5, leftPanels: 1 },
    { opWidth: '1800', opHeight: '2101', leftPanels: '1' },
  ],
  [{ leftPanels: 1.5 }, { leftPanels: '1.5' }],
  [
    { opWidth: '1800', preset: 7, topPanel: true },
    { opWidth: '1800', preset: 7, topPanel: 'yes' },
  ],
  // Not rounded: the question about the unit quotes 1.8, which cannot mean 2 mm.
  [
    { opWidth: 1.8, opHeight: 99.5 },
    { opWidth: '1.8', opHeight: '99.5' },
  ],
  [null, null],
])('sizes and counts of a door may be numbers, which are converted to strings: %o', (given, expected) => {
  expect(estimated(given)).toEqual({ doors: [expected] });
  expect(taken('recommendInternalDoorConfiguration', { selectedDoor: given ?? {} })).toEqual({
    selectedDoor: expected ?? {},
  });
});

it('sizes and counts in a quote by preset may be texts, which are converted to numbers', () => {
  expect(quoted({ preset: 'single-no-panels', opWidth: '1.8 m', opHeight: 2100, leftPanels: '1' })).toEqual({
    doors: [{ preset: 'single-no-panels', opWidth: 1800, opHeight: 2100, leftPanels: 1 }],
  });
  expect(quoted({ opWidth: 'wide', leftPanels: 'two' })).toEqual({
    doors: [{ opWidth: 'wide', leftPanels: 'two' }],
  });
  expect(quoted({ doorTypeKey: ' ', design: '', opWidth: '900' })).toEqual({
    doors: [{ doorTypeKey: ' ', design: '', opWidth: 900 }],
  });
});

it.each([{ preset: 'single-left-panel' }, { doorTypeKey: 'PIVOT' }])(
  'the wall height and panel width of a quote may have any unit: %o',
  (known) => {
    expect(quoted({ ...known, wallHeight: '2.7 m', panelsWidth: '450' })).toEqual({
      doors: [{ ...known, wallHeight: 2700, panelsWidth: 450 }],
    });
    expect(quoted({ ...known, wallHeight: 2700.5, panelsWidth: 'wide' })).toEqual({
      doors: [{ ...known, wallHeight: 2700.5, panelsWidth: 'wide' }],
    });
  },
);

it.each([{ doorTypeKey: 'PIVOT' }, { design: 'tPIVOT' }])(
  'a size in a quote by key or design may be a number, which is converted to a string: %o',
  (known) => {
    expect(quoted({ ...known, opWidth: 1000 })).toEqual({ doors: [{ ...known, opWidth: '1000' }] });
  },
);

it.each([
  undefined,
  null,
  'text',
  [],
  { doors: 'two' },
  { opening: null },
  { doors: [{ opWidth: '1.8', opHeight: 'high', leftPanels: 'two' }] },
])('invalid arguments are left unchanged, for validation to reject: %j', (args) => {
  expect(taken('estimateInternalDoorPrice', args)).toEqual(args);
});

it.each([
  [{ lock: true }, { lock: 'yes' }],
  [{ lock: false }, { lock: 'no' }],
  [{ lock: 'Yes' }, { lock: 'Yes' }],
  [{ glass: 'Reeded' }, { glass: 'REEDED' }],
  [{ glass: 'reeded glass' }, { glass: 'REEDED' }],
  [{ glass: 'bronze tinted' }, { glass: 'BRONZE' }],
  [{ glass: 'Clear safety glass' }, { glass: 'CLEAR' }],
  [{ glass: 'frosted' }, { glass: 'frosted' }],
  [{ handle: 'lever handle' }, { handle: 'LEVER' }],
  [{ handle: 'Knurled lever' }, { handle: 'KNURLED' }],
  [{ handle: 'brass' }, { handle: 'KNURLED' }],
  [{ handle: 'pull' }, { handle: 'PULL' }],
  [{ handle: 'handle' }, { handle: 'handle' }],
  [{ wallHeight: '2.7 m' }, { wallHeight: 2700 }],
  [{ toleranceMm: '2 cm' }, { toleranceMm: 20 }],
  [
    { hingeSide: 'Left', opening: 'Out' },
    { hingeSide: 'left', opening: 'out' },
  ],
])('extras may be given by name, and a lock as true or false: %o', (given, expected) => {
  expect(estimated(given)).toEqual({ doors: [expected] });
});

it('the extras of a search are converted like those of a door', () => {
  const opening = { widthMm: '1.8 m', heightMm: 2100 };
  const wishes = { glass: 'Satin', lock: true, minClearWidthMm: '80 cm', wallHeight: '2.7m' };
  expect(taken('findInternalDoors', { opening, ...wishes })).toEqual({
    opening: { widthMm: 1800, heightMm: 2100 },
    glass: 'SATIN',
    lock: 'yes',
    minClearWidthMm: 800,
    wallHeight: 2700,
  });
});

it('the colour of a quote by preset may have any form, and is converted to a HEX colour', () => {
  expect(quoted({ preset: 'single-no-panels', frameColor: 'RAL 7016' })).toEqual({
    doors: [{ preset: 'single-no-panels', frameColor: '#383e42' }],
  });
  expect(quoted({ doorTypeKey: 'PIVOT', frameColor: 'RAL 7016' })).toEqual({
    doors: [{ doorTypeKey: 'PIVOT', frameColor: 'RAL 7016' }],
  });
});
