import { describe, expect, it } from 'vitest';
import vectors from '../../../tests/vectors/estimate.json' with { type: 'json' };
import { book } from '../../../tests/support/book.ts';
import { expectToHold, type Vector } from '../../../tests/support/vectors.ts';
import type { EstimateRequest } from '../../contract/doors/estimate.ts';
import { estimate } from './estimate.ts';

describe('estimate', () => {
  it.each(vectors as Vector<EstimateRequest>[])('answers "$name"', ({ request, expect: expected }) => {
    expectToHold(estimate(book, request), expected);
  });
});

describe('an order with doors that cannot be made', () => {
  const single = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' };
  const pivot = { doorTypeKey: 'PIVOT', opWidth: '1100', opHeight: '2100' };
  const tooWide = { ...single, opWidth: '1500' };
  const withoutLeaves = { doorTypeKey: 'BIFOLD' };

  it('leaves them out of the total and the slowest door, but counts them among the doors', () => {
    expect(estimate(book, { doors: [single, tooWide, pivot, withoutLeaves] })).toMatchObject({
      priceEstimate: 2116 + 3235,
      // Ten for the pivot door, and one more for the fourth door, though two of the four fall out.
      leadTimeWeeks: 11,
      doorsCount: 4,
      valid: false,
      currency: 'EUR',
      priceBookVersion: '2026-01',
      doors: [
        { valid: true, estimatedPrice: 2116, validationMessage: null, breakdown: { leadTimeWeeks: 8 } },
        { valid: false, estimatedPrice: 0, breakdown: null },
        { valid: true, estimatedPrice: 3235, validationMessage: null, breakdown: { leadTimeWeeks: 10 } },
        { valid: false, estimatedPrice: 0, breakdown: null },
      ],
    });
    expect(estimate(book, { doors: [single, tooWide, withoutLeaves] }).leadTimeWeeks).toBe(8);
  });

  it('names the first of them, counted from 0, and helps with that one', () => {
    const { validationIssue, recovery } = estimate(book, { doors: [single, tooWide, withoutLeaves] });
    expect(validationIssue).toEqual({
      code: 'PANEL_REQUIRED',
      field: 'opWidth',
      doorIndex: 1,
      message:
        'The opening is 1500 mm wide. By itself a single hinged door fills 600 mm to 1100 mm, so side panels are needed.',
      actualMm: 1500,
      minMm: 600,
      maxMm: 1100,
    });
    expect(
      recovery?.suggestions.map(({ type, doorTypeKey, doorLeafWidth, panelWidth, estimatedPrice }) => [
        type,
        doorTypeKey,
        doorLeafWidth,
        panelWidth,
        estimatedPrice,
      ]),
    ).toEqual([
      ['side_panels', 'SINGLE_HINGED', '900', '600', 2957],
      ['side_panels', 'SINGLE_HINGED', '900', '300', 3017],
      ['door_type', 'DOUBLE_HINGED', '750', '', 3553],
      ['door_type', 'DOUBLE_HINGED_ACTIVE_PASSIVE', '900', '', 3677],
      ['door_type', 'DOUBLE_SLIDING', '750', '', 3844],
    ]);
  });

  it('helps with none where the first of them was not understood', () => {
    const { validationIssue, recovery } = estimate(book, { doors: [withoutLeaves, tooWide] });
    expect(validationIssue).toMatchObject({ code: 'BIFOLD_CONFIG_REQUIRED', doorIndex: 0, actualMm: null });
    expect(recovery).toBeNull();
  });

  it('costs nothing and takes no time where none of them can be made', () => {
    const nothing = { priceEstimate: 0, leadTimeWeeks: 0, doorsCount: 2 };
    expect(estimate(book, { doors: [tooWide, withoutLeaves] })).toMatchObject(nothing);
  });
});

describe('the breakdown of a price', () => {
  it('has a line for the door, its base, its panels and its transom, and what rounding takes', () => {
    const { doors } = estimate(book, {
      doors: [
        {
          doorTypeKey: 'SLIDING',
          opWidth: '1833',
          opHeight: '2577',
          doorLeafWidth: '911',
          doorHeightMm: '2111',
          leftPanels: '1',
          rightPanels: '1',
        },
      ],
    });
    // (911 + 100) x 2111 mm; 922 mm shared by two panels; 1833 x 466 mm above; each up to a hundredth of a square metre.
    expect(doors[0]).toMatchObject({
      estimatedPrice: 4389,
      breakdown: {
        chargeableAreaM2: 4.96,
        leadTimeWeeks: 10,
        lines: [
          { item: 'door', quantity: 1, areaM2: 2.14, amount: 1926 },
          { item: 'base', quantity: 1, areaM2: 0, amount: 480 },
          { item: 'side_panels', quantity: 2, areaM2: 0.98, amount: 1335.2 },
          { item: 'transom', quantity: 1, areaM2: 0.86, amount: 647.6 },
          { item: 'rounding', quantity: 1, areaM2: 0, amount: 0.2 },
        ],
      },
    });
  });
});
