import { describe, expect, it } from 'vitest';
import { LimitsResponse } from '../../src/contract/doors/limits.ts';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import priceBookFile from '../../src/figures/price-book.json' with { type: 'json' };
import { startService } from '../support/service.ts';
import { post, unlimited } from './requests.ts';
import { complaintsOf } from './schema-check.ts';

const path = '/api/internal-doors/limits';

describe('the published limits', async () => {
  const service = await startService('embedded', { env: unlimited });
  const get = (headers: Record<string, string> = {}) =>
    service.server.inject({ method: 'GET', url: path, headers });
  const answer = await get();
  const limits = answer.json<LimitsResponse>();

  it('equal the limits of the price book', () => {
    expect(complaintsOf(LimitsResponse, limits)).toEqual([]);
    expect(limits.priceBookVersion).toBe(priceBookFile.version);
    expect(limits.doorTypes.map(({ doorTypeKey }) => doorTypeKey)).toEqual(priceBookFile.typeOrder);
    expect(limits.maximumOpeningWidthMm).toBe(priceBookFile.maxOpeningWidthMm);
    expect(limits.sidePanels).toEqual({ width: { minMm: 200, maxMm: 1000 }, maximumPerSide: 3 });
    expect(limits.transom).toEqual({ height: { minMm: 200, maxMm: 800 } });
    const bifold = limits.doorTypes.find(({ doorTypeKey }) => doorTypeKey === 'BIFOLD');
    expect(bifold?.leaves).toEqual([2, 3, 4]);
    expect(bifold?.bifoldConfigs[1]).toEqual({
      bifoldConfig: '3L',
      leaves: 3,
      doorWidth: { minMm: 1350, maxMm: 2400 },
    });
    expect(limits.presets[3]).toEqual({
      preset: 'single-both-panels',
      doorTypeKey: 'SINGLE_HINGED',
      leftPanels: 1,
      rightPanels: 1,
      meaning: 'Single hinged door with one side panel on each side',
    });
  });

  it('match the estimate: a door at either end of a range is valid, a millimetre beyond it is not', async () => {
    const makeable = async (door: Record<string, string>) => {
      const estimate = await post(service, '/api/internal-doors/estimate', { doors: [door] });
      return estimate.json<EstimateResponse>().valid;
    };
    const checked: string[] = [];
    for (const { doorTypeKey, doorWidth, doorHeight, passiveLeafWidth, leafWidth } of limits.doorTypes) {
      if (doorTypeKey === 'BIFOLD') continue;
      checked.push(doorTypeKey);
      const door = (widthMm: number, heightMm: number) => ({
        doorTypeKey,
        opWidth: String(widthMm),
        opHeight: String(heightMm),
        ...(passiveLeafWidth && {
          doorLeafWidth: String(widthMm > 1500 ? leafWidth.maxMm : leafWidth.minMm),
        }),
      });
      expect(await makeable(door(doorWidth.minMm, doorHeight.minMm)), doorTypeKey).toBe(true);
      expect(await makeable(door(doorWidth.maxMm, doorHeight.maxMm)), doorTypeKey).toBe(true);
      expect(await makeable(door(doorWidth.minMm - 1, doorHeight.minMm)), doorTypeKey).toBe(false);
      expect(await makeable(door(doorWidth.maxMm + 1, doorHeight.minMm)), doorTypeKey).toBe(false);
      expect(await makeable(door(doorWidth.minMm, doorHeight.minMm - 1)), doorTypeKey).toBe(false);
      expect(await makeable(door(doorWidth.minMm, doorHeight.maxMm + 1)), doorTypeKey).toBe(false);
    }
    const { bifoldConfigs, doorHeight } = limits.doorTypes.find((each) => each.doorTypeKey === 'BIFOLD') ?? {
      bifoldConfigs: [],
      doorHeight: { minMm: 0 },
    };
    for (const { bifoldConfig, doorWidth } of bifoldConfigs) {
      checked.push(bifoldConfig);
      const door = (widthMm: number) => ({
        doorTypeKey: 'BIFOLD',
        bifoldConfig,
        opWidth: String(widthMm),
        opHeight: String(doorHeight.minMm),
      });
      expect(await makeable(door(doorWidth.minMm)), bifoldConfig).toBe(true);
      expect(await makeable(door(doorWidth.maxMm)), bifoldConfig).toBe(true);
      expect(await makeable(door(doorWidth.minMm - 1)), bifoldConfig).toBe(false);
      expect(await makeable(door(doorWidth.maxMm + 1)), bifoldConfig).toBe(false);
    }
    expect(checked).toEqual([
      ...priceBookFile.typeOrder.filter((type) => type !== 'BIFOLD'),
      '2L',
      '3L',
      '4L',
    ]);
  });

  it('give the tallest opening of a type as its tallest leaf plus the tallest transom', () => {
    expect(limits.doorTypes.map(({ openingHeight }) => openingHeight)).toEqual([
      ...Array.from({ length: 3 }, () => ({ minMm: 1900, maxMm: 3200 })),
      ...Array.from({ length: 2 }, () => ({ minMm: 1900, maxMm: 3300 })),
      { minMm: 1900, maxMm: 3400 },
      { minMm: 1900, maxMm: 3200 },
      { minMm: 400, maxMm: 3400 },
    ]);
  });

  it('are cached for an hour and not sent again for a known ETag', async () => {
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    const etag = String(answer.headers.etag);
    const again = await get({ 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});
