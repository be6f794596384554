import { describe, expect, it } from 'vitest';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import { startService } from '../support/service.ts';
import { post, problemOf, unlimited } from './requests.ts';

const service = await startService('embedded', { env: unlimited });
const estimatePath = '/api/internal-doors/estimate';
const customer = { name: 'Aoife Byrne', email: 'aoife@example.ie' };
const form = 'must be a whole number of millimetres from 1 to 99999, such as 900';

describe('a size in another unit', () => {
  it.each<[string, string, object, string]>([
    [estimatePath, 'doors[0].opWidth', { doors: [{ opWidth: '1.8' }] }, '1800 mm'],
    [estimatePath, 'doors[0].opHeight', { doors: [{ opHeight: '2.1 m' }] }, '2100 mm'],
    [estimatePath, 'doors[0].opWidth', { doors: [{ opWidth: '36 in' }] }, '914 mm'],
    [estimatePath, 'doors[0].doorLeafWidth', { doors: [{ doorLeafWidth: '90.5' }] }, '905 mm'],
    [estimatePath, 'doors[0].opWidth', { doors: [{ opWidth: '180 m' }] }, '1800 mm'],
    [
      '/api/internal-doors/recommend',
      'opening.widthMm',
      { opening: { widthMm: '1.8', heightMm: 2100 }, selectedDoor: {} },
      '1800 mm',
    ],
    [
      '/api/internal-doors/quote',
      'doors[0].opWidth',
      { customer, doors: [{ preset: 'single-no-panels', opWidth: '1.8 m' }] },
      '1800 mm',
    ],
  ])('is refused by %s, and the error of %s names the probable size', async (path, field, body, meant) => {
    const answer = await post(service, path, body);
    expect(answer.statusCode).toBe(400);
    expect(problemOf(answer).errors).toEqual([
      expect.objectContaining({ field, message: `${field} ${form}: did you mean ${meant}?` }),
    ]);
  });

  it.each(['wide', '1800 x 2100', '0'])('has no suggestion if it cannot be read: %j', async (opWidth) => {
    const answer = await post(service, estimatePath, { doors: [{ opWidth }] });
    expect(problemOf(answer).errors).toEqual([
      expect.objectContaining({ message: `doors[0].opWidth ${form}.` }),
    ]);
  });

  it('a size too small for a door, but in millimetres, gives a door that cannot be made', async () => {
    const answer = await post(service, estimatePath, { doors: [{ opWidth: '18', opHeight: '2100' }] });
    expect(answer.json<EstimateResponse>()).toMatchObject({
      priceEstimate: 0,
      valid: false,
      validationIssue: { code: 'WIDTH_BELOW_MIN', field: 'opWidth', actualMm: 18 },
    });
  });
});
