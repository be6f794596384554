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

  it('excludes these doors from total and lead time, but includes them in the number of doors', () => {
    expect(estimate(book, { doors: [single, tooWide, pivot, withoutLeaves] })).toMatchObject({
      priceEstimate: 2116 + 3235,
      // Ten weeks for the pivot door, and one for an order of four doors, which include impossible doors.
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

  it('names the index of the first such door, and suggests a recovery', () => {
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

  it('suggests a review first, then a fixed panel, if no door fits', () => {
    const { recovery } = estimate(book, { doors: [{ ...single, opWidth: '400' }] });
    expect(recovery).toMatchObject({
      kind: 'width',
      introText: expect.stringMatching(
        /^This single hinged door cannot be made .* 400 × 2100 mm\./,
      ) as string,
      optionsIntroText: expect.stringMatching(/^No door of our standard range fits this opening\./) as string,
      panelRequiredOnly: false,
      transomRequiredOnly: false,
    });
    expect(recovery?.suggestions).toEqual([
      {
        type: 'custom_quote',
        label: 'Ask for an offer for 400 × 2100 mm',
        message: expect.stringContaining('outside our standard range for a single hinged door') as string,
        doorTypeKey: 'SINGLE_HINGED',
        doorLeafWidth: '',
        panelWidth: '',
      },
      expect.objectContaining({ type: 'fixed_panel', doorTypeKey: 'FIX_PANEL', estimatedPrice: 641 }),
    ]);
  });

  it('suggests nothing if the first such door lacks details', () => {
    const { validationIssue, recovery } = estimate(book, { doors: [withoutLeaves, tooWide] });
    expect(validationIssue).toMatchObject({ code: 'BIFOLD_CONFIG_REQUIRED', doorIndex: 0, actualMm: null });
    expect(recovery).toBeNull();
  });

  it('has a total and a lead time of zero if no door can be made', () => {
    const nothing = { priceEstimate: 0, leadTimeWeeks: 0, doorsCount: 2 };
    expect(estimate(book, { doors: [tooWide, withoutLeaves] })).toMatchObject(nothing);
  });
});

describe('the breakdown of a price', () => {
  const linesOf = (door: EstimateRequest['doors'][number]) =>
    estimate(book, { doors: [door] }).doors[0]?.breakdown?.lines;
  const single = { doorTypeKey: 'SINGLE_HINGED', opWidth: '1000', opHeight: '2100' } as const;
  const doorAndBase = [
    { item: 'door', quantity: 1, areaM2: 2.1, amount: 1995 },
    { item: 'base', quantity: 1, areaM2: 0, amount: 320 },
  ];

  it('omits the lines of absent panels, transom and rounding', () => {
    expect(linesOf(single)).toEqual(doorAndBase);
  });

  it('has a line for rounding down', () => {
    const panelled = { ...single, opWidth: '1295', doorLeafWidth: '1000', rightPanels: '1' };
    expect(linesOf(panelled)).toEqual([
      ...doorAndBase,
      { item: 'side_panels', quantity: 1, areaM2: 0.62, amount: 444.4 },
      { item: 'rounding', quantity: 1, areaM2: 0, amount: -0.4 },
    ]);
  });

  it('has lines for the door, the base, the panels, the transom and rounding up', () => {
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
    // (911 + 100) x 2111 mm; 922 mm shared by two panels; 1833 x 466 mm above; each rounded up to hundredths
    // of a square metre.
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

describe('the tolerance of an opening', () => {
  const tall = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2400', toleranceMm: 10 } as const;
  const rangeOf = (door: EstimateRequest['doors'][number]) =>
    estimate(book, { doors: [door] }).doors[0]?.range;

  it('covers both sizes, or only the one that is named', () => {
    // A single leaf is at most 2400 mm high, and 890 to 910 mm wide is within its limits.
    expect(rangeOf(tall)).toMatchObject({ makeable: 'some', firstIssue: { opWidth: 890, opHeight: 2401 } });
    expect(rangeOf({ ...tall, toleranceOf: 'height' })).toMatchObject({
      makeable: 'some',
      firstIssue: { opWidth: 900, opHeight: 2401 },
    });
    expect(rangeOf({ ...tall, toleranceOf: 'width' })).toMatchObject({ makeable: 'all', firstIssue: null });
  });
});

it('the order text has the missing details filled in, as the link has', () => {
  const doors = [
    { doorTypeKey: 'PIVOT', opWidth: '1100', opHeight: '2100' },
    { design: 'tBIFOLD-w2400-h2100' },
  ];
  const { order } = estimate(book, { doors });
  expect(order).toBe('door=tPIVOT-w1100-h2100&door=tBIFOLD-w2400-h2100-b3L');
});
