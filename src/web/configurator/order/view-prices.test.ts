import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { sensibleDoor } from '../../../../tests/support/doors.ts';
import { estimate } from '../../../app/doors/estimate.ts';
import { standardAppearance } from '../../../domain/design/design.ts';
import type { WireDoor } from '../../../domain/doors/fields.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { withVat } from '../../../domain/pricing/vat.ts';
import { cents } from '../../../domain/units.ts';
import { type PriceView, priceWords } from '../../../domain/wording/price.ts';
import { formOfDesign } from './door-form.ts';
import { viewOrder } from './view.ts';

const rates = fc.constantFrom(23, 13.5, 9, 0, 4.8);
/** Generates mostly valid doors. */
const makeable = fc.record({
  doorTypeKey: fc.constantFrom('SINGLE_HINGED', 'SLIDING', 'PIVOT', 'FIX_PANEL'),
  opWidth: fc.integer({ min: 800, max: 1100 }).map(String),
  opHeight: fc.integer({ min: 1950, max: 2300 }).map(String),
});
const orders = fc.array(fc.oneof(sensibleDoor, makeable, makeable), { minLength: 1, maxLength: 6 });

const netOf = (amount: number) => cents(Math.round(amount * 100));
const euros = (text: string) => Number(text.replace(/[^\d]/g, ''));

/** The prices of an order as a page formats them. */
function figures(at: PriceBook, doors: readonly WireDoor[], view: PriceView) {
  const forms = doors.map((door) => formOfDesign(at, { door, appearance: standardAppearance }));
  const order = viewOrder(at, forms);
  const priced = order.doors.flatMap(({ prices }) => (prices ? [priceWords(prices, view)] : []));
  // The page reports a missing size; the API takes the default.
  const read = order.doors.flatMap(({ stale, design }) => (stale || !design ? [] : [design.door]));
  const answer = estimate(at, { doors: read });
  return { priced, total: priceWords(order.total, view), order, answer };
}

describe('the prices of 1,000 orders', () => {
  it('equal those of the API, and add up with and without VAT', () => {
    let seen = 0;
    fc.assert(
      fc.property(orders, rates, (doors, vatRatePercent) => {
        const at: PriceBook = { ...book, vatRatePercent };
        const { priced, total, order, answer } = figures(at, doors, 'with-vat');
        const nets = answer.doors.filter(({ valid }) => valid).map((door) => netOf(door.estimatedPrice));
        seen += nets.length;
        expect(order.priced).toBe(nets.length);
        expect(order.total.net).toBe(netOf(answer.priceEstimate));
        expect(priced.map(({ first }) => euros(first) * 100)).toEqual(nets.map((net) => withVat(at, net)));
        expect(priced.map(({ second }) => euros(second) * 100)).toEqual(nets);
        const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
        expect(euros(total.first)).toBe(sum(priced.map(({ first }) => euros(first))));
        expect(euros(total.second)).toBe(answer.priceEstimate);
        // The net view swaps both prices.
        const net = figures(at, doors, 'net');
        expect([net.total, ...net.priced].map(({ first, second }) => [euros(first), euros(second)])).toEqual(
          [total, ...priced].map(({ first, second }) => [euros(second), euros(first)]),
        );
      }),
      { numRuns: 1000 },
    );
    expect(seen).toBeGreaterThan(1000);
  });

  it('have breakdown lines that add up to the net price', () => {
    fc.assert(
      fc.property(sensibleDoor, (door) => {
        for (const { estimated, prices } of figures(book, [door], 'net').order.doors) {
          const lines = estimated?.breakdown?.lines ?? [];
          const sum = lines.reduce((all, { amount }) => all + Math.round(amount * 100), 0);
          expect(sum).toBe(prices?.net ?? 0);
        }
      }),
      { numRuns: 300 },
    );
  });
});
