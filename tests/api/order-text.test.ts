import { beforeAll, describe, expect, it } from 'vitest';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import { type TestService, startService } from '../support/service.ts';
import { internalPath, post, unlimited, validBody } from './requests.ts';

const path = '/api/internal-doors/estimate';
let service: TestService;
beforeAll(async () => {
  service = await startService('embedded', { env: unlimited });
});

const estimated = async (body: object) => {
  const response = await post(service, path, body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<EstimateResponse & { ignored?: string[] }>();
};

const doors = [
  { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1600', opHeight: '2100', glazingBars: '2x4', handle: 'LEVER' },
  { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100', quantity: 3, room: 'Study & hall' },
];
// 3,752 + 342 for the bars + 290 for the handles = 4,384; three of 2,116 = 6,348.
const total = 10_732;

describe('the order text of an answer', () => {
  it('is the same doors again, with extras and quantities, for every operation that takes doors', async () => {
    const { order, priceEstimate } = await estimated({ doors });
    expect(priceEstimate).toBe(total);
    const again = await estimated({ order });
    expect(again).toMatchObject({ priceEstimate: total, doorsCount: 4, order });
    expect(again.doors[1]).toMatchObject({ room: 'Study & hall', quantity: 3 });
    expect(again).not.toHaveProperty('ignored');

    const { body } = await service.server.inject(`/?${order}`);
    expect(body).toContain('€10,732');
    const quote = await post(service, '/api/internal-doors/quote', {
      ...validBody(internalPath),
      estimateOnly: true,
      order,
    });
    expect(quote.json()).toMatchObject({
      doorsCount: 4,
      quoteUrl: expect.stringContaining(`/review?${order}`) as string,
    });
    const enquiry = await post(service, internalPath, { ...validBody(internalPath), order });
    const { id } = enquiry.json<{ id: string }>();
    const kept = await service.store.enquiries.find(id);
    expect(kept?.estimate).toMatchObject({ priceEstimate: total });
  });

  it('takes changes by place, and further doors', async () => {
    const { order } = await estimated({ doors });
    // Without the bars 342 less, without the handles 290 less; one single door with a lock for 95.
    const changed = await estimated({
      order,
      doors: [
        { glazingBars: '1x1' },
        { quantity: '1', lock: 'yes' },
        { doorTypeKey: 'PIVOT', opWidth: '1100', opHeight: '2200' },
      ],
    });
    expect(changed.doors.map(({ estimatedPrice }) => estimatedPrice)).toEqual([4042, 2211, 3354]);
    expect(changed.doorsCount).toBe(3);
  });

  it('may be the link to the doors', async () => {
    const { order } = await estimated({ doors });
    expect((await estimated({ order: `https://doors.example.ie/?prices=net&${order}` })).priceEstimate).toBe(
      total,
    );
  });

  it.each([
    ['that is damaged', 'door=tPIVOT-w1100&door=??', '/order'],
    ['of 21 doors', Array(21).fill('door=tPIVOT-w1100-h2200').join('&'), '/doors'],
    ['with a size that is none', 'door=tPIVOT-wwide', '/doors/0/design'],
  ])('%s is refused', async (_, order, pointer) => {
    const response = await post(service, path, { order });
    expect(response.statusCode).toBe(400);
    const { errors } = response.json<{ errors: { pointer: string }[] }>();
    expect(errors.map((error) => error.pointer)).toContain(pointer);
  });

  it.each([{}, { order: '' }, { order: ' ' }])('is needed where there are no doors: %o', async (body) => {
    const response = await post(service, path, body);
    expect(response.json()).toMatchObject({ errors: [{ message: 'doors is required.' }] });
  });
});

describe('a door by its design', () => {
  const design =
    'tDOUBLE.HINGED-w2400-h2500-l700-d2100-a1-z1-xyes-g2x4-mREEDED-cral7016-eLEVER-kyes-q2-rHall-sright-oout-v2700';

  it.each([
    ['doorTypeKey', 'DOUBLE_SLIDING'],
    ['opWidth', '2300'],
    ['opHeight', '2450'],
    ['doorLeafWidth', '750'],
    ['doorHeightMm', '2050'],
    ['leftPanels', '0'],
    ['rightPanels', '2'],
    ['topPanel', 'no'],
    ['glazingBars', '3x5'],
    ['glass', 'SATIN'],
    ['frameColor', 'white'],
    ['handle', 'PULL'],
    ['lock', 'no'],
    ['quantity', 5],
    ['room', 'Study'],
    ['hingeSide', 'left'],
    ['opening', 'in'],
    ['wallHeight', 2800],
  ])('can be changed in %s', async (field, value) => {
    const before = await estimated({ doors: [{ design }] });
    const { doors: after, ignored } = await estimated({ doors: [{ design, [field]: value }] });
    expect(ignored).toBeUndefined();
    expect(after[0]?.design).not.toBe(before.doors[0]?.design);
    const shown = after[0] as unknown as Record<string, unknown>;
    // What is standard is left out of an answered door.
    if (!['lock', 'hingeSide', 'opening'].includes(field)) expect(shown[field]).toBe(value);
    else expect(shown).not.toHaveProperty(field);
  });

  it.each([
    ['no bars', { glazingBars: '1x1' }, /-g/],
    ['no panels', { leftPanels: '0', rightPanels: '0' }, /-[az]\d/],
    ['no transom', { topPanel: 'no' }, /-x|-d/],
    ['no lock', { lock: 'no' }, /-k/],
    ['one of them', { quantity: 1 }, /-q/],
  ])('can lose a part: %s', async (_, change, part) => {
    const { doors: after } = await estimated({ doors: [{ design, ...change }] });
    expect(design).toMatch(part);
    expect(after[0]?.design).not.toMatch(part);
  });
});
