import { expect, it } from 'vitest';
import { mm } from '../units.ts';
import { extraStrings, lengthOfBars, noExtras, readExtras, readQuantity } from './extras.ts';

const all = {
  ...{ glazingBars: '2x4', glass: 'SATIN', frameColor: 'RAL 7016', handle: 'LEVER', lock: 'yes' },
  ...{ quantity: '3', room: 'Hall' },
};

it('extras are read, and written as they were sent', () => {
  expect(extraStrings(readExtras(all))).toEqual(all);
  const typed = { glazingBars: ' 2 × 4 ', frameColor: 'ral7016', lock: 'Y', room: ' Hall ' };
  expect(extraStrings(readExtras(typed))).toEqual({
    ...{ glazingBars: '2x4', frameColor: 'RAL 7016', lock: 'yes', room: 'Hall' },
  });
});

it.each([
  [{}, noExtras],
  [{ lock: 'no', quantity: '1', glazingBars: '1x1' }, noExtras],
  [{ lock: 'perhaps', quantity: '51', glazingBars: 'many', frameColor: 'pea soup' }, noExtras],
  // Code points, not UTF-16 code units.
  [{ room: '𝒜'.repeat(61) }, { ...noExtras, room: '𝒜'.repeat(60) }],
  [{ quantity: '50' }, { ...noExtras, quantity: 50 }],
])('what is no extra counts as not given: %j', (wire, extras) => {
  expect(readExtras(wire)).toEqual(extras);
});

it.each([
  ['1', 1],
  ['50', 50],
  ['0', undefined],
  ['51', undefined],
  ['2.5', undefined],
  ['', undefined],
])('the number of pieces "%s" is read as %s', (text, count) => {
  expect(readQuantity(text)).toBe(count);
});

// Of three pieces, 2100 mm high in an opening of 2400 mm: 3 × 2100 upright and 3 × 2400 across; in the transom five
// uprights between its six panes.
it.each([
  [0, 13_500],
  [400, 15_500],
])('the length of glazing bars counts each pane below a transom of %i mm', (transom, length) => {
  const glazing = { pieces: 3, openingWidth: mm(2400), doorHeight: mm(2100), transomHeight: mm(transom) };
  expect(lengthOfBars({ columns: 2, rows: 4 }, glazing)).toBe(length);
});
