import { expect, it } from 'vitest';
import { argumentsAsTaken } from './sizes-and-counts.ts';

const estimated = (door: unknown) => argumentsAsTaken('estimateInternalDoorPrice', { doors: [door] });
const quoted = (door: unknown) => argumentsAsTaken('createInternalDoorQuote', { doors: [door] });

it('sizes of doors and openings are converted to millimetres, and other texts are unchanged', () => {
  const args = {
    doors: [{ opWidth: '1.8 m', opHeight: '6\' 8"', doorLeafWidth: '90cm', preset: '1.8 m' }, 'no door'],
    selectedDoor: { opWidth: '1,800', doorHeightMm: 2100 },
    opening: { widthMm: '160 cm', heightMm: 2100, note: '1.8 m' },
    message: '1.8 m',
  };
  expect(argumentsAsTaken('recommendInternalDoorConfiguration', args)).toEqual({
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
    { opWidth: '1800', preset: 7, topPanel: true },
  ],
  [null, null],
])('sizes and counts of a door may be numbers, which are converted to strings: %o', (given, taken) => {
  expect(estimated(given)).toEqual({ doors: [taken] });
  expect(argumentsAsTaken('recommendInternalDoorConfiguration', { selectedDoor: given ?? {} })).toEqual({
    selectedDoor: taken ?? {},
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
  expect(argumentsAsTaken('estimateInternalDoorPrice', args)).toEqual(args);
});
