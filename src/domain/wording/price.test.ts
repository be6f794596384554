import { expect, it } from 'vitest';
import { bothPrices, sumOfPrices } from '../pricing/vat.ts';
import { cents } from '../units.ts';
import { priceLine, priceWords } from './price.ts';

const terms = { vatRatePercent: 23 };

it('priceWords shows the price with VAT first, or the net price first for the trade', () => {
  const prices = bothPrices(terms, cents(2_000_00));
  expect(priceWords(prices, 'with-vat')).toEqual({
    first: '€2,460',
    note: 'with VAT',
    second: '€2,000 without VAT',
  });
  expect(priceWords(prices, 'net')).toEqual({
    first: '€2,000',
    note: 'without VAT',
    second: '€2,460 with VAT',
  });
  expect(priceLine(prices, 'with-vat')).toBe('€2,460 with VAT (€2,000 without VAT)');
  expect(priceLine(prices, 'net')).toBe('€2,000 without VAT (€2,460 with VAT)');
});

it('sumOfPrices sums rounded prices with VAT, without computing VAT of the net sum', () => {
  const door = bothPrices(terms, cents(1_002_00));
  // 1232.46 is rounded to 1232, and 3 × 1232 is 3696; 3006 net with VAT would be 3697.
  expect(sumOfPrices([door, door, door])).toEqual({ net: 3_006_00, withVat: 3_696_00 });
  expect(sumOfPrices([])).toEqual({ net: 0, withVat: 0 });
});
