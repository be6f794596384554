import { expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { designOf } from '../../../../tests/support/door-quotes.ts';
import { customer, enquiryOf } from '../../../../tests/support/mail-enquiries.ts';
import { doorsOf } from '../../../app/mail/enquiry-doors.ts';
import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { valuesFor } from './values.ts';

const valuesIn = (enquiry: Enquiry) => valuesFor(book, { enquiry, order: doorsOf(book, enquiry) }, null);
const valuesWith = (...texts: string[]) => {
  const designs = texts.map((text) => designOf(text));
  return valuesIn(enquiryOf('internal_door_quotes', { customer }, { designs }));
};

// One piece costs €2,603 with VAT.
it('a template is filled in with the doors, their total with VAT and their lead time', () => {
  expect(valuesWith('tSINGLE.HINGED-w900-h2100-q3', 'tSINGLE.HINGED-w900-h2100')).toEqual({
    ...{ name: 'Aoife Ní Bhriain', reference: 'AC34-DE67', link: null },
    ...{ total: '€10,412 with VAT', weeks: '9 weeks' },
    doors: '1. Single hinged door, 900 × 2100 mm, 3 pieces\n2. Single hinged door, 900 × 2100 mm',
  });
});

it('a template gets no total that leaves out a door', () => {
  expect(valuesWith('tSINGLE.HINGED-w900-h2100', 'tPIVOT-w9000-h2100').total).toBeNull();
});

it('a template gets nothing about doors that there are not', () => {
  expect(valuesIn(enquiryOf('contact_requests', { customer, message: 'Hello' }))).toMatchObject({
    ...{ total: null, weeks: null, doors: null },
  });
  const described = enquiryOf('internal_door_quotes', { customer, doors: [{ opWidth: 'about a metre' }] });
  expect(valuesIn(described)).toMatchObject({ total: null, doors: '1. A door described in words' });
});
