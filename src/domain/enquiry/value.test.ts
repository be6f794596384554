import { expect, it } from 'vitest';
import { valueOf } from './value.ts';

const door = (estimatedPriceInclVat: number, more: object = {}) => ({
  valid: true,
  estimatedPriceInclVat,
  ...more,
});

it('an enquiry is worth all pieces of its doors, with VAT', () => {
  expect(valueOf({ doors: [door(2460), door(1000, { quantity: 3 })] })).toBe(546_000);
});

it('doors without a price are left out', () => {
  expect(valueOf({ doors: [door(2460), door(0, { valid: false }), null] })).toBe(246_000);
});

it.each([
  ['no estimate', null],
  ['no door that has a price', { doors: [null, door(0, { valid: false })] }],
  ['prices without VAT only', { doors: [{ valid: true, estimatedPrice: 2000 }] }],
  ['something else', { doors: 'two' }],
])('an enquiry with %s has no value', (_, estimate) => {
  expect(valueOf(estimate)).toBeNull();
});
