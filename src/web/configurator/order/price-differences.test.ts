import { expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { designOf } from '../../../../tests/support/door-quotes.ts';
import { priceDifferences } from './price-differences.ts';

const locked = { design: designOf('tSINGLE.HINGED-w900-h2100-kyes'), stale: false };

it('a choice has its price difference, with VAT or without, and none while a field is invalid', () => {
  const withVat = priceDifferences(book, locked, 'with-vat');
  const net = priceDifferences(book, locked, 'net');
  // Door €2,116 + lock €95 = €2,211; with 23% VAT €2,719.53, so €2,720.
  // With VAT, the door without the lock is €2,603, and with a handle of €145 too it is €2,898.
  expect([withVat({ lock: 'no' }), net({ lock: 'no' })]).toEqual(['−€117', '−€95']);
  expect([withVat({ handle: 'LEVER' }), net({ handle: 'LEVER' })]).toEqual(['+€178', '+€145']);
  expect(withVat({ lock: 'yes' })).toBe('same price');
  expect(priceDifferences(book, { ...locked, stale: true }, 'net')({ lock: 'no' })).toBeUndefined();
  const unmade = { design: designOf('tSINGLE.HINGED-w200-h2100'), stale: false };
  expect(priceDifferences(book, unmade, 'net')({ lock: 'yes' })).toBeUndefined();
});
