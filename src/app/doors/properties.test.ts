import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { oddDoor, opening, sensibleDoor } from '../../../tests/support/doors.ts';
import { EstimateRequest } from '../../contract/doors/estimate.ts';
import { compileReader } from '../../contract/reading/reader.ts';
import type { WireDoor } from '../../domain/doors/fields.ts';
import type { SentDoor } from '../../domain/design/sent-door.ts';
import { estimate } from './estimate.ts';
import { recommend } from './recommend.ts';

const preferences = fc.record({ needsFullWidthAccess: fc.boolean(), budgetSensitive: fc.boolean() });
const comparison = fc.record({ opening, selectedDoor: sensibleDoor, preferences });
const priceOf = (door: SentDoor | undefined) => estimate(book, { doors: [door ?? {}] });

/**
 * Whether an opening is within the contract. Very wide leaves can add up to six digits, which it does not
 * accept.
 */
const standsInAWall = (door: Pick<WireDoor, 'opWidth' | 'opHeight'> | undefined) =>
  [door?.opWidth, door?.opHeight].every((size = '') => size.length <= 5);

const runs = { numRuns: 3000 };

describe('every estimate', () => {
  it('is deterministic, byte for byte', () => {
    fc.assert(
      fc.property(fc.array(sensibleDoor, { minLength: 1, maxLength: 20 }), (doors) => {
        expect(JSON.stringify(estimate(book, { doors }))).toBe(JSON.stringify(estimate(book, { doors })));
      }),
    );
  });

  it('has totals that equal the sums of their parts', () => {
    fc.assert(
      fc.property(fc.array(sensibleDoor, { minLength: 1, maxLength: 20 }), (doors) => {
        const { priceEstimate, doors: priced, valid, validationIssue } = estimate(book, { doors });
        expect(priceEstimate).toBe(priced.reduce((sum, door) => sum + door.estimatedPrice, 0));
        expect(valid).toBe(priced.every((door) => door.valid));
        expect(validationIssue?.doorIndex ?? -1).toBe(priced.findIndex((door) => !door.valid));
        for (const { breakdown, estimatedPrice } of priced) {
          const inCents =
            breakdown?.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) ?? 0;
          expect(inCents).toBe(estimatedPrice * 100);
        }
      }),
    );
  });

  it('returns doors that can be sent back for the same price', () => {
    fc.assert(
      fc.property(sensibleDoor, (wire) => {
        const first = priceOf(wire).doors[0];
        fc.pre(standsInAWall(first));
        const again = priceOf(first).doors[0];
        expect(again).toEqual({ ...first, assumed: [] });
      }),
      runs,
    );
  });

  it('suggests only doors that can be made, at the stated price', () => {
    fc.assert(
      fc.property(sensibleDoor, (wire) => {
        const { recovery, validationIssue } = priceOf(wire);
        fc.pre(recovery !== null);
        expect(recovery.suggestions.length).toBeGreaterThan(0);
        expect(recovery.suggestions.length).toBeLessThanOrEqual(5);
        expect(validationIssue?.actualMm).not.toBeNull();
        for (const { type, door, estimatedPrice, label, message } of recovery.suggestions) {
          expect(`${label} ${message}`).not.toMatch(/undefined|null|NaN|[A-Z]_[A-Z]/);
          const asPriced = door && { valid: true, priceEstimate: estimatedPrice, doors: [door] };
          if (type === 'custom_quote') expect(asPriced).toBeUndefined();
          else expect(priceOf(door)).toMatchObject(asPriced ?? { door: 'is missing' });
        }
      }),
      runs,
    );
  });
});

describe('every recommendation', () => {
  it('lists alternatives that can be made, at the stated price and saving', () => {
    fc.assert(
      fc.property(comparison, (request) => {
        const { options, recommendedOptionId, reason } = recommend(book, request);
        const selected = options.find((option) => option.selected);
        const alternatives = options.filter((option) => !option.selected);
        expect(
          recommendedOptionId === null || alternatives.some(({ id }) => id === recommendedOptionId),
        ).toBe(true);
        expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
        expect(reason).not.toMatch(/undefined|null|NaN|[A-Z]_[A-Z]/);
        for (const option of alternatives) {
          expect(priceOf(option.door)).toMatchObject({ valid: true, priceEstimate: option.estimatedPrice });
          expect(option.door).toMatchObject({
            opWidth: String(request.opening.widthMm),
            opHeight: String(request.opening.heightMm),
          });
          const saving = selected?.valid ? selected.estimatedPrice - option.estimatedPrice : 0;
          expect(option.savingsComparedToSelected).toBe(saving);
        }
      }),
      runs,
    );
  });

  it('agrees with estimate about the selected door', () => {
    fc.assert(
      fc.property(comparison, (request) => {
        const { options, selectedOptionId } = recommend(book, request);
        // Skips empty doors, which do not count as selected.
        fc.pre(selectedOptionId !== '');
        const [selected] = options;
        const { widthMm, heightMm } = request.opening;
        const door = { ...request.selectedDoor, opWidth: String(widthMm), opHeight: String(heightMm) };
        const [estimated] = priceOf(door).doors;
        expect(selected).toMatchObject({
          valid: estimated?.valid,
          estimatedPrice: estimated?.estimatedPrice,
          validationMessage: estimated?.validationMessage,
          door: { assumed: estimated?.assumed, doorLeafWidth: estimated?.doorLeafWidth },
        });
      }),
      runs,
    );
  });

  it('is deterministic, byte for byte', () => {
    fc.assert(
      fc.property(comparison, (request) => {
        expect(JSON.stringify(recommend(book, request))).toBe(JSON.stringify(recommend(book, request)));
      }),
    );
  });
});

describe('any input', () => {
  const read = compileReader(EstimateRequest);

  it('gets a price, or a reason for having no price', () => {
    fc.assert(
      fc.property(oddDoor, opening, (selectedDoor, place) => {
        const { doors, priceEstimate, validationIssue } = estimate(book, { doors: [selectedDoor] });
        expect(doors).toHaveLength(1);
        expect(priceEstimate > 0).toBe(validationIssue === null);
        const { options, selectedOptionId } = recommend(book, { opening: place, selectedDoor });
        fc.pre(selectedOptionId !== '');
        const [selected] = options;
        expect(selected).toMatchObject({ id: 'selected', selected: true });
        expect((selected?.estimatedPrice ?? 0) > 0).toBe(selected?.validationMessage === null);
      }),
      runs,
    );
  });

  it('is echoed as a door that the contract accepts, unless the opening is too large', () => {
    fc.assert(
      fc.property(sensibleDoor, (wire) => {
        const given = priceOf(wire).doors[0];
        fc.pre(standsInAWall(given));
        expect(read({ doors: [given] })).toMatchObject({ ok: true, ignored: [] });
      }),
      runs,
    );
  });
});
