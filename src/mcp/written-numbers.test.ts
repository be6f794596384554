import { expect, it } from 'vitest';
import { asTheOperationTakesThem } from './written-numbers.ts';

const estimated = (door: unknown) => asTheOperationTakesThem('estimateInternalDoorPrice', { doors: [door] });
const quoted = (door: unknown) => asTheOperationTakesThem('createInternalDoorQuote', { doors: [door] });

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
])('takes sizes and counts of a door as numbers too: %o', (given, taken) => {
  expect(estimated(given)).toEqual({ doors: [taken] });
  expect(
    asTheOperationTakesThem('recommendInternalDoorConfiguration', { selectedDoor: given ?? {} }),
  ).toEqual({ selectedDoor: taken ?? {} });
});

it('takes them as text too where a quote is asked for by a preset', () => {
  expect(quoted({ preset: 'single-no-panels', opWidth: '1800', opHeight: 2100, leftPanels: '1' })).toEqual({
    doors: [{ preset: 'single-no-panels', opWidth: 1800, opHeight: 2100, leftPanels: 1 }],
  });
  expect(quoted({ opWidth: 'wide', leftPanels: 'two' })).toEqual({
    doors: [{ opWidth: 'wide', leftPanels: 'two' }],
  });
  expect(quoted({ doorTypeKey: ' ', design: '', opWidth: '900' })).toEqual({
    doors: [{ doorTypeKey: ' ', design: '', opWidth: 900 }],
  });
});

it.each([{ doorTypeKey: 'PIVOT' }, { design: 'tPIVOT' }])(
  'writes a door of an answer in words: %o',
  (known) => {
    expect(quoted({ ...known, opWidth: 1000 })).toEqual({ doors: [{ ...known, opWidth: '1000' }] });
  },
);

it.each([undefined, null, 'x', [], { doors: 'none' }])('leaves alone what holds no doors: %o', (args) => {
  expect(asTheOperationTakesThem('estimateInternalDoorPrice', args)).toEqual(args);
});
