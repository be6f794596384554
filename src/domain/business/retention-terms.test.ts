import { expect, it } from 'vitest';
import { monthsNamed } from './retention-terms.ts';

it.each([
  ['Enquiries are kept for two years, then erased.', [24]],
  ['We erase them after 18 months.', [18]],
  ['For a year; invoices for seven years, as the law asks.', [12, 84]],
  ['After twenty-four months.', [24]],
  ['A 24-month period.', [24]],
  ['As long as we need them.', []],
  ['We keep 3 doors in the showroom.', []],
])('the retention text "%s" names %j months', (text, months) => {
  expect(monthsNamed(text)).toEqual(months);
});
