import { describe, expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { designOf } from '../../../../tests/support/door-quotes.ts';
import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { estimate } from '../../../app/doors/estimate.ts';
import { countText } from './words.ts';
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

const priced = (...texts: readonly string[]) => {
  const designs = texts.map((text) => designOf(text));
  return { designs, estimate: estimate(book, { doors: designs.map(({ door }) => door) }) };
};

describe('a row of a list', () => {
  it('says type and size of the first door, how many there are, and the price with VAT', () => {
    const facts = rowFacts(
      book,
      enquiryOf(priced('tPIVOT-w1000-h2100', 'tSINGLE.HINGED-w900-h2100-q2'), {
        project: { message: 'For the  hall,\nplease' },
      }),
    );
    expect(facts).toMatchObject({
      what: 'Pivot door, 1000 × 2100 mm',
      more: '3 doors · For the hall, please',
      pricedOf: null,
    });
    expect(facts.drawn?.door.model.type).toBe('PIVOT');
  });

  it('says which doors a price leaves out', () => {
    const facts = rowFacts(book, enquiryOf(priced('tPIVOT-w1000-h2100', 'tPIVOT-w9000-h2100')));
    expect(facts.total).toMatch(/^€/);
    expect(facts.pricedOf).toBe('1 of 2 doors');
  });

  it('says what it is about where no door can be drawn', () => {
    const contact = enquiryOf({ collection: 'contact_requests' }, { message: 'a'.repeat(91) });
    expect(rowFacts(book, contact)).toEqual({
      drawn: null,
      what: 'Message',
      more: `${'a'.repeat(90)}…`,
      place: null,
      phone: null,
      total: null,
      pricedOf: null,
    });
    const product = enquiryOf({ collection: 'security_door_quotes' }, { product: 'Front door' });
    expect(rowFacts(book, product).what).toBe('Front door');
  });

  it('has the Eircode or the place as typed, and a phone that can be dialled', () => {
    const customer = { name: 'Aoife', email: 'a@example.ie', phone: '01 234 5678' };
    const known = enquiryOf(
      { eircode: 'D02 X285', phoneE164: '+35312345678' },
      { customer, eirCode: 'd02x285' },
    );
    expect(rowFacts(book, known)).toMatchObject({
      place: 'D02 X285',
      phone: { text: '01 234 5678', dialled: '+35312345678' },
    });
    const typed = enquiryOf({}, { customer, eirCode: 'Near Sligo' });
    expect(rowFacts(book, typed)).toMatchObject({ place: 'Near Sligo', phone: { dialled: null } });
  });
});

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '999+'],
])('a count of %d is written %s', (count, text) => {
  expect(countText(count)).toBe(text);
});
