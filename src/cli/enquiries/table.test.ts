import { describe, expect, it } from 'vitest';
import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import { wallMs } from '../../app/shared/clock.ts';
import { createEnquiryTable } from './table.ts';

const enquiry: Enquiry = {
  id: 'con_01KA2B3C4D5E6F7G8H9JKMNPQR',
  reference: 'AC34-DE67',
  collection: 'contact_requests',
  receivedAt: wallMs(Date.parse('2026-03-02T10:15:59.999Z')),
  status: 'held',
  request: {
    customer: { name: 'Aoife Byrne', email: 'aoife@example.ie' },
    message: 'One two three four five six seven eight nine ten eleven twelve',
  },
  designs: null,
  phoneE164: null,
  eircode: null,
  contentScore: { score: 0, reasons: [] },
  alsoSent: null,
  priceBookVersion: null,
  estimate: null,
  submittedBy: 'anonymous',
  quote: null,
  withdrawalReason: null,
  changedAt: null,
  test: false,
  requestId: 'request-1',
};
const before =
  '2026-03-02 10:15  AC34-DE67  held    contact_requests      Aoife Byrne           aoife@example.ie              ';
const { customer } = enquiry.request;

describe('a row of the enquiries table', () => {
  it.each([
    ['unknown', undefined, 'One two three four five six seven eight nine te…'],
    ['143 columns', 143, 'One two three four five six sev…'],
    ['80 columns, too narrow for the message', 80, 'One two three four …'],
    ['200 columns', 200, 'One two three four five six seven eight nine ten eleven twelve'],
  ])('cuts the message to the width of the terminal (%s)', (_, width, message) => {
    expect(createEnquiryTable(width).row(enquiry)).toBe(`${before}${message}\n`);
  });

  it('marks an enquiry of a test key', () => {
    expect(
      createEnquiryTable(80)
        .row({ ...enquiry, test: true })
        .slice(29, 35),
    ).toBe('test  ');
  });

  it.each([
    ['the message of a project', { customer, project: { message: 'In words' }, comments: 'x' }, 'In words'],
    ['comments', { customer, comments: 'Ring twice', product: 'x' }, 'Ring twice'],
    ['the product', { customer, product: 'Pivot door' }, 'Pivot door'],
  ])('shows %s in place of a missing message', (_, request, words) => {
    expect(createEnquiryTable(80).row({ ...enquiry, request })).toBe(`${before}${words}\n`);
  });

  it('ends with the collection if the enquiry has no text', () => {
    expect(createEnquiryTable(80).row({ ...enquiry, request: { customer } })).toBe(`${before.trimEnd()}\n`);
  });
});
