import { beforeAll, describe, expect, it } from 'vitest';
import type { CompareResponse } from '../../src/contract/doors/compare.ts';
import { type TestService, startService } from '../support/service.ts';
import { post, unlimited } from './requests.ts';

const path = '/api/internal-doors/compare';
let service: TestService;
beforeAll(async () => {
  service = await startService('embedded', { env: unlimited });
});

const compared = async (body: object) => {
  const response = await post(service, path, body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<CompareResponse>();
};

const hinged = { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800', opHeight: '2100' };
const sliding = { design: 'tDOUBLE.SLIDING-w1800-h2100-mREEDED' };

describe('doors side by side', () => {
  it('have the price of an estimate, and the difference to the first', async () => {
    // Hinged: 3.78 × 950 + 560 = 4,151; with VAT 5,105.73. Sliding: 1.9 × 2.1 = 3.99 × 900 + 820 = 4,411; reeded
    // glass 3.99 × 72 = 287.28: 4,698; with VAT 5,778.54. Ten weeks, and one for reeded glass.
    const { doors, differences, order } = await compared({ doors: [hinged, sliding] });
    expect(doors).toMatchObject([
      {
        label: 'Double hinged door',
        valid: true,
        estimatedPrice: 4151,
        estimatedPriceInclVat: 5106,
        differenceToFirst: 0,
        differenceToFirstInclVat: 0,
        clearWidthMm: 1700,
        leadTimeWeeks: 8,
      },
      {
        label: 'Double sliding door, reeded glass',
        estimatedPrice: 4698,
        estimatedPriceInclVat: 5779,
        differenceToFirst: 547,
        differenceToFirstInclVat: 673,
        leadTimeWeeks: 11,
      },
    ]);
    expect(differences).toEqual([
      { name: 'Type', values: ['Double hinged door', 'Double sliding door'] },
      { name: 'Glass', values: ['Clear safety glass', 'reeded glass'] },
    ]);
    expect(order).toBe('door=tDOUBLE.HINGED-w1800-h2100&door=tDOUBLE.SLIDING-w1800-h2100-mREEDED');
    const [, second] = doors;
    const estimate = await post(service, '/api/internal-doors/estimate', { doors: [second?.door] });
    expect(estimate.json()).toMatchObject({ priceEstimate: 4698 });
    expect(estimate.json()).not.toHaveProperty('ignored');
  });

  it('take opening and extras of the first where they have no size', async () => {
    // 0.9 + 0.1 overlap by 2.1: 2.1 m² × 900 + 480 = 2,370; reeded glass 2.1 × 72 = 151.2; with VAT 3,100.83.
    const { doors } = await compared({
      doors: [
        { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100', glass: 'REEDED' },
        { doorTypeKey: 'SLIDING' },
        { doorTypeKey: 'SLIDING', glass: 'CLEAR' },
      ],
    });
    const [, second, third] = doors;
    expect(second).toMatchObject({
      door: { opWidth: '900', opHeight: '2100', glass: 'REEDED' },
      estimatedPrice: 2521,
      estimatedPriceInclVat: 3101,
    });
    expect(third).toMatchObject({ door: { opWidth: '900' }, estimatedPrice: 2370 });
  });

  it('say why one cannot be made, and what comes nearest', async () => {
    const tooWide = { doorTypeKey: 'SINGLE_HINGED', opWidth: '1700', opHeight: '2100' };
    const unfinished = { doorTypeKey: 'BIFOLD', opWidth: '2400', opHeight: '2100' };
    const { doors } = await compared({ doors: [tooWide, hinged, unfinished, { doorType: 'Gate' }] });
    expect(doors).toMatchObject([
      {
        valid: false,
        estimatedPrice: 0,
        validationMessage: expect.stringContaining('side panels are needed') as string,
        nearest: {
          type: 'side_panels',
          estimatedPrice: 3217,
          door: { design: 'tSINGLE.HINGED-w1700-h2100-l900-z1' },
        },
      },
      { valid: true, differenceToFirst: 0, differenceToFirstInclVat: 0 },
      { valid: false, missing: ['bifoldConfig'], completion: { estimatedPrice: 6656 } },
      { valid: false, label: 'Gate', clearWidthMm: 0 },
    ]);
  });

  it('may come from an order text', async () => {
    const order = 'door=tPIVOT-w1100-h2200&door=tPIVOT-w1100-h2200';
    // Satin glass: 2.42 m² × 48 = 116.16.
    const { doors } = await compared({ order, doors: [{}, { glass: 'SATIN' }] });
    expect(doors).toMatchObject([
      { estimatedPrice: 3354, differenceToFirst: 0 },
      { estimatedPrice: 3470, differenceToFirst: 116 },
    ]);
  });

  it.each([
    ['one door', { doors: [hinged] }, '/doors'],
    ['five doors', { doors: Array(5).fill(hinged) }, '/doors'],
    ['no doors', {}, '/doors'],
    ['an order of one', { order: 'door=tPIVOT-w1100-h2200' }, '/doors'],
    ['a damaged order', { order: 'two doors', doors: [hinged, hinged] }, '/order'],
    ['a size in words', { doors: [hinged, { opWidth: 'about 1.8 m' }] }, '/doors/1/opWidth'],
    ['a type in words', { doors: [hinged, { doorTypeKey: 'French doors' }] }, '/doors/1/doorTypeKey'],
  ])('are refused with %s', async (_, body, pointer) => {
    const response = await post(service, path, body);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ errors: { pointer: string }[] }>().errors.map((error) => error.pointer)).toEqual([
      pointer,
    ]);
  });

  it('name fields without effect, and labels of no type', async () => {
    const response = await post(service, path, {
      doors: [
        { ...hinged, colour: 'white' },
        { ...hinged, preset: 'french-doors', doorType: 'barn door' },
      ],
    });
    expect(response.json()).toMatchObject({ ignored: ['/doors/0/colour', '/doors/1/preset'] });
  });
});
