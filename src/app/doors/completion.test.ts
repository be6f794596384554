import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { lackingDoor } from '../../../tests/support/doors.ts';
import { doorFields, type WireDoor } from '../../domain/doors/fields.ts';
import { readSize } from '../../domain/doors/wire.ts';
import type { SentDoor } from '../../domain/design/sent-door.ts';
import { estimate } from './estimate.ts';
import { recommend } from './recommend.ts';
import { allUnfit } from '../../../tests/support/unfit-doors.ts';

const base = 'https://doors.example';
const answered = (door: SentDoor) => estimate(book, { doors: [door] }, base);
const bifold = { doorTypeKey: 'BIFOLD', opWidth: '2400', opHeight: '2100' };

describe('a door with missing details', () => {
  it('is returned with its missing details, and with a completion that has a price and a picture', () => {
    const answer = answered({ ...bifold, preset: 'loft' });
    expect(answer).toMatchObject({
      valid: false,
      priceEstimate: 0,
      priceEstimateInclVat: 0,
      recovery: null,
      validationIssue: { code: 'BIFOLD_CONFIG_REQUIRED', field: 'bifoldConfig' },
    });
    const address = `${base}/drawings/tBIFOLD-w2400-h2100-b3L`;
    expect(answer.doors[0]).toMatchObject({
      ...bifold,
      bifoldConfig: '',
      valid: false,
      estimatedPrice: 0,
      estimatedPriceInclVat: 0,
      validationMessage: 'Please choose whether the bi-fold door has 2, 3 or 4 leaves.',
      missing: ['bifoldConfig'],
      completion: {
        door: { ...bifold, preset: 'loft', bifoldConfig: '3L', drawingUrl: `${address}.svg` },
        estimatedPrice: 6656,
        estimatedPriceInclVat: 8187,
        message:
          'A three-leaf bi-fold door fits an opening of 2400 × 2100 mm and costs about €8,187 with VAT (€6,656 without VAT), supply only. What we filled in: three leaves.',
        drawingUrl: `${address}.svg`,
        imageUrl: `${address}.png`,
      },
    });
  });

  it('includes its extras in the price of the completed door', () => {
    // 5.04 square metres of reeded glass cost €72 each in addition.
    expect(answered({ ...bifold, glass: 'REEDED' }).doors[0]?.completion?.message).toBe(
      'A three-leaf bi-fold door with reeded glass fits an opening of 2400 × 2100 mm and costs about €8,633 with VAT (€7,019 without VAT), supply only. What we filled in: three leaves.',
    );
  });

  it.each<[WireDoor, string]>([
    [
      { doorTypeKey: 'SINGLE_HINGED', opWidth: '1800', opHeight: '2100', leftPanels: '1', rightPanels: '1' },
      'supply only. What we filled in: leaf 900 mm wide.',
    ],
    [
      { doorTypeKey: 'DOUBLE_SLIDING', opWidth: '2600', opHeight: '2600', topPanel: 'yes', leftPanels: '1' },
      'What we filled in: leaves 800 mm wide; door 2400 mm high below a transom of 200 mm.',
    ],
    [
      { doorTypeKey: 'DOUBLE_HINGED_ACTIVE_PASSIVE', opWidth: '1350', opHeight: '2100' },
      'What we filled in: active leaf 900 mm and passive leaf 450 mm wide.',
    ],
    [
      { doorTypeKey: 'FIX_PANEL', opWidth: '1600', opHeight: '2600', topPanel: 'yes', leftPanels: '1' },
      'A fixed panel with a transom and one side panel on the left fits an opening of 1600 × 2600 mm',
    ],
  ])('has a message about the completion: %j', (door, words) => {
    expect(answered(door).doors[0]?.completion?.message).toContain(words);
  });

  it('lists no missing details if no values fit, or if the door has another fault', () => {
    for (const door of [
      { ...bifold, opWidth: '200' },
      {},
      { opWidth: '5000' },
      { doorType: 'Garage' },
      { leftPanels: 'x' },
    ]) {
      expect(answered(door).doors[0]).toMatchObject({ missing: [], completion: null });
    }
  });

  it('from a changed design has the same completion in estimates and recommendations', () => {
    const answer = answered({ design: 'tSINGLE.HINGED-w1500-h2100', leftPanels: '1' });
    const [door] = answer.doors;
    expect(answer).toMatchObject({ valid: false, priceEstimate: 0 });
    expect(door).toMatchObject({
      missing: ['doorLeafWidth'],
      completion: { estimatedPrice: 2957, door: { doorLeafWidth: '900', leftPanels: '1' } },
    });
    const message =
      'A single hinged door with one side panel on the left fits an opening of 1500 × 2100 mm and costs about €3,637 with VAT (€2,957 without VAT), supply only. What we filled in: leaf 900 mm wide.';
    expect(door?.completion?.message).toBe(message);
    const { options, reason } = recommend(book, {
      opening: { widthMm: 1500, heightMm: 2100 },
      selectedDoor: { design: 'tSINGLE.HINGED-w1500-h2100', leftPanels: '1' },
    });
    expect(options[0]?.tradeoffs).toEqual([
      'One detail of it is still missing. As we completed it, it costs about €3,637 with VAT (€2,957 without VAT), supply only.',
    ]);
    expect(reason).toMatch(
      /^The single hinged door you selected lacks a detail; with what we filled in \(leaf 900 mm wide\) it costs €3,637 with VAT/,
    );
  });

  it.each(allUnfit)('lists no missing details if no values fit: $door', ({ door, message, code }) => {
    const answer = answered(door);
    expect(answer.doors[0]).toMatchObject({ missing: [], completion: null, valid: false });
    expect(answer.doors[0]?.validationMessage).toContain(message);
    expect(answer.validationIssue?.code).toBe(code);
    // An issue of the input has no recovery, so the message has to say what to change.
    if (code.endsWith('_REQUIRED') && code !== 'PANEL_REQUIRED') {
      expect(answer.recovery).toBeNull();
      expect(answer.doors[0]?.validationMessage).toMatch(
        /fits the opening and costs about|ask us for an offer/,
      );
    } else expect(answer.recovery?.suggestions.length).toBeGreaterThan(0);
  });

  it('has a completion that can be sent back, and that differs only in the missing details', () => {
    fc.assert(
      fc.property(lackingDoor, (wire) => {
        const [own] = answered(wire).doors;
        const completion = own?.completion;
        fc.pre(own !== undefined && completion !== null && completion !== undefined);
        const { estimatedPrice, estimatedPriceInclVat, door } = completion;
        expect(answered(door)).toMatchObject({
          valid: true,
          priceEstimate: estimatedPrice,
          priceEstimateInclVat: estimatedPriceInclVat,
          doors: [{ drawingUrl: completion.drawingUrl, imageUrl: completion.imageUrl }],
        });
        const changed = doorFields.filter((field) => door[field] !== own[field]);
        expect(changed.toSorted()).toEqual(own.missing.toSorted());
        expect(completion.message).not.toMatch(/undefined|null|NaN|[A-Z]_[A-Z]/);
      }),
      { numRuns: 3000 },
    );
  });

  it('has the same completion in a recommendation as in an estimate, and is not called impossible', () => {
    fc.assert(
      fc.property(lackingDoor, (wire) => {
        const [opWidth, opHeight] = [readSize(wire.opWidth), readSize(wire.opHeight)];
        const [own] = answered(wire).doors;
        fc.pre(
          opWidth !== undefined && opHeight !== undefined && own !== undefined && own.missing.length > 0,
        );
        const opening = { widthMm: opWidth, heightMm: opHeight };
        const { options, reason } = recommend(book, { opening, selectedDoor: wire }, base);
        const [selected, ...others] = options;
        expect(selected).toMatchObject({ missing: own.missing, completion: own.completion });
        expect(`${reason} ${selected?.tradeoffs.join(' ')}`).not.toContain('cannot be made');
        for (const other of others) expect(other).not.toHaveProperty('completion');
      }),
      { numRuns: 1000 },
    );
  });
});
