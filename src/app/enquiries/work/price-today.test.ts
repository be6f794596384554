import { expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { customer, enquiryOf } from '../../../../tests/support/mail-enquiries.ts';
import { doorsOf } from '../../mail/enquiry-doors.ts';
import { pricesToday } from './price-today.ts';

// 1.89 m² × €950 + €320 = €2,115.50, so €2,116; with VAT €2,602.68, so €2,603.
it('the total of today counts every piece of the doors that have a price today', () => {
  const door = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' } as const;
  const doors = [{ ...door, quantity: '3' }, { opWidth: 'about a metre' }, door];
  const enquiry = enquiryOf('internal_door_quotes', { customer, doors });
  const today = pricesToday(book, enquiry, doorsOf(book, enquiry));
  expect(today?.doors.map(({ today: each }) => each)).toEqual([
    { net: 211_600, withVat: 260_300 },
    null,
    { net: 211_600, withVat: 260_300 },
  ]);
  expect(today).toMatchObject({ priced: 2, total: { net: 846_400, withVat: 1_041_200 } });
});
