import { beforeAll, describe, expect, it } from 'vitest';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import type { RecommendResponse } from '../../src/contract/doors/recommend.ts';
import estimateVectors from '../vectors/estimate.json' with { type: 'json' };
import recommendVectors from '../vectors/recommend.json' with { type: 'json' };
import { startService, type TestService } from '../support/service.ts';
import { expectToHold, type Vector } from '../support/vectors.ts';

const estimatePath = '/api/internal-doors/estimate';
const recommendPath = '/api/internal-doors/recommend';
const single = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' };
const opening = { widthMm: 1800, heightMm: 2100 };

let service: TestService;
beforeAll(async () => {
  service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  service.server.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('the test vectors of estimate and recommendation, over HTTP', () => {
  it.each(estimateVectors as Vector<object>[])(
    'estimate answers the vector "$name"',
    async ({ request, expect: expected }) => {
      const response = await post(estimatePath, request);
      expect(response.statusCode).toBe(200);
      expectToHold(response.json(), expected);
    },
  );

  it.each(recommendVectors as Vector<object>[])(
    'recommend answers the vector "$name"',
    async ({ request, expect: expected }) => {
      const response = await post(recommendPath, request);
      expect(response.statusCode).toBe(200);
      expectToHold(response.json(), expected);
    },
  );
});

describe('estimate', () => {
  it.each([
    ['no doors', {}, 'doors'],
    ['an empty list', { doors: [] }, 'doors'],
    ['21 doors', { doors: Array(21).fill(single) }, 'doors'],
    ['null for a door', { doors: [null] }, 'doors[0]'],
    ['a number for a size', { doors: [{ ...single, opWidth: 900 }] }, 'doors[0].opWidth'],
    ['null for a size', { doors: [{ ...single, opHeight: null }] }, 'doors[0].opHeight'],
    ['a type in lower case', { doors: [{ doorTypeKey: 'pivot' }] }, 'doors[0].doorTypeKey'],
    ['five leaves', { doors: [{ doorTypeKey: 'BIFOLD', bifoldConfig: '5L' }] }, 'doors[0].bifoldConfig'],
    [
      'a bad size without effect',
      { doors: [{ ...single, doorLeafWidth: 'wide' }] },
      'doors[0].doorLeafWidth',
    ],
  ])('reports the invalid field of %s', async (_, body, field) => {
    const response = await post(estimatePath, body);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ errors: { field: string }[] }>().errors.map((each) => each.field)).toContain(
      field,
    );
  });

  it.each([
    '1e3',
    '0x384',
    '-1',
    '+900',
    'NaN',
    '９００',
    '1,000',
    '900.5',
    '0',
    '00000',
    '123456',
    '9 00',
    '900cm',
    '.0',
  ])('refuses %j as a size', async (opWidth) => {
    expect((await post(estimatePath, { doors: [{ ...single, opWidth }] })).statusCode).toBe(400);
  });

  it.each(['900', ' 900 ', '900mm', '900 MM', '900.0', '900.000 mm', '00900'])(
    'reads the size %j as 900 mm',
    async (opWidth) => {
      const response = await post(estimatePath, { doors: [{ ...single, opWidth }] });
      expect(response.json<EstimateResponse>()).toMatchObject({
        priceEstimate: 2116,
        doors: [{ opWidth: '900' }],
      });
    },
  );

  it.each([1, 20])('prices %i doors in one call', async (count) => {
    const response = await post(estimatePath, { doors: Array(count).fill(single) });
    expect(response.json<EstimateResponse>()).toMatchObject({
      doorsCount: count,
      priceEstimate: 2116 * count,
      valid: true,
    });
  });

  it('prices a door from its own answer the same', async () => {
    const first = (
      await post(estimatePath, { doors: [{ preset: 'double-both-panels' }] })
    ).json<EstimateResponse>();
    const again = (await post(estimatePath, { doors: first.doors })).json<EstimateResponse>();
    expect(again.priceEstimate).toBe(first.priceEstimate);
  });

  it('returns identical bytes for identical requests, and stores nothing', async () => {
    const body = { doors: [single, { preset: 'single-left-panel', opWidth: '1500' }, { opWidth: '5000' }] };
    const [first, second] = [await post(estimatePath, body), await post(estimatePath, body)];
    expect(second.body).toBe(first.body);
    expect(await service.enquiries()).toEqual([]);
  });
});

describe('recommend', () => {
  it.each([
    [{}, ['opening', 'selectedDoor']],
    [
      { opening: { widthMm: 0, heightMm: 100_000 }, selectedDoor: {} },
      ['opening.widthMm', 'opening.heightMm'],
    ],
    [
      { opening: { widthMm: '1800', heightMm: 2100.5 }, selectedDoor: {} },
      ['opening.widthMm', 'opening.heightMm'],
    ],
    [
      { opening, selectedDoor: single, preferences: { budgetSensitive: 'yes' } },
      ['preferences.budgetSensitive'],
    ],
    [{ opening, selectedDoor: single, preferences: null }, ['preferences']],
    [{ opening, selectedDoor: { doorHeightMm: 'x' } }, ['selectedDoor.doorHeightMm']],
  ])('reports the invalid fields of %j', async (body, fields) => {
    const response = await post(recommendPath, body);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ errors: { field: string }[] }>().errors.map((each) => each.field)).toEqual(fields);
  });

  it.each([1, 99_999])('accepts an opening of %i mm', async (widthMm) => {
    const response = await post(recommendPath, {
      opening: { widthMm, heightMm: 2100 },
      selectedDoor: single,
    });
    expect(response.statusCode).toBe(200);
    expect(response.json<RecommendResponse>().options[0]).toMatchObject({ id: 'selected', valid: false });
  });
});

describe.each([estimatePath, recommendPath])('%s', (path) => {
  it.each(['text/plain', 'application/jsonp', 'application/x-www-form-urlencoded', ''])(
    'refuses the content type %j',
    async (label) => {
      const response = await post(path, {}, { 'content-type': label });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ code: 'unsupported_media_type' });
    },
  );

  it.each(['application/json', 'Application/JSON; charset=utf-8'])(
    'reads the content type %j',
    async (label) => {
      const body = { doors: [single], opening, selectedDoor: single };
      expect((await post(path, body, { 'content-type': label })).statusCode).toBe(200);
    },
  );

  it('refuses a compressed body', async () => {
    const response = await post(path, {}, { 'content-encoding': 'gzip' });
    expect(response.json()).toMatchObject({ status: 415, code: 'unsupported_content_encoding' });
  });
});

it('each operation has its own rate limit', async () => {
  const limited = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: '1/1m' } });
  const call = (url: string) =>
    limited.server.inject({
      method: 'POST',
      url,
      payload: { doors: [single], opening, selectedDoor: single },
    });
  expect((await call(estimatePath)).statusCode).toBe(200);
  expect((await call(estimatePath)).statusCode).toBe(429);
  expect((await call(recommendPath)).statusCode).toBe(200);
});
