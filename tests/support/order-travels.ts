import { expect } from 'vitest';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import { createQuote, customer } from './door-quotes.ts';
import { type ExpectedOrder, expectedOrder } from './expected-order.ts';
import { plainBrowser } from './plain-browser.ts';
import { readPages } from './pdftotext.ts';
import type { TestService } from './service.ts';
import { figuresOf } from './shown-doors.ts';
import { expectForm, expectOnPaper, expectShown } from './shown-order.ts';
import { extrasForm } from './extras-words.ts';
import { type ChosenDoor, bodyOf } from './some-extras.ts';
import { changedDoors } from './travelling-doors.ts';

/** An order that was sent, and its expected prices. */
export interface SentOrder {
  readonly reference: string;
  readonly quoteId: string;
  readonly email: string;
  readonly order: ExpectedOrder;
}

const estimateBy =
  ({ server }: TestService) =>
  async (doors: readonly object[]): Promise<EstimateResponse> => {
    const url = '/api/internal-doors/estimate';
    const answer = await server.inject({ method: 'POST', url, payload: { doors } });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<EstimateResponse>();
  };

/** The doors with each other's extras, and with another height if that is possible. */
async function changed(service: TestService, doors: readonly ChosenDoor[]): Promise<readonly ChosenDoor[]> {
  const [higher, lower, same] = [10, -10, 0].map((byMm) => changedDoors(doors, byMm));
  const answers = await Promise.all(
    [higher, lower].map((some = []) => estimateBy(service)(some.map(({ layout }) => layout))),
  );
  const [makeableHigher, makeableLower] = answers.map((answer) => answer.doors.map(({ valid }) => valid));
  return doors.map((door, index) => {
    if (makeableHigher?.[index]) return higher?.[index] ?? door;
    return (makeableLower?.[index] ? lower : same)?.[index] ?? door;
  });
}

/** The fields that a person changes on the page. */
const formOf = (doors: readonly ChosenDoor[]): Record<string, string> =>
  Object.fromEntries(
    doors.flatMap(({ layout, extras }, index) =>
      Object.entries({ height: layout.opHeight ?? '', ...extrasForm(extras) }).map(
        ([field, value]) => [`d${index}-${field}`, value] as const,
      ),
    ),
  );

/**
 * Sends an order in a browser without scripts: estimate, configurator, a quote's review page (which changes
 * it), confirmation page and its PDF. Each order has its own customer and address.
 */
export async function travel(
  service: TestService,
  chosen: readonly ChosenDoor[],
  number: number,
): Promise<SentOrder> {
  const email = `journey${number}@example.ie`;
  const estimateOf = estimateBy(service);
  const order = await expectedOrder(chosen, estimateOf);
  const { doors } = await estimateOf(chosen.map(bodyOf));
  const quote = await createQuote(service, { customer: { ...customer, email }, doors });
  expect(quote.doorsCount).toBe(order.pieces);
  const browser = plainBrowser(service.server, `198.18.${number}.7`);

  const configurator = await browser.get(`/?${doors.map(({ design }) => `door=${design}`).join('&')}`);
  expectShown(configurator.body, order);
  expectForm(browser.fields(), order);

  const review = await browser.get(`/quotes/${quote.token}`);
  expectShown(review.body, order);
  expectForm(browser.fields(), order);

  const wanted = await changed(service, chosen);
  const wantedOrder = await expectedOrder(wanted, estimateOf);
  const again = await browser.submit({ ...formOf(wanted), action: 'update' });
  expectShown(again.body, wantedOrder);
  expectForm(browser.fields(), wantedOrder);

  const sent = await browser.submit({ action: 'send', consent: 'yes' });
  expectShown(sent.body, wantedOrder);
  const { reference = '?' } = figuresOf(sent.body);
  const { rawPayload } = await service.server.inject(`${browser.address()}.pdf`);
  expectOnPaper(await readPages(rawPayload), wantedOrder, { rooms: true });
  return { reference, quoteId: quote.id, email, order: wantedOrder };
}
