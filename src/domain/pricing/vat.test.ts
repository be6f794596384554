import { describe, expect, it } from 'vitest';
import { cents } from '../units.ts';
import { withVat } from './vat.ts';

describe('a price with VAT', () => {
  it.each([
    [23, 3347, 4117],
    [23, 1800, 2214],
    [23, 50, 62],
    [23, 150, 185],
    [23, 0, 0],
    [13.5, 1000, 1135],
    [13.5, 1001, 1136],
    [9, 50, 55],
    [0, 1234, 1234],
    [0.01, 5000, 5001],
  ])('at %d per cent of %d euro is %d, rounded half up', (vatRatePercent, net, gross) => {
    expect(withVat({ vatRatePercent }, cents(net * 100))).toBe(gross * 100);
  });
});
