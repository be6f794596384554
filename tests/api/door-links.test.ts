import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import type { RecommendResponse } from '../../src/contract/doors/recommend.ts';
import { readDesignText } from '../../src/domain/design/design-text.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

const post = (url: string, payload: object) => service.server.inject({ method: 'POST', url, payload });

interface LinkedDoor {
  readonly drawingUrl: string;
  readonly configuratorUrl: string;
}

/** Expects both links of a door to show the same door at this price. */
async function expectLinksToHold({ drawingUrl, configuratorUrl }: LinkedDoor, price: number) {
  const text = new URL(configuratorUrl).searchParams.get('door') ?? '';
  expect(configuratorUrl).toBe(`https://doors.example.ie/?door=${text}`);
  expect(drawingUrl).toBe(`https://doors.example.ie/drawings/${text}.svg`);
  const priced = await post('/api/internal-doors/estimate', { doors: [readDesignText(text)?.door] });
  expect(priced.json()).toMatchObject({ priceEstimate: price });
}

describe('the links of a door', () => {
  it('show the door at its price, in estimates and in their suggestions', async () => {
    const response = await post('/api/internal-doors/estimate', {
      doors: [
        { doorTypeKey: 'SINGLE_HINGED', opWidth: '1500', opHeight: '2100' },
        { preset: 'double-both-panels', opWidth: '2400' },
        { doorTypeKey: 'BIFOLD', preset: 'for Mrs Byrne' },
      ],
    });
    const { doors, recovery } = response.json<EstimateResponse>();
    expect(doors.map(({ estimatedPrice }) => estimatedPrice)).toEqual([0, 4851, 0]);
    for (const door of doors) await expectLinksToHold(door, door.estimatedPrice);
    expect(doors[2]?.drawingUrl).toBe('https://doors.example.ie/drawings/tBIFOLD.svg');
    const suggested = recovery?.suggestions.flatMap(({ door, estimatedPrice = 0, ...suggestion }) =>
      door ? [{ door, estimatedPrice, ...suggestion }] : [],
    );
    expect(suggested).toHaveLength(5);
    for (const { door, estimatedPrice, configuratorUrl, message } of suggested ?? []) {
      await expectLinksToHold(door, estimatedPrice);
      expect(configuratorUrl).toBe(door.configuratorUrl);
      expect(message).toMatch(/\. See it: \S+$/);
      expect(message.endsWith(door.configuratorUrl)).toBe(true);
    }
  });

  it('show the door of each recommended option', async () => {
    const response = await post('/api/internal-doors/recommend', {
      opening: { widthMm: 1800, heightMm: 2600 },
      selectedDoor: { doorTypeKey: 'DOUBLE_HINGED', topPanel: 'yes', doorHeightMm: '2200' },
    });
    const { options } = response.json<RecommendResponse>();
    expect(options.length).toBeGreaterThan(2);
    for (const { door, estimatedPrice } of options) await expectLinksToHold(door, estimatedPrice);
  });
});
