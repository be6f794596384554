import { describe, expect, it } from 'vitest';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import type { RecommendResponse } from '../../src/contract/doors/recommend.ts';
import { createQuote } from '../support/door-quotes.ts';
import { startService } from '../support/service.ts';
import { internalPath, post, problemOf, securityPath, storedFor, unlimited, validBody } from './requests.ts';

const estimatePath = '/api/internal-doors/estimate';
const recommendPath = '/api/internal-doors/recommend';
const quotePath = '/api/internal-doors/quote';
const customer = { name: 'Aoife Byrne', email: 'aoife@example.ie' };
const pivot = { doorTypeKey: 'PIVOT', opWidth: '1000', opHeight: '2100' };
const pivotDesign = 'tPIVOT-w1000-h2100';

/** A body for each operation that takes doors, and the JSON pointer to its door. */
const callsWith = (door: object): readonly [path: string, body: object, place: string][] => [
  [estimatePath, { doors: [door] }, '/doors/0'],
  [recommendPath, { opening: { widthMm: 1000, heightMm: 2100 }, selectedDoor: door }, '/selectedDoor'],
  [quotePath, { customer, doors: [door] }, '/doors/0'],
  [internalPath, { ...validBody(internalPath), doors: [door] }, '/doors/0'],
  [securityPath, { ...validBody(securityPath), doors: [door] }, '/doors/0'],
];

const service = await startService('embedded', { env: unlimited });
const estimated = async (door: object) =>
  (await post(service, estimatePath, { doors: [door] })).json<EstimateResponse>();

describe('a quote of a door from an estimate', async () => {
  const stored = await startService('embedded', { env: unlimited });

  it('contains that door, and its page shows it', async () => {
    const [door] = (await estimated(pivot)).doors;
    const { token } = await createQuote(stored, { customer, doors: [door] });
    const quote = await stored.openDoorQuote(token);
    expect(quote).toMatchObject({
      designs: [{ door: pivot }],
      estimate: { priceEstimate: door?.estimatedPrice },
      request: { doors: [pivot] },
    });
    const page = await stored.server.inject({ method: 'GET', url: `/quotes/${token}` });
    expect(page.body).toMatch(/<h2[^>]*>.*?Pivot door, 1000 × 2100 mm<\/h2>/);
    expect(page.body).toContain(door?.estimatedPrice.toLocaleString('en-IE'));
  });

  it('can set an appearance that overrides the one of its design', async () => {
    const looks = { frameColor: '#FFF', hingeSide: 'right', opening: 'out', wallHeight: 2600.5 };
    const designs = async (door: object) => {
      const { token } = await createQuote(stored, { customer, doors: [door] });
      return (await stored.openDoorQuote(token))?.designs;
    };
    const white = {
      door: { ...pivot, frameColor: '#ffffff' },
      appearance: { hingeSide: 'right', opening: 'out', wallHeight: 2601 },
    };
    expect(await designs({ ...pivot, ...looks })).toEqual([white]);
    expect(await designs({ design: `${pivotDesign}-c112233-sright-oout-v2700` })).toEqual([
      {
        door: { ...pivot, frameColor: '#112233' },
        appearance: { hingeSide: 'right', opening: 'out', wallHeight: 2700 },
      },
    ]);
    expect(await designs({ design: `${pivotDesign}-c112233-v2700`, ...looks })).toEqual([white]);
  });

  it('stores no assumed sizes, and its page lists the assumptions', async () => {
    const { token } = await createQuote(stored, { customer, doors: [{ design: 'tPIVOT' }] });
    expect((await stored.openDoorQuote(token))?.designs).toMatchObject([{ door: { doorTypeKey: 'PIVOT' } }]);
    expect((await stored.openDoorQuote(token))?.estimate.doors[0]?.assumed).toEqual(['opHeight', 'opWidth']);
  });
});

describe('the two forms of a door in a quote request', () => {
  const faults = async (door: object) =>
    problemOf(await post(service, quotePath, { customer, doors: [door] })).errors?.map(({ field }) => field);

  it('have sizes as strings if doorTypeKey or design is given, otherwise as numbers', async () => {
    expect(await faults({ opWidth: '900' })).toEqual(['doors[0].opWidth']);
    expect(await faults({ doorTypeKey: ' ', design: '', opWidth: '900' })).toEqual(['doors[0].opWidth']);
    expect(await faults({ doorTypeKey: 'PIVOT', opWidth: 900, leftPanels: 1 })).toEqual([
      'doors[0].opWidth',
      'doors[0].leftPanels',
    ]);
    expect(await faults({ design: pivotDesign, opHeight: 2100 })).toEqual(['doors[0].opHeight']);
    expect(await faults({ doorTypeKey: 5 })).toEqual(['doors[0].doorTypeKey']);
    expect(await faults({ doorTypeKey: 'Pivot' })).toEqual(['doors[0].doorTypeKey']);
    expect(await faults({ ...pivot, frameColor: 'mauve', wallHeight: 'high' })).toEqual([
      'doors[0].frameColor',
      'doors[0].wallHeight',
    ]);
    expect(await faults({ ...pivot, frameColor: 'red', wallHeight: '2600' })).toBeUndefined();
    expect(await faults({ frameColor: 'red', wallHeight: '2600' })).toEqual([
      'doors[0].wallHeight',
      'doors[0].frameColor',
    ]);
  });

  it('a quoted door with a doorTypeKey ignores the type named by doorType', async () => {
    const { token } = await createQuote(service, { customer, doors: [{ ...pivot, doorType: 'Double' }] });
    expect((await service.openDoorQuote(token))?.estimate.doors).toMatchObject([{ doorTypeKey: 'PIVOT' }]);
  });

  it('a quoted door with sizes as numbers rounds a fraction of a millimetre half up', async () => {
    const door = { preset: 'single-left-panel', opWidth: 1300.5, opHeight: 2099.4, panelsWidth: 399.5 };
    const { token } = await createQuote(service, { customer, doors: [door] });
    expect((await service.openDoorQuote(token))?.designs).toMatchObject([
      { door: { opWidth: '1301', opHeight: '2099', doorLeafWidth: '901' } },
    ]);
  });
});

describe('a design', () => {
  it('is accepted as a door by every operation that takes doors, alone or with fields that override it', async () => {
    const [alone, wider] = [{ design: pivotDesign }, { design: pivotDesign, opWidth: '1100' }];
    const [known, changed] = [await estimated(alone), await estimated(wider)];
    expect(known.doors).toMatchObject([
      { ...pivot, design: pivotDesign, estimatedPrice: expect.any(Number) as number },
    ]);
    expect(changed.doors).toMatchObject([{ ...pivot, opWidth: '1100', design: 'tPIVOT-w1100-h2100' }]);
    for (const [door, { priceEstimate }] of [
      [alone, known],
      [wider, changed],
    ] as const) {
      const opening = { widthMm: door === alone ? 1000 : 1100, heightMm: 2100 };
      const comparison = await post(service, recommendPath, { opening, selectedDoor: door });
      expect(comparison.json<RecommendResponse>().options[0]?.estimatedPrice).toBe(priceEstimate);
      const enquiry = await post(service, internalPath, { ...validBody(internalPath), doors: [door] });
      expect(await storedFor(service, enquiry)).toMatchObject({
        request: { doors: [door] },
        estimate: { priceEstimate },
      });
    }
  });

  it('keeps its appearance in every door of an answer', async () => {
    const { doors, recovery } = await estimated({ design: 'tSINGLE.HINGED-w1500-h2100-cffffff-oout' });
    expect(doors[0]?.design).toBe('tSINGLE.HINGED-w1500-h2100-cffffff-oout');
    const suggested = recovery?.suggestions.map(({ door }) => door?.design) ?? [];
    expect(suggested.length).toBeGreaterThan(1);
    for (const design of suggested) expect(design).toMatch(/-cffffff-oout$/);
    const body = { opening: { widthMm: 1500, heightMm: 2100 }, selectedDoor: doors[0] };
    const { options } = (await post(service, recommendPath, body)).json<RecommendResponse>();
    for (const { door } of options) {
      expect(door.design).toMatch(/-cffffff-oout$/);
      expect(door.drawingUrl).toContain(door.design);
      expect(door.configuratorUrl).toContain(door.design);
    }
  });

  it.each([
    'door',
    'tSLIDE',
    'w900mmm',
    'w0',
    'w1-w2',
    'czz',
    `n${'x'.repeat(61)}`,
    `tBIFOLD-w900_2e_${'0'.repeat(47)}`,
  ])('a design that cannot be parsed is refused, with its field: %s', async (design) => {
    for (const [path, body, place] of callsWith({ design })) {
      const answer = await post(service, path, body);
      expect(answer.statusCode, path).toBe(400);
      expect(problemOf(answer).errors?.map(({ pointer }) => pointer)).toEqual([`${place}/design`]);
    }
  });

  it('a design of an unknown door type keeps the text that was sent', async () => {
    const [door] = (await estimated({ doorType: 'Garage', opWidth: '2400' })).doors;
    expect(door).toMatchObject({ doorTypeKey: '', design: 'nGarage-w2400', valid: false });
    expect(await estimated(door ?? {})).toMatchObject({ validationIssue: { code: 'DOOR_TYPE_UNKNOWN' } });
    for (const [path, body] of callsWith(door ?? {})) {
      expect((await post(service, path, body)).statusCode, path).toBe(200);
    }
  });
});

describe('a door of an enquiry', () => {
  it('keeps free text, and has no price if it cannot be parsed', async () => {
    const door = { doorTypeKey: 'PIVOT', opWidth: 'about a metre', doorLeafWidth: 'wide', leftPanels: 'one' };
    const answer = await post(service, internalPath, { ...validBody(internalPath), doors: [door] });
    expect(await storedFor(service, answer)).toMatchObject({ request: { doors: [door] }, estimate: null });
  });

  it('is priced by its doorTypeKey, not by its label', async () => {
    const door = { ...pivot, doorType: 'Something with glass, like SLIDING' };
    const answer = await post(service, internalPath, { ...validBody(internalPath), doors: [door] });
    const { priceEstimate } = await estimated(pivot);
    expect(await storedFor(service, answer)).toMatchObject({
      request: { doors: [door] },
      estimate: { priceEstimate },
    });
  });

  it('is checked for spam in every field', async () => {
    // Shorter than the limit of a size, so that only the spam check refuses it.
    const spam = 'Buy SEO backlinks: [url=http://seo.top]here[/url]';
    for (const field of ['preset', 'doorLeafWidth', 'doorHeightMm', 'leftPanels', 'topPanel']) {
      const body = { ...validBody(internalPath), doors: [{ [field]: spam }] };
      expect((await post(service, internalPath, body)).statusCode, field).toBe(403);
    }
  });
});
