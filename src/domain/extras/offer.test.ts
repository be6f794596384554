import { expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { barsText } from './bars.ts';
import { noExtras, readExtras } from './extras.ts';
import { choiceNamed, isStandardFinish, noOffer, notOffered, offeredExtras } from './offer.ts';

// The book offers at most 6 columns and 12 rows of panes.
it.each([
  ['6x12', '6x12'],
  ['1x12', '1x12'],
  ['7x12', null],
  ['6x13', null],
  ['1x13', null],
  ['7x1', null],
])('of a link with the glazing bars %s, %s are left', (glazingBars, left) => {
  const { bars } = offeredExtras(book.extras, readExtras({ glazingBars }));
  expect(bars && barsText(bars)).toBe(left);
});

const glasses = ['Clear', 'Satin, white', 'Satin, grey'].map((label) => ({
  ...{ key: label.toUpperCase().replace(', ', '_'), label, price: 0, weeks: 0 },
}));

it.each([
  ['satin grey', 'SATIN_GREY'],
  ['GREY', 'SATIN_GREY'],
  ['clear glass', 'CLEAR'],
  ['satin', undefined],
  ['glass', undefined],
])('a choice is named by words that it alone has: "%s" is %s', (text, key) => {
  expect(choiceNamed(glasses, text)?.key).toBe(key);
});

it.each([
  ['black', true],
  ['RAL 9005', true],
  ['#0a0a0a', true],
  [null, true],
  ['RAL 7016', false],
])('whether the finish %s costs nothing: %s', (finish, expected) => {
  expect(isStandardFinish(book.extras, finish)).toBe(expected);
});

it.each([
  ['6x12', 0],
  ['7x12', 1],
  ['6x13', 1],
  ['1x1', 0],
])('the glazing bars %s have %i faults', (glazingBars, count) => {
  expect(notOffered(book.extras, { glazingBars })).toHaveLength(count);
});

it('extras that are not offered any more are removed, but a hex colour is only drawn', () => {
  const extras = readExtras({
    ...{ glazingBars: '2x4', glass: 'SATIN', handle: 'LEVER', lock: 'yes' },
    ...{ frameColor: 'RAL 7016', quantity: '3', room: 'Hall' },
  });
  expect(offeredExtras(book.extras, extras)).toEqual(extras);
  expect(offeredExtras(noOffer, extras)).toEqual({ ...noExtras, quantity: 3, room: 'Hall' });
  const hex = { ...noExtras, finish: '#123456' };
  expect(offeredExtras(noOffer, hex)).toEqual(hex);
});
