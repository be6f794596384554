import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EstimatedDoor, EstimateResponse } from '../../src/contract/doors/estimate.ts';
import type { WireDoor } from '../../src/domain/doors/fields.ts';
import { missingDetails } from '../../src/domain/doors/missing.ts';
import { book } from '../support/book.ts';
import { lackingDoor } from '../support/doors.ts';
import { type PlainBrowser, plainBrowser, unescaped } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';
import { euro, figuresOf } from '../support/shown-doors.ts';
import { allUnfit } from '../support/unfit-doors.ts';

let service: TestService;
let browser: PlainBrowser;
beforeAll(async () => {
  service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
  browser = plainBrowser(service.server);
});

async function answerOf(door: WireDoor): Promise<EstimatedDoor> {
  const url = '/api/internal-doors/estimate';
  const response = await service.server.inject({ method: 'POST', url, payload: { doors: [door] } });
  const [answered] = response.json<EstimateResponse>().doors;
  if (!answered) throw new Error(response.body);
  return answered;
}

/** The configurator page behind the link of an answer. */
async function pageOf({ configuratorUrl }: EstimatedDoor) {
  const { pathname, search } = new URL(configuratorUrl);
  const { body } = await browser.get(`${pathname}${search}`);
  return { html: unescaped(body), ...figuresOf(body) };
}

const impossible = 'This door cannot be made as it stands';
/** The error without its suggestion, which is in another element of the page. */
const faultIn = (message: string | null) =>
  message?.split(/ (?=An opening of|An? [^.]* fits the opening)/)[0];

describe('the configurator behind the link of an estimate', () => {
  it.each(allUnfit)(
    'shows the same error for an incomplete door that no value completes: $door',
    async ({ door, message }) => {
      const answer = await answerOf(door);
      const { html, prices } = await pageOf(answer);
      expect(html).toContain(impossible);
      expect(html).toContain(message);
      expect(prices).toEqual([]);
      expect(answer.missing).toEqual([]);
    },
  );

  it('shows the same price or error as the estimate for 200 random incomplete doors', async () => {
    const doors = fc
      .sample(lackingDoor, { numRuns: 1000, seed: 9 })
      .filter((wire) => missingDetails(book, wire).length > 0)
      .slice(0, 200);
    expect(doors).toHaveLength(200);
    let completed = 0;
    for (const door of doors) {
      const answer = await answerOf(door);
      const { html, prices } = await pageOf(answer);
      if (answer.completion) {
        completed += 1;
        expect(prices, JSON.stringify(door)).toEqual([euro(answer.completion.estimatedPriceInclVat)]);
        expect(html).not.toContain(impossible);
        expect(answer.missing).not.toEqual([]);
      } else {
        expect(prices, JSON.stringify(door)).toEqual([]);
        expect(html, JSON.stringify(door)).toContain(impossible);
        expect(html, JSON.stringify(door)).toContain(faultIn(answer.validationMessage));
        expect(answer.missing).toEqual([]);
      }
    }
    expect(completed).toBeGreaterThan(40);
    expect(completed).toBeLessThan(160);
  });
});
