import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallMs } from '../shared/clock.ts';
import type { Enquiry, EnquiryRequest } from './enquiry.ts';
import { readSearch } from './search.ts';

const customer = {
  name: "Seán O'Briain",
  email: 'Sean@Example.ie',
  phone: '(01) 679 1234',
  company: 'Łódź Glas',
};
const request: EnquiryRequest = {
  customer,
  source: 'partner-site',
  project: { message: 'Two doors\nfor the Kitchen', fromPage: 'https://example.ie/doors' },
  comments: 'Strasse or Straße',
  product: 'Pivot steel door',
  doors: [{ doorType: 'Zwischentür', opWidth: '950 2100' }],
  attachments: [{ type: 'drawing', description: 'The hall, ΘΕΟΣΕ' }],
  eirCode: 'd02x285',
  consent: { granted: true, text: 'I agree to be contacted' },
  idempotencyKey: 'retry-key-1',
};

const enquiry: Enquiry = {
  id: 'idq_01KA2B3C4D5E6F7G8H9JKMNPQR',
  reference: 'AC34-DE67',
  collection: 'internal_door_quotes',
  receivedAt: wallMs(0),
  status: 'new',
  request,
  designs: null,
  phoneE164: '+35316791234',
  eircode: 'D02 X285',
  contentScore: { score: 0, reasons: ['secret-reason'] },
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

const finds = (typed: string) => readSearch(typed)?.matches(enquiry);

describe('enquiry search', () => {
  it.each(['sean@example.ie', ' SEAN@EXAMPLE.IE '])('finds the e-mail address %j', (typed) => {
    expect(readSearch(typed)).toMatchObject({ by: 'e-mail', value: 'sean@example.ie' });
    expect(finds(typed)).toBe(true);
  });

  it('finds an e-mail address in any Unicode form of its accents', () => {
    const accented = {
      ...enquiry,
      request: { ...request, customer: { ...customer, email: 'se\u00e1n@example.ie' } },
    };
    expect(readSearch('sea\u0301n@example.ie')?.matches(accented)).toBe(true);
  });

  it('finds a part of the international form of a number that was sent in another form', () => {
    expect(finds('3531679')).toBe(true);
    expect(finds('3531678')).toBe(false);
  });

  it('matches a whole e-mail address exactly, and a part of an address as text', () => {
    expect(finds('ean@example.ie')).toBe(false);
    expect(finds('@EXAMPLE')).toBe(true);
  });

  it.each([
    '01 679 1234',
    '(01) 679-1234',
    '+353 1 679 1234',
    '00353 1 6791234',
    '+35316791234',
    '016791234',
  ])('finds the phone number %j', (typed) => {
    expect(readSearch(typed)).toMatchObject({ by: 'phone', value: '+35316791234' });
    expect(finds(typed)).toBe(true);
  });

  it('searches the text for the digits of a phone number too', () => {
    expect(finds('01 679 1235')).toBe(false);
    expect(readSearch('950 2100')).toMatchObject({ by: 'phone' });
    expect(finds('950 2100')).toBe(true);
  });

  it.each([
    ...[
      'seán',
      'SEAN',
      'Sean O’Briain',
      'sean obriain',
      'Sea\u0301n',
      'lodz',
      'for the kitchen',
      'doors for',
    ],
    ...[
      'strasse or strasse',
      'pivot',
      'ZWISCHENTUR',
      'the hall',
      'drawing',
      'θεος',
      'partner',
      'example.ie/doors',
    ],
    ...[
      'D02 X285',
      'd02 x28',
      'd02x285',
      'D02-X285',
      'ac34de67',
      'AC34 DE67',
      'ac34-de',
      'idq_01KA2B',
      '679 1234',
    ],
  ])('finds %j in the text', (typed) => {
    expect(finds(typed)).toBe(true);
  });

  it.each([
    'Maire',
    'seana',
    'D02 X286',
    'AC34-DE68',
    'agree',
    'retry-key',
    'secret-reason',
    'anonymous',
    'customer',
  ])('does not find %j', (typed) => {
    expect(finds(typed)).toBe(false);
  });

  it('returns the trimmed search text', () => {
    expect(readSearch(' Seán Óg ')).toMatchObject({ by: 'text', value: 'Seán Óg' });
  });

  it.each(['', '  ', '\u200b', '\u0301', "'"])('finds no search terms in %j', (typed) => {
    expect(readSearch(typed)).toBeNull();
  });

  it('finds any part of any message, ignoring case and accents', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), (message, cut) => {
        const letters = Array.from(new Intl.Segmenter().segment(message), ({ segment }) => segment);
        const part = letters.slice(cut % letters.length).join('');
        const search = readSearch(part);
        fc.pre(search?.by === 'text');
        expect(search.matches({ ...enquiry, request: { customer, message } })).toBe(true);
      }),
    );
  });

  it('finds text after a long run of combining marks', () => {
    const tower = `${'\u0301\u0323'.repeat(40_000)} needle`;
    expect(readSearch('needle')?.matches({ ...enquiry, request: { customer, message: tower } })).toBe(true);
  });
});
