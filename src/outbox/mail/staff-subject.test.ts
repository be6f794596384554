import { expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { enquiries } from '../../../tests/support/mail-enquiries.ts';
import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import { doorsOf } from '../../app/mail/enquiry-doors.ts';
import { staffSubject } from './staff-subject.ts';

const subjectOf = (enquiry: Enquiry) => staffSubject(enquiry, doorsOf(book, enquiry));
const asker = (enquiry: Enquiry, name: string): Enquiry => ({
  ...enquiry,
  request: { ...enquiry.request, customer: { ...enquiry.request.customer, name } },
});

it('the subject of a mail to staff has the value, the doors, the place and the customer', () => {
  expect(subjectOf(enquiries.configured)).toMatch(/^€\d+,\d{3} · 2 doors · Dublin 2 · Aoife Ní Bhriain$/);
});

it('the subject of a mail to staff says "over" before the value if a door has no price yet', () => {
  expect(subjectOf(enquiries.described)).toMatch(/^over €\d,\d{3} · 2 doors · Seán Ó Briain$/);
});

it('the subject of a mail to staff about no doors has the kind of enquiry', () => {
  expect(subjectOf(enquiries.question)).toBe('A question · Maeve Kelly');
});

it('the subject of a mail to staff is one short line, whatever the customer typed', () => {
  const { request } = enquiries.configured;
  const place = 'Kitchen\r\nBcc: b@example.ie \u202eleft of the very long corridor';
  const placed: Enquiry = {
    ...enquiries.configured,
    eircode: null,
    request: { ...request, eirCode: place },
  };
  const subject = subjectOf(asker(placed, `A\u0000\u200b\n=?utf-8?q?x?= ${'n'.repeat(100)}`));
  expect(subject).toMatch(/ · Kitchen Bcc: b@example\.ie lef… · A\ufffd = \?utf-8\?q\?x\?= n+…$/);
  expect(subject.split(' · ').at(-1)).toHaveLength(60);
});
