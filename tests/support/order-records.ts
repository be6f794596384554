import { expect } from 'vitest';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import { runCommand } from './command.ts';
import { readCsv } from './csv.ts';
import { type ExpectedOrder, expectEstimate } from './expected-order.ts';
import { extrasFacts, extrasStored } from './extras-words.ts';
import type { ReceivedMail } from './mail-server.ts';
import type { SentOrder } from './order-travels.ts';
import { unescaped } from './plain-browser.ts';
import { readPages } from './pdftotext.ts';
import type { TestService } from './service.ts';
import { euro } from './shown-doors.ts';
import { bothPrices, expectExtrasShown, expectOnPaper } from './shown-order.ts';
import { signedIn } from './staff.ts';
import type { Received } from './webhook-receiver.ts';

/*
 * What is kept of an order and told about it, compared with what it has to cost: the desk, the CSV, the export of a
 * person, the mails and the webhooks.
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

/** Compares the enquiries of the CSV with what was sent. */
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

/** Compares the pages of the desk with what was sent, and the export of each person. */
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
    expect(row).toContain(`<bdi>${counted}</bdi>`);
    expect(row).toContain(euro(order.net));
    const person = await desk.post('/staff/admin/person/export', { email });
    const { enquiries: own } = person.json<{ enquiries: readonly Stored[] }>();
    expect(own.map((enquiry) => enquiry.reference)).toEqual([reference]);
    for (const enquiry of own) expectStored(enquiry, order);
  }
}

/** How a part of a mail writes prices and facts. */
interface MailForm {
  readonly price: (amounts: Amounts, each: string) => string;
  readonly fact: (name: string, words: string) => string;
}
type Amounts = Pick<ExpectedOrder, 'inclVat' | 'net'>;

const asText: MailForm = {
  price: (amounts, each) => bothPrices(amounts) + each,
  fact: (name, words) => `${name}: ${words}`,
};
const asHtml: MailForm = {
  price: ({ inclVat, net }, each) => `${euro(inclVat)} with VAT${each} ${euro(net)} without VAT`,
  fact: (name, words) => `${name} ${words}`,
};

/** Compares the mails to customers and staff with what was sent; only staff read the rooms, which are typed. */
export async function expectMailed(
  mails: readonly ReceivedMail[],
  sent: readonly SentOrder[],
): Promise<void> {
  for (const { reference, email, order } of sent) {
    const about = mails.filter(({ mail }) => mail.subject?.includes(reference));
    expect(about).toHaveLength(2);
    for (const { to, mail } of about) {
      const isCustomers = to.includes(email);
      expectInMail(plainText(mail.text), order, asText, { rooms: !isCustomers });
      expectInMail(plainText(mail.html?.replaceAll(/<[^>]*>/g, ' ')), order, asHtml, { rooms: !isCustomers });
      const pdf = mail.attachments.find(({ mimeType }) => mimeType === 'application/pdf')?.content;
      expect(pdf === undefined).toBe(!isCustomers);
      if (pdf) expectOnPaper(await readPages(new Uint8Array(pdf as ArrayBuffer)), order, { rooms: false });
    }
  }
}

/** The text without marks of direction, in one line. */
const plainText = (text = '') =>
  unescaped(text)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ');

function expectInMail(
  text: string,
  order: ExpectedOrder,
  { price, fact }: MailForm,
  { rooms }: { readonly rooms: boolean },
): void {
  const [heading = '', ...doors] = text.split(/Door \d+:? /);
  const isOnePiece = order.pieces === 1;
  expect(heading).toMatch(
    isOnePiece ? /\b(your|one) door\b/i : new RegExp(`\\b${order.pieces} doors\\b`, 'i'),
  );
  expect(doors).toHaveLength(order.doors.length);
  for (const [index, door] of order.doors.entries()) {
    const said = doors[index] ?? '';
    expect(said).toContain(price(door, door.pieces > 1 ? ' each' : ''));
    for (const [name, words] of extrasFacts(door.extras)) {
      if (name !== 'Room' || rooms) expect(said).toContain(fact(name, words));
      else expect(said).not.toContain(words);
    }
  }
  if (!isOnePiece) expect(text).toContain(price(order, ''));
  expect(text).toContain(`ready in about ${order.weeks} weeks from order.`);
}

/** Compares the webhooks with what was sent; a quote counts its pieces. */
export function expectTold(received: readonly Received[], sent: readonly SentOrder[]): void {
  const bodies = received.map(
    ({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> },
  );
  const dataOf = (type: string, key: string) =>
    Object.fromEntries(
      bodies.filter((body) => body.type === type).map(({ data }) => [data['quoteId'], data[key]]),
    );
  expect(dataOf('quote.created', 'doorsCount')).toEqual(
    Object.fromEntries(sent.map(({ quoteId, order }) => [quoteId, order.pieces])),
  );
  expect(dataOf('enquiry.created', 'reference')).toEqual(
    Object.fromEntries(sent.map(({ quoteId, reference }) => [quoteId, reference])),
  );
}
