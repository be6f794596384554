import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import type { LimitsResponse } from '../../src/contract/doors/limits.ts';
import bookFile from '../../src/figures/price-book.json' with { type: 'json' };
import { startService } from '../support/service.ts';
import { internalPath, post, problemOf, unlimited, validBody } from './requests.ts';

const estimatePath = '/api/internal-doors/estimate';
const door = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' };

/** The service with a price book that offers these extras. */
async function serviceOffering(extras: object | undefined) {
  const { extras: _all, ...without } = bookFile;
  const file = join(inject('folder'), `offer-${crypto.randomUUID()}.json`);
  await writeFile(file, JSON.stringify({ ...without, ...(extras && { extras }) }));
  const service = await startService('embedded', { env: { ...unlimited, PRICE_BOOK: file } });
  return {
    service,
    limits: async () => {
      const answer = await service.server.inject({ method: 'GET', url: '/api/internal-doors/limits' });
      return answer.json<LimitsResponse>().extras;
    },
    estimated: async (fields: object) =>
      (await post(service, estimatePath, { doors: [{ ...door, ...fields }] })).json<EstimateResponse>(),
    faults: async (fields: object) =>
      problemOf(await post(service, estimatePath, { doors: [{ ...door, ...fields }] })).errors?.map(
        ({ message }) => message,
      ),
  };
}

const lever = { key: 'LEVER', label: 'Lever handle', eachEur: 145, weeks: 0 };
const allLimits = {
  glazingBars: { perMetreEur: 38, mostColumns: 6, mostRows: 12, weeks: 0 },
  glass: [
    { key: 'CLEAR', label: 'Clear safety glass', perSquareMetreEur: 0, weeks: 0 },
    { key: 'SATIN', label: 'Satin glass', perSquareMetreEur: 48, weeks: 0 },
    { key: 'REEDED', label: 'Reeded glass', perSquareMetreEur: 72, weeks: 1 },
    { key: 'FLUTED', label: 'Fluted glass', perSquareMetreEur: 86, weeks: 1 },
    { key: 'BRONZE', label: 'Bronze tinted glass', perSquareMetreEur: 64, weeks: 1 },
    { key: 'ACOUSTIC', label: 'Acoustic glass', perSquareMetreEur: 110, weeks: 2 },
  ],
  finish: { standard: ['RAL 9005'], percent: 6, leastEur: 120, weeks: 1 },
  handles: [
    lever,
    { key: 'KNURLED', label: 'Knurled lever, brass', eachEur: 265, weeks: 1 },
    { key: 'PULL', label: 'Pull bar', eachEur: 190, weeks: 0 },
    { key: 'FLUSH', label: 'Flush pull', eachEur: 120, weeks: 0 },
  ],
  lock: { eachEur: 95, weeks: 0 },
  mostPieces: 200,
};

describe('a price book with all extras', async () => {
  const { limits } = await serviceOffering(bookFile.extras);

  it('lists them in the limits, with labels and prices', async () => {
    expect(await limits()).toEqual(allLimits);
  });
});

describe('a price book without extras', async () => {
  const { service, limits, faults, estimated } = await serviceOffering(undefined);

  it('offers no extras', async () => {
    expect(await limits()).toEqual({
      glazingBars: null,
      glass: [],
      finish: null,
      handles: [],
      lock: null,
      mostPieces: 200,
    });
    expect(
      await faults({ glazingBars: '2x4', glass: 'SATIN', handle: 'LEVER', lock: 'yes', frameColor: 'white' }),
    ).toEqual([
      'doors[0].glazingBars is not offered.',
      'doors[0].glass is not offered.',
      'doors[0].handle is not offered.',
      'doors[0].lock is not offered.',
      'doors[0].frameColor is not offered.',
    ]);
    expect(await faults({ design: 'tPIVOT-w1000-h2100-mSATIN' })).toEqual([
      'doors[0].design has glass SATIN, which is not offered.',
    ]);
  });

  it('prices a door by its size, even with fields that choose no extra or concern only the drawing', async () => {
    for (const fields of [{}, { lock: 'no', glazingBars: '1x1' }, { frameColor: '#123456', room: 'Hall' }])
      expect(await estimated(fields)).toMatchObject({ priceEstimate: 2116, leadTimeWeeks: 8 });
    expect(await estimated({ quantity: 3 })).toMatchObject({ priceEstimate: 6348, doorsCount: 3 });
  });

  it('accepts an enquiry that asks for an extra', async () => {
    const body = { ...validBody(internalPath), doors: [{ ...door, glass: 'SATIN', lock: 'yes' }] };
    expect((await post(service, internalPath, body)).statusCode).toBe(200);
  });
});

describe('a price book without one part', () => {
  const { glazingBars, glass, finish, handles, lock } = bookFile.extras;

  it.each([
    ['glazingBars', { glass, finish, handles, lock }, { glazingBars: null }, '2x4', 'is not offered'],
    ['glass', { glazingBars, finish, handles, lock }, { glass: [] }, 'SATIN', 'is not offered'],
    ['frameColor', { glazingBars, glass, handles, lock }, { finish: null }, 'RAL 7016', 'is not offered'],
    ['handle', { glazingBars, glass, finish, lock }, { handles: [] }, 'LEVER', 'is not offered'],
    ['lock', { glazingBars, glass, finish, handles }, { lock: null }, 'yes', 'is not offered'],
    [
      'handle',
      { glazingBars, glass, finish, handles: { LEVER: handles.LEVER }, lock },
      { handles: [lever] },
      'PULL',
      'must be one of LEVER',
    ],
  ])('does not offer the extra of that part: %s', async (field, extras, missing, value, complaint) => {
    const { limits, faults, estimated } = await serviceOffering(extras);
    expect(await limits()).toEqual({ ...allLimits, ...missing });
    expect(await faults({ [field]: value })).toEqual([`doors[0].${field} ${complaint}.`]);
    const others = {
      glazingBars: '2x1',
      glass: 'SATIN',
      frameColor: 'RAL 7016',
      handle: 'LEVER',
      lock: 'yes',
      [field]: '',
    };
    expect((await estimated(others)).valid).toBe(true);
  });
});
