import { expect, it } from 'vitest';
import { argumentsAsTaken } from './sizes-and-counts.ts';

const estimated = (door: unknown) => argumentsAsTaken('estimateInternalDoorPrice', { doors: [door] });
const quoted = (door: unknown) => argumentsAsTaken('createInternalDoorQuote', { doors: [door] });

it('converts sizes of doors and openings to millimetres, and nothing else', () => {
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
])('accepts sizes and counts of a door as numbers too: %o', (given, taken) => {
  expect(estimated(given)).toEqual({ doors: [taken] });
  expect(argumentsAsTaken('recommendInternalDoorConfiguration', { selectedDoor: given ?? {} })).toEqual({
    selectedDoor: taken ?? {},
  });
});

it('accepts them as text for a preset quote too', () => {
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
  'accepts the sizes of a quote in any unit: %o',
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
  'converts the numbers of an answered door to strings: %o',
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
])('leaves %j unchanged, for validation to reject', (args) => {
  expect(argumentsAsTaken('estimateInternalDoorPrice', args)).toEqual(args);
});
