import { describe, expect, it } from 'vitest';
import { assessEnquiry } from './assess.ts';
import type { EnquiryRequest } from './enquiry.ts';

const customer = { name: 'Aoife Byrne', email: 'aoife@example.ie' };
const offer = 'double your bitcoin';
const program = 'https://files.example/setup.exe';

const places: Record<string, EnquiryRequest> = {
  'the message of a contact': { customer, message: offer },
  'a name': { customer: { ...customer, name: offer } },
  'a company': { customer: { ...customer, company: offer } },
  'the message of a project': { customer, project: { message: offer } },
  comments: { customer, comments: offer },
  'a product': { customer, product: offer },
  'an Eircode': { customer, eirCode: offer },
  'the type of a door': { customer, doors: [{}, { doorType: offer }] },
  'the width of a door': { customer, doors: [{ opWidth: offer }] },
  'the height of a door': { customer, doors: [{ opHeight: offer }] },
  'the type of an attachment': { customer, attachments: [{ type: offer }] },
  'the description of an attachment': { customer, attachments: [{}, { description: offer }] },
};

describe('an offer is detected', () => {
  it.each(Object.entries(places))('written in %s', (_, request) => {
    expect(assessEnquiry(request)).toMatchObject({ verdict: 'hold' });
    expect(assessEnquiry(request).reasons).toContain('offer-blatant');
  });

  it.each([
    ['the referring page', { customer, project: { fromPage: program } }],
    ['an attachment', { customer, attachments: [{}, { url: program }] }],
  ])('by the URL of %s', (_, request) => {
    expect(assessEnquiry(request).reasons).toContain('link-to-program');
  });

  it('but not in an ordinary message', () => {
    expect(assessEnquiry({ customer, message: 'Two steel doors for the hall, please.' })).toMatchObject({
      verdict: 'accept',
    });
  });
});
