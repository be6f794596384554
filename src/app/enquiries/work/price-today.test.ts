import { expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { customer, enquiryOf } from '../../../../tests/support/mail-enquiries.ts';
import { mm } from '../../../domain/units.ts';
import { doorsOf } from '../../mail/enquiry-doors.ts';
import { pricesToday } from './price-today.ts';

// 1.89 m² × €950 + €320 = €2,115.50, so €2,116; with VAT €2,602.68, so €2,603.
it('the total of today counts every piece of the doors that have a price today', () => {
  const door = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' } as const;
  const doors = [{ ...door, quantity: '3' }, { opWidth: 'about a metre' }, door];
  const enquiry = enquiryOf('internal_door_quotes', { customer, doors });
  const today = pricesToday(book, enquiry, doorsOf(book, enquiry));
  expect(today?.doors.map(({ today: each }) => each)).toEqual([
    { net: 211_600, withVat: 260_300 },
    null,
    { net: 211_600, withVat: 260_300 },
  ]);
  expect(today).toMatchObject({ priced: 2, total: { net: 846_400, withVat: 1_041_200 } });
});

const single = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' } as const;
const enquiry = enquiryOf('internal_door_quotes', { customer, doors: [single] });
type Stored = Parameters<typeof enquiryOf>[2];
interface Figures {
  readonly doors: readonly object[];
  readonly leadTimeWeeks: number;
}

/** Today's prices of an enquiry whose stored door, estimate and price book were these. */
function comparedWith(door: object, estimate: Partial<Figures> = {}, more: Stored = {}, at = book) {
  const figures = enquiry.estimate as Figures;
  const doors = figures.doors.map((each) => ({ ...each, ...door }));
  const then = { ...enquiry, ...more, estimate: { ...figures, doors, ...estimate } };
  return pricesToday(at, then, doorsOf(at, then));
}

it.each([
  [{}, 'The same today.'],
  [{ estimatedPriceInclVat: 2550 }, 'The same without VAT; the VAT has changed.'],
  [
    { estimatedPrice: 2000, estimatedPriceInclVat: 2460, breakdown: null },
    'Today €116 more without VAT: door €0.00 then and €1795.50 today, basic charge of this type €0.00 then and €320.00 today and rounding €0.00 then and €0.50 today.',
  ],
  // The VAT was so low that the price with VAT went up nonetheless.
  [{ estimatedPrice: 2200, estimatedPriceInclVat: 2500 }, 'Today €84 less without VAT.'],
  [{ valid: false }, 'There was no price on that day; today there is one.'],
])('a door whose stored figures were %j has a difference in words', (door, difference) => {
  expect(comparedWith(door)?.doors[0]?.difference).toBe(difference);
});

it('a door that had a price and cannot be made today says why', () => {
  const narrower = { ...book, maximumOpeningWidth: mm(800) };
  expect(comparedWith({}, {}, {}, narrower)?.doors[0]?.difference).toBe(
    'Today it cannot be made: The opening is 900 mm wide. The widest opening we can fill is 800 mm.',
  );
});

it('the reasons for other prices are the price book, the VAT and the lead time', () => {
  expect(comparedWith({})?.reasons).toEqual(['The price book is the same as on that day: 2026-01.']);
  const older = { vatRatePercent: 13.5, leadTimeWeeks: 6 };
  expect(comparedWith({}, older, { priceBookVersion: '2025-03' })?.reasons).toEqual([
    'The price book was 2025-03 on that day and is 2026-01 today.',
    'VAT was 13.5% on that day and is 23% today.',
    'The lead time was 6 weeks on that day and is 8 weeks today.',
  ]);
  // Nothing could be made on that day, so there was no lead time.
  expect(comparedWith({}, { leadTimeWeeks: 0 })?.reasons).toHaveLength(1);
});
