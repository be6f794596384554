import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { designOf } from '../../../tests/support/door-quotes.ts';
import { customer, enquiryOf } from '../../../tests/support/mail-enquiries.ts';
import { wallMs } from '../shared/clock.ts';
import { datesOfSent, sentOrderOf, termsOfSent, viewSentOrder, withoutRooms } from './sent-order.ts';

const designs = ['tSINGLE.HINGED-w900-h2100-q3-rHall', 'tPIVOT-w300-h2100'].map((text) => designOf(text));
const enquiry = enquiryOf('internal_door_quotes', { customer }, { designs });
const nextBook = { ...book, version: '2027-01', vatRatePercent: 13.5 };

function orderWith(change: object) {
  const order = sentOrderOf({ ...enquiry, ...change });
  if (!order) throw new Error('The enquiry has designs');
  return order;
}

describe('a sent order', () => {
  // 1.89 m² × €950 + €320 = €2,115.50, so €2,116; with VAT €2,602.68, so €2,603; three pieces. The four pieces take a week longer than one.
  it('keeps its prices, its VAT and its lead time under a later price book', () => {
    const order = orderWith({});
    const { doors, total, priced, leadTimeWeeks } = viewSentOrder(termsOfSent(nextBook, order), order);
    expect(total).toEqual({ net: 634_800, withVat: 780_900 });
    expect([priced, leadTimeWeeks, termsOfSent(nextBook, order).vatRatePercent]).toEqual([1, 9, 23]);
    expect(doors.map(({ prices, estimated }) => [prices?.withVat ?? null, estimated?.valid])).toEqual([
      [260_300, true],
      [null, false],
    ]);
  });

  it('without a stored estimate is priced by the price book of its day alone', () => {
    const order = orderWith({ estimate: null });
    expect(viewSentOrder(book, order).total.withVat).toBe(780_900);
    expect(viewSentOrder(nextBook, order)).toMatchObject({ total: { net: 0, withVat: 0 }, leadTimeWeeks: 0 });
    expect(termsOfSent(nextBook, order)).toBe(nextBook);
  });

  it('of an earlier version has its prices with the VAT of its day', () => {
    const { estimatedPriceInclVat: _, ...door } = { ...orderWith({}).estimate?.doors[0] };
    const order = orderWith({ estimate: { doors: [door], leadTimeWeeks: 8, vatRatePercent: 13.5 } });
    // €2,116 × 1.135 = €2,401.66, so €2,402.
    const shown = viewSentOrder(termsOfSent(book, order), order);
    expect(shown.doors[0]?.prices).toEqual({ net: 211_600, withVat: 240_200 });
  });

  it('without its rooms has all the rest', () => {
    expect(withoutRooms(orderWith({})).designs.map(({ door }) => [door.room, door.quantity])).toEqual([
      [undefined, '3'],
      [undefined, undefined],
    ]);
  });

  it('has the dates of sending and of the last change', () => {
    expect(datesOfSent(orderWith({}))).toEqual([
      'Sent on 2 March 2026, with the prices of that day.',
      'Your reference is AC34-DE67.',
    ]);
    const changedAt = wallMs(Date.parse('2026-03-03T10:00:00Z'));
    expect(datesOfSent(orderWith({ changedAt }))[0]).toBe(
      'Sent on 2 March 2026 and changed on 3 March 2026, with the prices of that day.',
    );
  });
});
