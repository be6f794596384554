import { expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { barsText } from './bars.ts';
import { readExtras } from './extras.ts';
import { offeredExtras } from './offer.ts';

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
