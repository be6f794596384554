import { expect, it } from 'vitest';
import type { EstimateResponse, EstimatedDoor } from '../../src/contract/doors/estimate.ts';
import { bounds } from '../../src/contract/bounds.ts';
import { createQuote, customer } from '../support/door-quotes.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';
import {
  expectExported,
  expectSent,
  expectShown,
  measuresIn,
  measuresOf,
  randomOrders,
} from '../support/travelling-doors.ts';

/** Number of doors of each type; JOURNEY_DOORS sets another. */
const doorsOfEachType = Number(process.env['JOURNEY_DOORS'] ?? 10);
const unlimited = { RATE_LIMIT_ANONYMOUS: 'off', RATE_LIMIT_RENDER: 'off' };

/** Doors of a type from an estimate; all are possible. */
async function estimated(service: TestService, doors: readonly object[]): Promise<readonly EstimatedDoor[]> {
  const answer = await service.server.inject({
    method: 'POST',
    url: '/api/internal-doors/estimate',
    payload: { doors },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<EstimateResponse>().doors;
}

/** The doors a centimetre higher or lower, whichever is possible, as a customer would change them on the page. */
async function changed(service: TestService, doors: readonly EstimatedDoor[]) {
  const at = (step: number) =>
    estimated(
      service,
      doors.map(({ doorHeightMm, ...door }) => ({
        doorTypeKey: door.doorTypeKey,
        opWidth: door.opWidth,
        opHeight: String(Number(door.opHeight) + step),
        doorLeafWidth: door.doorLeafWidth,
        leftPanels: door.leftPanels,
        rightPanels: door.rightPanels,
        topPanel: door.topPanel,
        bifoldConfig: door.bifoldConfig,
        ...(door.topPanel === 'yes' && { doorHeightMm }),
      })),
    );
  const [higher, lower] = [await at(10), await at(-10)];
  return doors.map((door, index) => [higher[index], lower[index]].find((each) => each?.valid) ?? door);
}

/** From the estimate through a review link to the page after sending; returns what was sent. */
async function travel(service: TestService, wires: readonly object[], email: string) {
  const doors = await estimated(service, wires);
  const { token } = await createQuote(service, { customer: { ...customer, email }, doors });
  const browser = plainBrowser(service.server);
  const review = await browser.get(`/quotes/${token}`);
  expectShown(review.body, doors);
  expect(doors.map((_, index) => measuresIn(browser.fields(), index))).toEqual(doors.map(measuresOf));

  const wanted = await changed(service, doors);
  const heights = Object.fromEntries(wanted.map(({ opHeight }, index) => [`d${index}-height`, opHeight]));
  const again = await browser.submit({ ...heights, action: 'update' });
  expectShown(again.body, wanted);
  expect(wanted.map((_, index) => measuresIn(browser.fields(), index))).toEqual(wanted.map(measuresOf));

  const sent = await browser.submit({ action: 'send', consent: 'yes' });
  const { rawPayload } = await service.server.inject(`${browser.address()}.pdf`);
  return expectSent(sent.body, rawPayload, wanted);
}

it('doors of all types are the same in the answer, on the review page, changed, sent, shown, in the PDF, stored and exported', async () => {
  const service = await startService('embedded', { env: unlimited });
  const journeys = [];
  for (const wires of randomOrders(doorsOfEachType, bounds.mostDoors, 20_261_116)) {
    journeys.push(await travel(service, wires, `journey${journeys.length}@example.ie`));
  }
  await expectExported(service.env, journeys);
}, 120_000);
