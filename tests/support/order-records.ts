import { expect } from 'vitest';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import { runCommand } from './command.ts';
import { readCsv } from './csv.ts';
import { type ExpectedOrder, expectEstimate } from './expected-order.ts';
import { extrasStored } from './extras-words.ts';
import type { SentOrder } from './order-travels.ts';
import type { TestService } from './service.ts';
import { euro } from './shown-doors.ts';
import { bothPrices, expectExtrasShown } from './shown-order.ts';
import { signedIn } from './staff.ts';
import type { Received } from './webhook-receiver.ts';

/*
 * Compares the records of an order with its expected prices: desk pages, CSV, export of a person and
 * webhooks.
 */

/** A stored enquiry. */
export interface Stored {
  readonly reference: string;
  readonly designs: readonly { readonly door: Readonly<Record<string, string>> }[];
  readonly estimate: EstimateResponse;
}

/** Compares a stored enquiry with its order. */
export function expectStored({ designs, estimate }: Stored, order: ExpectedOrder): void {
  expectEstimate(estimate, order);
  for (const [index, { door }] of designs.entries()) {
    const leaf = order.doors[index]?.plain.doorLeafWidth;
    expect([undefined, leaf]).toContain(door['doorLeafWidth']);
  }
  expect(designs.map(({ door: { doorLeafWidth: _, ...door } }) => door)).toEqual(
    order.doors.map(({ plain, extras }) => ({
      doorTypeKey: plain.doorTypeKey,
      ...{ opWidth: plain.opWidth, opHeight: plain.opHeight },
      ...{ leftPanels: plain.leftPanels, rightPanels: plain.rightPanels, topPanel: plain.topPanel },
      ...(plain.topPanel === 'yes' && { doorHeightMm: plain.doorHeightMm }),
      ...(plain.bifoldConfig !== '' && { bifoldConfig: plain.bifoldConfig }),
      ...extrasStored(extras),
    })),
  );
}

/** Compares the enquiries of the CSV with the sent orders. */
export async function expectInCsv(service: TestService, sent: readonly SentOrder[]): Promise<void> {
  const args = ['enquiries', 'export', '--format', 'csv'];
  const { stdout, code } = await runCommand(args, { env: { DATA_DIR: service.env.DATA_DIR ?? '' } });
  expect(code).toBe(0);
  const rows = new Map(readCsv(stdout).rows.map((row) => [row['reference'], row]));
  expect([...rows.keys()].sort()).toEqual(sent.map(({ reference }) => reference).sort());
  for (const { reference, order } of sent) {
    const { designs = '', estimate = '' } = rows.get(reference) ?? {};
    expectStored(JSON.parse(`{"designs":${designs},"estimate":${estimate}}`) as Stored, order);
  }
}

/** Compares the pages of the desk, and the export of each person, with the sent orders. */
export async function expectAtDesk(service: TestService, sent: readonly SentOrder[]): Promise<void> {
  const desk = await signedIn(service, 'admin');
  const enquiries = await service.enquiries();
  for (const { reference, email, order } of sent) {
    const id = enquiries.find((enquiry) => enquiry.reference === reference)?.id ?? '?';
    const { body } = await desk.get(`/staff/enquiries/${id}`);
    expectExtrasShown(body, order);
    const counted = order.pieces === 1 ? '1 door' : `${order.pieces} doors`;
    expect(body).toContain(`>${counted}</h2>`);
    expect(body).toContain(`${bothPrices(order)}, ready in about ${order.weeks} weeks`);
    const inbox = await desk.get(`/staff?q=${reference}`);
    const [row = ''] = new RegExp(`data-id="${id}"[\\s\\S]*?</tr>`).exec(inbox.body) ?? [];
    if (order.pieces > 1) expect(row).toContain(`>${counted}`);
    expect(row).toContain(`>${euro(order.inclVat)}<span class="desk-vat"> with VAT</span>`);
    const person = await desk.post('/staff/admin/person/export', { email });
    const { enquiries: own } = person.json<{ enquiries: readonly Stored[] }>();
    expect(own.map((enquiry) => enquiry.reference)).toEqual([reference]);
    for (const enquiry of own) expectStored(enquiry, order);
  }
}

interface Told {
  readonly type: string;
  readonly data: { readonly quoteId: string; readonly reference: string; readonly doorsCount: number };
}

/** Compares the webhooks with the sent orders; the event of a quote has its number of pieces. */
export function expectTold(received: readonly Received[], sent: readonly SentOrder[]): void {
  const told = received.map(({ body }) => JSON.parse(body) as Told);
  const dataOf = (type: string) => told.filter((body) => body.type === type).map(({ data }) => data);
  expect(
    dataOf('quote.created')
      .map(({ quoteId, doorsCount }) => `${quoteId} ${doorsCount}`)
      .sort(),
  ).toEqual(sent.map(({ quoteId, order }) => `${quoteId} ${order.pieces}`).sort());
  expect(
    dataOf('enquiry.created')
      .map(({ quoteId, reference }) => `${quoteId} ${reference}`)
      .sort(),
  ).toEqual(sent.map(({ quoteId, reference }) => `${quoteId} ${reference}`).sort());
}
