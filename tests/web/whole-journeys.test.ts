import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EstimateResponse, EstimatedDoor } from '../../src/contract/doors/estimate.ts';
import { type DoorTypeKey, doorTypeKeys } from '../../src/domain/book/door-types.ts';
import { createQuote, customer } from '../support/door-quotes.ts';
import { makeableDoor } from '../support/makeable-door.ts';
import { readPdf } from '../support/pdf.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { runCommand } from '../support/program.ts';
import { type TestService, startService } from '../support/service.ts';
import { euro, figuresOf } from '../support/shown-doors.ts';

const doorsOfEachType = 200;
/** As many as a quote can hold. */
const together = 20;
const unlimited = { RATE_LIMIT_ANONYMOUS: 'off', RATE_LIMIT_RENDER: 'off' };

/** Doors of a type, as the estimate answers them; each can be made. */
async function estimated(service: TestService, doors: readonly object[]): Promise<readonly EstimatedDoor[]> {
  const answer = await service.server.inject({
    method: 'POST',
    url: '/api/internal-doors/estimate',
    payload: { doors },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<EstimateResponse>().doors;
}

/** What a door is, whoever tells it. */
const measuresOf = (door: EstimatedDoor) => ({
  type: door.doorTypeKey,
  width: door.opWidth,
  height: door.opHeight,
  left: door.leftPanels,
  right: door.rightPanels,
  transom: door.topPanel,
  leaves: door.bifoldConfig,
});

/** The same of a form that was not sent yet. */
const measuresIn = (fields: ReadonlyMap<string, string>, index: number) => {
  const field = (name: string) => fields.get(`d${index}-${name}`) ?? '';
  return {
    type: field('type'),
    width: field('width'),
    height: field('height'),
    left: field('left'),
    right: field('right'),
    transom: field('transom') === 'yes' ? 'yes' : 'no',
    leaves: field('leaves'),
  };
};

const asSent = (door: EstimatedDoor) => ({
  ...measuresOf(door),
  leaf: door.doorLeafWidth,
  doorHeight: door.doorHeightMm,
  price: door.estimatedPrice,
  priceInclVat: door.estimatedPriceInclVat,
});

/** A centimetre higher or lower, whichever can be made: what a person changes on the page. */
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

const expectShown = (html: string, doors: readonly EstimatedDoor[]) => {
  const { titles, prices, itemised, total } = figuresOf(html);
  const inclVat = doors.map(({ estimatedPriceInclVat }) => estimatedPriceInclVat);
  expect(titles.map((title) => /\d+ × \d+/.exec(title)?.[0])).toEqual(
    doors.map(({ opWidth, opHeight }) => `${opWidth} × ${opHeight}`),
  );
  expect(prices).toEqual(inclVat.map(euro));
  expect(itemised).toEqual(inclVat.map(euro));
  expect(total).toBe(euro(inclVat.reduce((sum, price) => sum + price, 0)));
  return titles;
};

/** From the estimate by way of a review link to the page after sending; gives the doors as they were sent. */
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
  const titles = expectShown(sent.body, wanted);
  const { reference } = figuresOf(sent.body);
  const paper = await service.server.inject(`${browser.address()}.pdf`);
  const pages = readPdf(paper.rawPayload).map(({ text }) => text);
  wanted.forEach(({ estimatedPrice, estimatedPriceInclVat }, index) => {
    const page = pages[index] ?? '';
    for (const said of [titles[index] ?? '?', euro(estimatedPriceInclVat), euro(estimatedPrice)]) {
      expect(page).toContain(said);
    }
  });
  const total = wanted.reduce((sum, { estimatedPriceInclVat }) => sum + estimatedPriceInclVat, 0);
  const summary = pages.slice(wanted.length).join('\n');
  for (const said of [euro(total), reference ?? '?']) expect(summary).toContain(said);
  return { reference, doors: wanted.map(asSent) };
}

interface Referenced {
  readonly reference: string | undefined;
}

interface Exported {
  readonly reference: string;
  readonly estimate: EstimateResponse;
}

async function exported({ env }: TestService): Promise<readonly Exported[]> {
  const { stdout } = await runCommand(['enquiries', 'export', '--format', 'ndjson'], { env });
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Exported);
}

describe.each(doorTypeKeys)('doors of type %s', (type: DoorTypeKey) => {
  it('are the same in the answer, on the review page, changed, sent, shown, on paper, stored and exported', async () => {
    const service = await startService('embedded', { env: unlimited });
    const wires = fc.sample(makeableDoor(type), { numRuns: doorsOfEachType, seed: 20_261_116 });
    const journeys = [];
    for (let first = 0; first < wires.length; first += together) {
      const batch = wires.slice(first, first + together);
      journeys.push(await travel(service, batch, `journey${first}@example.ie`));
    }
    const stored = (await exported(service)).map(({ reference, estimate }) => ({
      reference,
      doors: estimate.doors.map(asSent),
    }));
    const byReference = (one: Referenced, other: Referenced) =>
      (one.reference ?? '').localeCompare(other.reference ?? '');
    expect(stored.toSorted(byReference)).toEqual(journeys.toSorted(byReference));
  });
});
