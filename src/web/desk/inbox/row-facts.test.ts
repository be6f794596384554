import { describe, expect, it } from 'vitest';
import { designOf } from '../../../../tests/support/door-quotes.ts';
import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { ageOf, countText } from './words.ts';
import { rowFacts } from './row-facts.ts';

const enquiryOf = (more: Partial<Enquiry>, request: object = {}) =>
  ({
    id: 'idq_1',
    collection: 'internal_door_quotes',
    eircode: null,
    phoneE164: null,
    designs: null,
    estimate: null,
    priceBookVersion: 'another',
    ...more,
    request: { customer: { name: 'Aoife', email: 'a@example.ie' }, ...request },
  }) as unknown as Enquiry;

describe('a row of a list', () => {
  it('says how many doors there are, and how the message begins', () => {
    const designs = ['tPIVOT-w1000-h2100', 'tSINGLE.HINGED-w900-h2100-q2'].map((text) => designOf(text));
    const facts = rowFacts(enquiryOf({ designs }, { project: { message: 'For the  hall,\nplease' } }));
    expect(facts.more).toBe('3 doors · For the hall, please');
  });

  it('counts the pieces of described doors, as far as they are numbers', () => {
    const more = (...quantities: unknown[]) =>
      rowFacts(enquiryOf({}, { doors: quantities.map((quantity) => ({ quantity })) })).more;
    expect([more('3', 2), more(' 2 '), more('many', undefined), more(undefined)]).toEqual([
      ...['5 doors', '2 doors', '2 doors', ''],
    ]);
  });

  it('says what it is about', () => {
    const contact = enquiryOf({ collection: 'contact_requests' }, { message: 'a'.repeat(91) });
    expect(rowFacts(contact)).toEqual({
      about: 'Message',
      more: `${'a'.repeat(90)}…`,
      place: null,
      phone: null,
    });
    const product = enquiryOf({ collection: 'security_door_quotes' }, { product: 'Front door' });
    expect(rowFacts(product).about).toBe('Front door');
  });

  it('has the Eircode or the place as typed, and a phone that can be dialled', () => {
    const customer = { name: 'Aoife', email: 'a@example.ie', phone: '01 234 5678' };
    const known = enquiryOf(
      { eircode: 'D02 X285', phoneE164: '+35312345678' },
      { customer, eirCode: 'd02x285' },
    );
    expect(rowFacts(known)).toMatchObject({
      place: 'D02 X285',
      phone: { text: '01 234 5678', dialled: '+35312345678' },
    });
    const typed = enquiryOf({}, { customer, eirCode: 'Near Sligo' });
    expect(rowFacts(typed)).toMatchObject({ place: 'Near Sligo', phone: { dialled: null } });
  });
});

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '999+'],
])('a count of %d is written %s', (count, text) => {
  expect(countText(count)).toBe(text);
});

const minute = 60_000;
const day = 1440 * minute;

it.each([
  [-minute, 'now'],
  [minute - 1, 'now'],
  [minute, '1 min'],
  [60 * minute - 1, '59 min'],
  [60 * minute, '1 h'],
  [day - 1, '23 h'],
  [day, '1 day'],
  [14 * day - 1, '13 days'],
  [14 * day, '17 March 2026'],
])('an age of %d ms is written %s', (ms, text) => {
  const now = Date.parse('2026-03-31T12:00:00Z');
  expect(ageOf(now - ms, now)).toBe(text);
});
