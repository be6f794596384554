import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { book } from '../../../tests/support/book.ts';
import { standardAppearance } from '../../domain/design/design.ts';
import type { DoorAsWritten } from './wishes.ts';
import { appraise, estimateOfEnquiry } from './estimate.ts';

describe('the estimate of an enquiry', () => {
  it('prices doors with types and sizes as people write them', () => {
    const doors: DoorAsWritten[] = [
      { doorType: 'Pivot door', opWidth: '1100 mm', opHeight: '2100' },
      { doorType: 'bifold', opWidth: '2100', opHeight: '2100', bifoldConfig: '3l' },
    ];
    expect(estimateOfEnquiry(book, doors)).toMatchObject({
      priceEstimate: 9167,
      priceEstimateInclVat: 3979 + 7296,
      vatRatePercent: 23,
      leadTimeWeeks: 11,
      currency: 'EUR',
      priceBookVersion: '2026-01',
      doors: [
        { doorTypeKey: 'PIVOT', opWidth: '1100', estimatedPrice: 3235, estimatedPriceInclVat: 3979 },
        { doorTypeKey: 'BIFOLD', bifoldConfig: '3L', estimatedPrice: 5932 },
      ],
    });
  });

  it.each([
    ['its key in lower case', { doorType: 'double_hinged', opWidth: '1800', opHeight: '2100' }, 4151],
    ['no width', { doorType: 'Single', opHeight: '2100' }, 2116],
    ['a blank width', { doorType: 'Single', opWidth: ' ', opHeight: '2100' }, 2116],
    ['a blank height', { doorType: 'Single', opWidth: '900', opHeight: '' }, 2116],
    ['no type', { opWidth: '900', opHeight: '2100' }, 2116],
    ['a blank type', { doorType: ' ', opWidth: '900', opHeight: '2100' }, 2116],
  ])('prices a door with %s', (_, door, price) => {
    expect(estimateOfEnquiry(book, [door])?.priceEstimate).toBe(price);
  });

  it.each<[string, DoorAsWritten[]]>([
    ['no doors', []],
    ['a width in words', [{ doorType: 'Single', opWidth: 'about a metre', opHeight: '2100' }]],
    ['a height in words', [{ doorType: 'Single', opWidth: '900', opHeight: 'to the ceiling' }]],
    ['a leaf count that is not offered', [{ doorType: 'Bifold', opWidth: '2100', bifoldConfig: '9L' }]],
    ['an unknown type', [{ doorType: 'Crittall screen', opWidth: '900', opHeight: '2100' }]],
    ['a bi-fold without a leaf count', [{ doorType: 'Bi-fold door', opWidth: '900', opHeight: '2100' }]],
    ['only doors that cannot be made', [{ doorType: 'Single', opWidth: '5000' }]],
  ])('has no price for %s', (_, doors) => {
    expect(estimateOfEnquiry(book, doors)).toBeNull();
  });

  it.each([
    [
      'cannot be parsed',
      { doorType: 'Single', opWidth: 'about a metre' },
      [null, { doorTypeKey: 'PIVOT', estimatedPrice: 3235 }],
    ],
    [
      'cannot be made',
      { doorType: 'Single', opWidth: '5000' },
      [
        { doorTypeKey: 'SINGLE_HINGED', valid: false },
        { doorTypeKey: 'PIVOT', estimatedPrice: 3235 },
      ],
    ],
  ])('has prices of the other doors, but no total, if a door %s', (_, unpriced, doors) => {
    const pivot = { doorType: 'Pivot door', opWidth: '1100', opHeight: '2100' };
    expect(estimateOfEnquiry(book, [unpriced, pivot])).toMatchObject({
      priceEstimate: null,
      priceEstimateInclVat: null,
      leadTimeWeeks: 10,
      doors,
    });
  });

  it('returns prices or null for any text', () => {
    const text = fc.option(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('900', 'double', '2L')), {
      nil: undefined,
    });
    const door = fc
      .record({ doorType: text, opWidth: text, opHeight: text, bifoldConfig: text })
      .map((fields) => JSON.parse(JSON.stringify(fields)) as Record<string, string>);
    fc.assert(
      fc.property(fc.array(door, { maxLength: 20 }), (doors) => {
        const estimate = estimateOfEnquiry(book, doors);
        expect(estimate === null || estimate.doors.some((door) => door?.valid)).toBe(true);
      }),
    );
  });
});

describe('the estimate stored with an enquiry', () => {
  const customer = { name: 'Aoife Byrne', email: 'aoife@example.ie' };
  const request = { customer, doors: [{ doorType: 'Pivot door', opWidth: '1100', opHeight: '2100' }] };

  it('is computed from the described internal doors', () => {
    expect(appraise(book, 'internal_door_quotes', request, null)).toMatchObject({
      priceBookVersion: '2026-01',
      estimate: { priceEstimate: 3235, leadTimeWeeks: 10 },
    });
  });

  it('is computed from the designs of a page, not from their description', () => {
    const door = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' };
    const designs = [{ door, appearance: standardAppearance }];
    expect(appraise(book, 'internal_door_quotes', request, designs)).toMatchObject({
      estimate: { priceEstimate: 2116, leadTimeWeeks: 8 },
    });
  });

  it('is null for security doors and for messages', () => {
    const none = { priceBookVersion: '2026-01', estimate: null };
    expect(appraise(book, 'security_door_quotes', request, null)).toEqual(none);
    expect(appraise(book, 'contact_requests', { customer, message: 'Two doors, please.' }, null)).toEqual(
      none,
    );
  });
});
