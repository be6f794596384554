import { describe, expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { designOf } from '../../../../tests/support/door-quotes.ts';
import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { estimate } from '../../../app/doors/estimate.ts';
import { createRowDoors } from './row-doors.tsx';

const enquiryWith = (texts: readonly string[], more: Partial<Enquiry> = {}) => {
  const designs = texts.map((text) => designOf(text));
  return {
    id: 'idq_1',
    changedAt: null,
    collection: 'internal_door_quotes',
    designs,
    estimate: estimate(book, { doors: designs.map(({ door }) => door) }),
    priceBookVersion: 'another',
    request: { customer: { name: 'Aoife', email: 'a@example.ie' } },
    ...more,
  } as unknown as Enquiry;
};
const doorsOf = createRowDoors(book);

describe('the doors of a row', () => {
  it('are the first door, drawn, with its type and size, and the price of all', () => {
    const doors = doorsOf(enquiryWith(['tPIVOT-w1000-h2100', 'tSINGLE.HINGED-w900-h2100-q2']));
    expect(doors).toMatchObject({ title: 'Pivot door, 1000 × 2100 mm', pricedOf: null });
    expect(doors.total).toMatch(/^€\d,\d{3}$/);
    expect(doors.picture).toMatch(/^<svg class="layout-picture" viewBox="-260 -160 1520 2320"/);
  });

  it('are new when the customer has changed them', () => {
    const first = doorsOf(enquiryWith(['tPIVOT-w1100-h2100'], { id: 'idq_2' }));
    const second = doorsOf(
      enquiryWith(['tPIVOT-w1200-h2100'], { id: 'idq_2', changedAt: 5 as Enquiry['changedAt'] }),
    );
    expect([first.title, second.title]).toEqual(['Pivot door, 1100 × 2100 mm', 'Pivot door, 1200 × 2100 mm']);
  });

  it('are drawn once', () => {
    const asked = () => enquiryWith(['tPIVOT-w1000-h2100'], { id: 'idq_3' });
    expect(doorsOf(asked())).toBe(doorsOf(asked()));
  });

  it('say which doors a price leaves out', () => {
    const doors = doorsOf(enquiryWith(['tPIVOT-w1000-h2100', 'tPIVOT-w9000-h2100'], { id: 'idq_4' }));
    expect(doors.total).toMatch(/^€/);
    expect(doors.pricedOf).toBe('1 of 2 doors');
    const pieces = enquiryWith(['tPIVOT-w1000-h2100-q3', 'tPIVOT-w9000-h2100-q2'], { id: 'idq_6' });
    expect(doorsOf(pieces).pricedOf).toBe('3 of 5 doors');
  });

  it('are nothing where no door is known', () => {
    const none = { picture: null, title: null, total: null, pricedOf: null };
    expect(doorsOf(enquiryWith([], { id: 'idq_5', designs: null, estimate: null }))).toEqual(none);
  });
});
