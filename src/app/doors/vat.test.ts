import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { opening, sensibleDoor } from '../../../tests/support/doors.ts';
import { withVat } from '../../domain/pricing/vat.ts';
import { cents } from '../../domain/units.ts';
import { estimateOfEnquiry } from '../enquiries/estimate.ts';
import { estimate } from './estimate.ts';
import { recommend } from './recommend.ts';

/** Possible VAT rates of a maker's card. */
const rate = fc.constantFrom(23, 13.5, 0, 9, 4.8, 27);
const orders = fc.array(sensibleDoor, { minLength: 1, maxLength: 20 });
const runs = { numRuns: 1000 };

interface Priced {
  readonly estimatedPrice?: number;
  readonly estimatedPriceInclVat?: number;
}

/** Half-up rounding to whole euro, computed differently from the engine. */
const expectedWithVat = (net: number, percent: number): number =>
  Number((BigInt(net) * BigInt(1000 + percent * 10) + 500n) / 1000n);

function expectToAgree({ estimatedPrice = 0, estimatedPriceInclVat = 0 }: Priced, percent: number): void {
  const taxed = { ...book, vatRatePercent: percent };
  expect(estimatedPriceInclVat).toBe(expectedWithVat(estimatedPrice, percent));
  expect(estimatedPriceInclVat * 100).toBe(withVat(taxed, cents(estimatedPrice * 100)));
}

describe('every figure with VAT', () => {
  it('is consistent within an order: doors, total, recovery and completion', () => {
    fc.assert(
      fc.property(orders, rate, (doors, vatRatePercent) => {
        const answer = estimate({ ...book, vatRatePercent }, { doors });
        expect(answer.vatRatePercent).toBe(vatRatePercent);
        const figures: readonly Priced[] = [
          ...answer.doors,
          ...answer.doors.flatMap(({ completion }) => completion ?? []),
          ...(answer.recovery?.suggestions ?? []),
        ];
        for (const each of figures) expectToAgree(each, vatRatePercent);
        expect(answer.priceEstimateInclVat).toBe(
          answer.doors.reduce((sum, door) => sum + door.estimatedPriceInclVat, 0),
        );
        for (const { valid, estimatedPriceInclVat } of answer.doors)
          expect(estimatedPriceInclVat > 0).toBe(valid);
      }),
      runs,
    );
  });

  it('is the same in recommendations and in estimates', () => {
    fc.assert(
      fc.property(opening, sensibleDoor, rate, (place, selectedDoor, vatRatePercent) => {
        const taxed = { ...book, vatRatePercent };
        const answer = recommend(taxed, { opening: place, selectedDoor });
        expect(answer.vatRatePercent).toBe(vatRatePercent);
        for (const option of answer.options) {
          expectToAgree(option, vatRatePercent);
          if (option.completion) expectToAgree(option.completion, vatRatePercent);
          const [door] = estimate(taxed, { doors: [option.door] }).doors;
          expect(option.estimatedPriceInclVat).toBe(door?.estimatedPriceInclVat);
        }
      }),
      runs,
    );
  });

  it('is the same in the response and in the stored enquiry', () => {
    const doors = [{ doorType: 'Single' }, { doorType: 'Double', opWidth: '1800', opHeight: '2100' }];
    const { priceEstimate, priceEstimateInclVat, vatRatePercent } = estimate(book, { doors });
    expect(estimateOfEnquiry(book, doors)).toMatchObject({
      priceEstimate,
      priceEstimateInclVat,
      vatRatePercent,
    });
  });
});

describe('a recovery without a price', () => {
  it('has no price with VAT either', () => {
    const { recovery } = estimate(book, { doors: [{ opWidth: '900', opHeight: '1500' }] });
    const custom = recovery?.suggestions.find(({ type }) => type === 'custom_quote');
    expect(custom).toBeDefined();
    expect(custom).not.toHaveProperty('estimatedPrice');
    expect(custom).not.toHaveProperty('estimatedPriceInclVat');
  });
});
