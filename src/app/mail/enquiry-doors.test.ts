import { expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { customer, enquiries, enquiryOf } from '../../../tests/support/mail-enquiries.ts';
import { doorsOf, printableOrder } from './enquiry-doors.ts';

const nextBook = { ...book, version: '2027-01' };

it('a mail has the stored price of a described door before a door that cannot be parsed', () => {
  const [pivot, unclear] = doorsOf(nextBook, enquiries.described).doors;
  expect(pivot?.prices).toEqual(doorsOf(book, enquiries.described).doors[0]?.prices);
  expect(pivot?.estimated).toMatchObject({ doorTypeKey: 'PIVOT', estimatedPrice: 3116 });
  expect(unclear).toMatchObject({ design: null, estimated: null, prices: null });
});

it('a mail has the stored price of a described door after a door that cannot be parsed', () => {
  const enquiry = enquiryOf('internal_door_quotes', {
    customer,
    doors: [{ opWidth: 'about a metre' }, { doorTypeKey: 'PIVOT', opWidth: '1000', opHeight: '2200' }],
  });
  const [unclear, pivot] = doorsOf(nextBook, enquiry).doors;
  expect(unclear).toMatchObject({ design: null, estimated: null, prices: null });
  expect(pivot?.estimated).toMatchObject({ doorTypeKey: 'PIVOT', estimatedPrice: 3116 });
});

it('a mail has no printable order if a described door cannot be parsed', () => {
  expect(printableOrder(book, enquiries.described)).toBeNull();
});
