import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bareCard, cardOf, fullCard, sampleCard } from '../../../tests/support/business.ts';
import { missingFields, readBusiness } from './business.ts';

const faultsOf = (json: unknown) => {
  const read = readBusiness(json);
  return read.ok ? [] : read.faults;
};

describe("parsing a maker's card", () => {
  it('normalises the phone number and the Eircode', () => {
    const { vatRatePercent, phone, address, isSample, ...rest } = cardOf(fullCard);
    expect({ vatRatePercent, phone, isSample }).toEqual({
      vatRatePercent: 13.5,
      phone: { text: '01 679 1234', number: '+35316791234' },
      isSample: false,
    });
    expect(address?.eircode).toBe('A98 X2Y3');
    expect(rest.privacy).toEqual(fullCard.privacy);
    expect(missingFields(cardOf(fullCard))).toEqual([]);
  });

  it('requires only the name; blank fields count as missing', () => {
    expect(cardOf({ name: '  Example Doors ', phone: ' ', legalName: '' })).toEqual({
      name: 'Example Doors',
      isSample: false,
    });
    expect(missingFields(cardOf(bareCard))).toContain('vatRatePercent');
  });

  it('accepts the bundled sample, which has only a name, and the example for operators', () => {
    expect(sampleCard).toEqual({ name: 'Lintel', isSample: true });
    const example: unknown = JSON.parse(readFileSync('deploy/business/business.example.json', 'utf8'));
    expect(cardOf(example).isSample).toBe(true);
    expect(missingFields(cardOf(example))).toEqual([]);
  });
});

describe("a maker's card", () => {
  it('is rejected with all faults at once', () => {
    expect(
      faultsOf({
        sample: 'yes',
        name: '  ',
        legalName: 7,
        address: { street: 'x'.repeat(201), county: 'a\nb', eircode: 'D02' },
        phone: '01 23',
        email: 'nobody',
        openingHours: ['', 7, 'x'.repeat(201), 'Monday\u202e'],
        showroom: { address: { town: 'Bray', eircode: 'B11 1111' }, note: 'x'.repeat(501), opens: 'late' },
        companyNumber: '<b>',
        vatNumber: 'IE 1\u0007',
        vatRatePercent: 23.123,
        deliveryArea: null,
        answeredBy: 'x'.repeat(201),
        privacy: { complaintsUrl: 'javascript:alert(1)', kept: 'for ever' },
        vatRate: 23,
        __proto__: { name: 'Example Doors' },
      }).toSorted(),
    ).toEqual(
      [
        '/sample: must be true or false',
        '/name: is required',
        '/legalName: must be a string',
        '/address/street: must have at most 200 characters',
        '/address/town: is required',
        '/address/county: must be on one line',
        '/address/eircode: must be an Eircode, such as D02 X285',
        '/phone: must be a valid phone number; without a country code it is read as Irish',
        '/email: must be one plain e-mail address, such as name@example.ie',
        '/openingHours/0: must have at least 1 characters',
        '/openingHours/1: must be a string',
        '/openingHours/2: must have at most 200 characters',
        '/openingHours/3: must not contain characters that cannot be seen',
        '/showroom/address/street: is required',
        '/showroom/address/eircode: must be an Eircode, such as D02 X285',
        '/showroom/note: must have at most 500 characters',
        '/showroom/opens: there is no such field',
        '/companyNumber: has a form that cannot be read',
        '/vatNumber: has a form that cannot be read',
        '/vatNumber: must not contain characters that cannot be seen',
        '/vatRatePercent: must have at most two decimals',
        '/deliveryArea: must be a string',
        '/answeredBy: must have at most 200 characters',
        '/privacy/complaintsUrl: must be an absolute http or https address',
        '/privacy/kept: there is no such field',
        '/vatRate: there is no such field',
      ].toSorted(),
    );
  });

  it.each([
    [-0.01, '/vatRatePercent: must be at least 0'],
    [100.01, '/vatRatePercent: must be at most 100'],
    ['23', '/vatRatePercent: must be a number'],
  ])('is rejected for a VAT rate of %j', (vatRatePercent, fault) => {
    expect(faultsOf({ ...bareCard, vatRatePercent })).toEqual([fault]);
  });

  it.each([0, 4.8, 9, 13.5, 23, 100])('is accepted with a VAT rate of %d', (vatRatePercent) => {
    expect(faultsOf({ ...bareCard, vatRatePercent })).toEqual([]);
  });

  it('is rejected if it is not an object, or has lists that are too long', () => {
    for (const json of [null, [], 'Example Doors', 7])
      expect(faultsOf(json)).toEqual(['/: must be an object']);
    expect(faultsOf({ ...bareCard, openingHours: Array.from({ length: 15 }, () => 'Monday') })).toEqual([
      '/openingHours: must have at most 14 items',
    ]);
    expect(faultsOf(JSON.parse('{"name":"Example Doors","__proto__":{}}'))).toEqual([
      '/__proto__: there is no such field',
    ]);
  });

  const texts = Object.keys(fullCard).filter((field) => typeof fullCard[field as 'name'] === 'string');
  const tricks = [
    '\u202e',
    '\u2066',
    '\u200f',
    '\u061c',
    '\u200b',
    '\u2028',
    '\u0007',
    '\ufeff',
    '\u{e0041}',
  ];
  it.each(texts)('is rejected for invisible characters in its %s', (field) => {
    for (const trick of tricks) {
      const text = `a${trick}${fullCard[field as 'name']}`;
      expect(faultsOf({ ...fullCard, [field]: text }), JSON.stringify(trick)).toContain(
        `/${field}: must not contain characters that cannot be seen`,
      );
    }
  });
});
