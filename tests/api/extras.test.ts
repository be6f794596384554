import { describe, expect, it } from 'vitest';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import { startService } from '../support/service.ts';
import { internalPath, post, problemOf, securityPath, unlimited, validBody } from './requests.ts';

const estimatePath = '/api/internal-doors/estimate';
const quotePath = '/api/internal-doors/quote';
const customer = { name: 'Aoife Byrne', email: 'aoife@example.ie' };
const opening = { widthMm: 1000, heightMm: 2100 };
const single = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' };

const service = await startService('embedded', { env: unlimited });
const messages = async (path: string, body: object) =>
  problemOf(await post(service, path, body)).errors?.map(({ message }) => message);

const bars = 'must be columns × rows of panes, from "1x1" (none) to "6x12", such as "2x4".';
const glass = 'must be one of CLEAR, SATIN, REEDED, FLUTED, BRONZE, ACOUSTIC.';
const handle = 'must be one of LEVER, KNURLED, PULL, FLUSH.';
const colour =
  'must be a colour of RAL Classic such as "RAL 7016", a HEX colour such as "#383e42", or a name: black, white, cream, grey, anthracite, bronze, brass.';
const lock = 'must be yes or no; 1, true, y, on, 0, false, n, off, none work too.';
const pieces = 'must be a whole number from 1 to 50.';
const refused: readonly [field: string, value: unknown, message: string][] = [
  ...['7x12', '6x13', '0x2', '2', 'many'].map((value) => ['glazingBars', value, bars] as const),
  ...['VELVET', 'satin', 'Satin glass'].map((value) => ['glass', value, glass] as const),
  ...['KNOB', 'lever'].map((value) => ['handle', value, handle] as const),
  ...['mauve', 'RAL 7999', 'RAL', '#12345', 'fff'].map((value) => ['frameColor', value, colour] as const),
  ...['maybe', '2'].map((value) => ['lock', value, lock] as const),
  ...[0, 51, 3.5, -1, null, '0', '51', '3.5', 'three'].map((value) => ['quantity', value, pieces] as const),
  ['room', 'x'.repeat(61), 'must have at most 60 characters.'],
  ['hingeSide', 'top', 'must be one of left, right.'],
  ['opening', 'up', 'must be one of in, out.'],
  ['lock', true, 'must be a string.'],
].map(([field, value, message]) => [String(field), value, String(message)]);

describe('an extra that is not offered', () => {
  it.each(refused)('is refused with the list of allowed values: %s %j', async (field, value, message) => {
    const door = { ...single, [field]: value };
    const at = (place: string) => [`${place}${field} ${message}`];
    expect(await messages(estimatePath, { doors: [single, door] })).toEqual(at('doors[1].'));
    expect(await messages('/api/internal-doors/recommend', { opening, selectedDoor: door })).toEqual(
      at('selectedDoor.'),
    );
    expect(await messages(quotePath, { customer, doors: [door] })).toEqual(at('doors[0].'));
    if (field !== 'opening')
      expect(await messages('/api/internal-doors/find', { opening, [field]: value })).toEqual(at(''));
  });

  it.each(refused.filter(([field]) => field !== 'frameColor'))(
    'is refused in a quote by preset too: %s %j',
    async (field, value, message) => {
      const door = { preset: 'single-no-panels', [field]: value };
      expect(await messages(quotePath, { customer, doors: [door] })).toEqual([
        `doors[0].${field} ${message}`,
      ]);
    },
  );

  it.each(['red', 'RAL 7016', 'fff'])(
    'is the colour %s for a door by preset, which accepts only HEX colours',
    async (frameColor) => {
      const door = { preset: 'single-no-panels', frameColor };
      expect(await messages(quotePath, { customer, doors: [door] })).toEqual([
        'doors[0].frameColor must be a HEX colour, such as #1c1c1e or #fff.',
      ]);
    },
  );

  it('is refused in a design, unless a field overrides it', async () => {
    const design = 'tPIVOT-w1000-h2100-mVELVET';
    expect(await messages(estimatePath, { doors: [{ design }] })).toEqual([
      `doors[0].design has glass VELVET, which ${glass}`,
    ]);
    expect(await messages(estimatePath, { doors: [{ design, glass: 'SATIN' }] })).toBeUndefined();
  });

  it('is stored in an enquiry as a wish', async () => {
    for (const path of [internalPath, securityPath] as const)
      for (const [field, value] of refused.filter(([, each]) => each !== null)) {
        const answer = await post(service, path, { ...validBody(path), doors: [{ [field]: value }] });
        expect(answer.statusCode, `${field} ${String(value)}`).toBe(200);
      }
  });
});

describe('an order', () => {
  const doorsOf = (...quantities: readonly (number | string)[]) => ({
    doors: quantities.map((quantity) => ({ ...single, quantity })),
  });

  it('has at most 20 doors and 200 pieces', async () => {
    const estimated = async (body: object) =>
      (await post(service, estimatePath, body)).json<EstimateResponse>();
    expect(await estimated(doorsOf(50, '50', 50, 50))).toMatchObject({ doorsCount: 200 });
    expect(await messages(estimatePath, doorsOf(50, '50', 50, 50, 1))).toEqual([
      'doors must be at most 200 pieces, all quantities added up; these are 201.',
    ]);
    const inDesigns = { doors: Array.from({ length: 5 }, () => ({ design: 'tPIVOT-w1000-h2100-q41' })) };
    expect(await messages(estimatePath, inDesigns)).toEqual([
      'doors must be at most 200 pieces, all quantities added up; these are 205.',
    ]);
    expect(await estimated(doorsOf(...Array.from({ length: 20 }, () => 10)))).toMatchObject({
      doorsCount: 200,
    });
    expect(await messages(estimatePath, doorsOf(...Array.from({ length: 21 }, () => 1)))).toEqual([
      'doors must have at most 20 items; split larger projects into several requests.',
    ]);
  });

  // Net: 1.89 m² (900 × 2100 mm) × 950 + 320 = 2,115.50, so 2,116. With VAT 2,602.68, so 2,603. Eight weeks.
  it.each([
    [1, 2116, 2603, 8],
    // VAT is rounded per door: rounded on the total of 6,348, it would be 7,808.
    [3, 6348, 7809, 8],
    [4, 8464, 10_412, 9],
    [20, 42_320, 52_060, 11],
    [21, 44_436, 54_663, 12],
    [50, 105_800, 130_150, 12],
  ])(
    'an order of %i pieces costs %i, with VAT %i, and takes %i weeks',
    async (quantity, net, inclVat, weeks) => {
      const { doors, ...order } = (
        await post(service, estimatePath, doorsOf(quantity))
      ).json<EstimateResponse>();
      expect(order).toMatchObject({
        priceEstimate: net,
        priceEstimateInclVat: inclVat,
        doorsCount: quantity,
        leadTimeWeeks: weeks,
      });
      expect(doors).toMatchObject([{ estimatedPrice: 2116, estimatedPriceInclVat: 2603 }]);
    },
  );
});

describe('a fixed panel', () => {
  it('has no handle and no lock: both are reported as ignored, and cost nothing', async () => {
    const panel = { doorTypeKey: 'FIX_PANEL', opWidth: '900', opHeight: '2100' };
    const answer = await post(service, estimatePath, {
      doors: [panel, { ...panel, handle: 'LEVER', lock: 'yes' }],
    });
    const { doors, ignored } = answer.json<EstimateResponse & { ignored: string[] }>();
    expect(ignored).toEqual(['/doors/1/handle', '/doors/1/lock']);
    expect(doors[1]?.estimatedPrice).toBe(doors[0]?.estimatedPrice);
  });
});

describe('the width of side panels', () => {
  const designs = async (...doors: readonly object[]) => {
    const answer = await post(service, quotePath, { customer, estimateOnly: true, doors });
    const { quoteUrl, ignored } = answer.json<{ quoteUrl: string; ignored?: string[] }>();
    return { doors: new URL(quoteUrl).searchParams.getAll('door'), ignored };
  };

  it('is ignored and reported for a door from an answer, which already has a leaf width', async () => {
    const door = { ...single, opWidth: '1800', leftPanels: '1', doorLeafWidth: '900' };
    const { doors, ignored } = await designs(
      door,
      { ...door, panelsWidth: 400 },
      { ...door, panelsWidth: '400' },
    );
    expect(new Set(doors).size).toBe(1);
    expect(ignored).toEqual(['/doors/1/panelsWidth', '/doors/2/panelsWidth']);
  });

  it('is ignored and reported for a preset without side panels', async () => {
    const door = { preset: 'single-no-panels', opWidth: 900 };
    const { doors, ignored } = await designs(door, { ...door, panelsWidth: 400 });
    expect(new Set(doors).size).toBe(1);
    expect(ignored).toEqual(['/doors/1/panelsWidth']);
    const beside = { preset: 'single-left-panel', opWidth: 1300, panelsWidth: 400 };
    expect((await designs(beside)).ignored).toBeUndefined();
  });
});
