import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../tests/support/csv.ts';
import type { Enquiry } from './enquiry.ts';
import { wallMs } from '../shared/clock.ts';
import { standardAppearance } from '../../domain/design/design.ts';
import { csvLines } from './csv.ts';

async function csvOf(...enquiries: Enquiry[]) {
  const listed = (async function* () {
    for (const enquiry of enquiries) yield await Promise.resolve(enquiry);
  })();
  return readCsv((await Array.fromAsync(csvLines(listed))).join(''));
}

/** The columns, in an order that spreadsheets of operators rely on. */
const header = [
  ...['id', 'reference', 'collection', 'receivedAt', 'status'],
  ...['name', 'email', 'phone', 'phoneE164', 'company'],
  ...['message', 'comments', 'product', 'doors', 'designs', 'supplyAndInstall', 'eirCode', 'eircode'],
  ...['attachments', 'fromPage', 'source', 'sourceId', 'consent'],
  ...['contentScore', 'contentReasons', 'priceBookVersion', 'estimate', 'submittedBy', 'test', 'requestId'],
  'alsoSent',
  'withdrawalReason',
  'changedAt',
];

const customer = {
  name: 'Aoife Byrne',
  email: 'aoife@example.ie',
  phone: '085 123 4567',
  company: 'Byrne & Sons, Ltd',
};
const contact: Enquiry = {
  id: 'con_01KA2B3C4D5E6F7G8H9JKMNPQR',
  reference: 'AC34-DE67',
  collection: 'contact_requests',
  receivedAt: wallMs(Date.parse('2026-03-02T10:15:00.123Z')),
  status: 'held',
  request: {
    source: 'partner-site',
    sourceId: 'talk-7',
    customer,
    message: 'Two lines,\r\n"quoted"',
    consent: { granted: true, text: 'Yes, call me' },
    idempotencyKey: 'retry-1',
  },
  designs: null,
  phoneE164: '+353851234567',
  eircode: null,
  contentScore: { score: 4, reasons: ['link', 'urgency'] },
  alsoSent: '{"/colour":"red, or brown"}',
  priceBookVersion: '2026-01',
  estimate: null,
  submittedBy: 'key_01KA2B3C4D5E6F7G8H9JKMNPQS',
  quote: null,
  withdrawalReason: '=They moved',
  changedAt: wallMs(Date.parse('2026-03-02T11:30:00.000Z')),
  test: true,
  requestId: 'request-1',
};
const doors = [{ doorType: 'Pivot door', opWidth: '1100', opHeight: '2100' }];
const designs = [
  { door: { doorTypeKey: 'PIVOT', opWidth: '1100', opHeight: '2100' }, appearance: standardAppearance },
];
const attachments = [{ url: 'https://example.ie/plan.pdf', type: 'drawing' }];
const estimate = { priceEstimate: 3235, leadTimeWeeks: 10, currency: 'EUR' };
const quote: Enquiry = {
  ...contact,
  id: 'idq_01KA2B3C4D5E6F7G8H9JKMNPQR',
  collection: 'internal_door_quotes',
  status: 'new',
  request: {
    customer: { name: 'Seán', email: 'sean@example.ie' },
    project: { message: 'For the hall', fromPage: 'https://example.ie/doors' },
    product: 'Pivot steel door',
    comments: 'Ring twice',
    doors,
    supplyAndInstall: false,
    eirCode: 'd02x285',
    attachments,
  },
  designs,
  phoneE164: null,
  eircode: 'D02 X285',
  contentScore: { score: 0, reasons: [] },
  alsoSent: null,
  estimate,
  submittedBy: 'anonymous',
  withdrawalReason: null,
  changedAt: null,
  test: false,
};
const security: Enquiry = {
  ...quote,
  id: 'sdq_01KA2B3C4D5E6F7G8H9JKMNPQR',
  collection: 'security_door_quotes',
  request: { customer: quote.request.customer, supplyAndInstall: true },
  designs: null,
  eircode: null,
  estimate: null,
};

const blank = Object.fromEntries(header.map((name) => [name, '']));

describe('the CSV export', () => {
  it('has the same columns with or without enquiries', async () => {
    expect(await csvOf()).toEqual({ header, rows: [] });
    expect((await csvOf(contact, quote, security)).header).toEqual(header);
  });

  it('has every field of a message', async () => {
    expect((await csvOf(contact)).rows).toEqual([
      {
        ...blank,
        id: 'con_01KA2B3C4D5E6F7G8H9JKMNPQR',
        reference: 'AC34-DE67',
        collection: 'contact_requests',
        receivedAt: '2026-03-02T10:15:00.123Z',
        status: 'held',
        name: 'Aoife Byrne',
        email: 'aoife@example.ie',
        phone: '085 123 4567',
        phoneE164: "'+353851234567",
        company: 'Byrne & Sons, Ltd',
        message: 'Two lines,\r\n"quoted"',
        source: 'partner-site',
        sourceId: 'talk-7',
        consent: '{"granted":true,"text":"Yes, call me"}',
        contentScore: '4',
        contentReasons: 'link urgency',
        priceBookVersion: '2026-01',
        submittedBy: 'key_01KA2B3C4D5E6F7G8H9JKMNPQS',
        test: 'true',
        requestId: 'request-1',
        alsoSent: '{"/colour":"red, or brown"}',
        withdrawalReason: "'=They moved",
        changedAt: '2026-03-02T11:30:00.000Z',
      },
    ]);
  });

  it('has every field of an internal-door quote and of a security-door quote', async () => {
    const common = {
      ...blank,
      reference: 'AC34-DE67',
      receivedAt: '2026-03-02T10:15:00.123Z',
      status: 'new',
      name: 'Seán',
      email: 'sean@example.ie',
      contentScore: '0',
      priceBookVersion: '2026-01',
      submittedBy: 'anonymous',
      test: 'false',
      requestId: 'request-1',
    };
    expect((await csvOf(quote, security)).rows).toEqual([
      {
        ...common,
        id: 'idq_01KA2B3C4D5E6F7G8H9JKMNPQR',
        collection: 'internal_door_quotes',
        message: 'For the hall',
        comments: 'Ring twice',
        product: 'Pivot steel door',
        doors: JSON.stringify(doors),
        designs: JSON.stringify(designs),
        supplyAndInstall: 'false',
        eirCode: 'd02x285',
        eircode: 'D02 X285',
        attachments: JSON.stringify(attachments),
        fromPage: 'https://example.ie/doors',
        estimate: JSON.stringify(estimate),
      },
      {
        ...common,
        id: 'sdq_01KA2B3C4D5E6F7G8H9JKMNPQR',
        collection: 'security_door_quotes',
        supplyAndInstall: 'true',
      },
    ]);
  });

  it.each(['a\nb', 'a\rb', 'a\r\nb', 'a,b', 'a"b', 'a;b', ' a ', 'é 門'])(
    'keeps a value within its cell: %j',
    async (message) => {
      const { rows } = await csvOf({ ...contact, request: { customer, message } }, contact);
      expect(rows.map((row) => row['message'])).toEqual([message, 'Two lines,\r\n"quoted"']);
    },
  );

  it.each([
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '  =1+1', ' \t@x', '\u00a0-1'],
    ...['\u200b=1', '\ufeff=1', '\u202e=1', '＝1+1', '＋1', '－1', ' ＠x', '"=1', "'=1"],
  ])('neutralises formulas: %j', async (name) => {
    const { rows } = await csvOf({
      ...contact,
      request: { ...contact.request, customer: { ...customer, name } },
    });
    expect(rows[0]?.['name']).toBe(`'${name}`);
  });

  it('strips terminal control characters, but keeps tabs and line breaks', async () => {
    const message = 'a\u001b[31mred\u0007\u0000\u009b2J\u007f\tb\r\nc';
    const { rows } = await csvOf({ ...contact, request: { customer, message } });
    expect(rows[0]?.['message']).toBe('a\ufffd[31mred\ufffd\ufffd\ufffd2J\ufffd\tb\r\nc');
  });
});
