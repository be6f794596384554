import { beforeAll, expect, it } from 'vitest';
import { wallMs } from '../../src/app/shared/clock.ts';
import { cardOf, fullCard } from '../support/business.ts';
import { enquiryOf } from '../support/mail-enquiries.ts';
import { type ReceivedMail, startMailServer } from '../support/mail-server.ts';
import { startSender } from '../support/mail-sender.ts';

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
/** Control characters (C0, DEL, C1), line and paragraph separators, and bidirectional controls. */
const hostile = [
  ...between(0x00, 0x1f),
  ...between(0x7f, 0x9f),
  ...between(0x200e, 0x200f),
  ...between(0x2028, 0x202e),
  ...between(0x2066, 0x2069),
  0x061c,
  0xfeff,
];
const sequences = [...hostile.map((code) => String.fromCodePoint(code)), '\r\n', '\r\n\r\n', '\r\n '];
const nameOf = (text: string) =>
  Array.from(text, (one) => `U+${one.codePointAt(0)?.toString(16).padStart(4, '0') ?? ''}`).join(' ');

/** Number of sequences in one text; in a subject only a few fit before the cut. */
const together = 8;
/** Texts with each sequence before "bcc:x", which becomes a header if the sequence ends the line. */
const texts = Array.from({ length: Math.ceil(sequences.length / together) }, (_, index) =>
  sequences.slice(index * together, (index + 1) * together),
).map((some): [name: string, text: string] => [
  some.map(nameOf).join(', '),
  some.map((one) => `a${one}bcc:x`).join(''),
]);
const addresses = [
  '\0',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\v',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u202e',
].map((one): [name: string, email: string] => [nameOf(one), `aoife${one}bcc@example.ie`]);

const always = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
];
const usual = [...always, 'x-auto-response-suppress'];
const staff = ['sales@doors.example.ie', 'workshop@doors.example.ie'];

let server: Awaited<ReturnType<typeof startMailServer>>;
let sender: ReturnType<typeof startOne>;
beforeAll(async () => {
  server = await startMailServer();
  sender = startOne(server.url);
});

/** The header of a mail whose address is not ASCII (SMTPUTF8), byte by byte. */
const utf8 = /^[\x20-\x7e\x80-\xff]*$/;

/** The text fields of the next mail; all mails share one sender, which keeps its connection open. */
const next = { name: '', email: '' };
function startOne(url: string) {
  const draw = () => Promise.resolve(new Uint8Array([1]));
  const business = {
    ...cardOf(fullCard),
    get name() {
      return next.name;
    },
  };
  const findAccount = () =>
    Promise.resolve({
      ...({ id: 'stf_1', email: next.email, role: 'sales', passwordHash: null, hasPassword: false } as const),
      ...{ setupExpiresAt: null, createdAt: wallMs(0), lastSignedInAt: null, disabledAt: null },
    });
  return startSender({ url, business, needs: { draw, print: draw, findAccount } });
}

/** Expects only the usual headers, in short lines of printable characters. */
function expectPlainHeader(
  { raw, mail }: ReceivedMail,
  expected: readonly string[],
  letters = /^[\x20-\x7e]*$/,
): void {
  const whole = raw.toString('latin1');
  expect(whole.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const header = whole.split('\r\n\r\n', 1)[0] ?? '';
  const names = [...header.matchAll(/^([^\s:]+):/gm)].map(([, name]) => name?.toLowerCase());
  expect(names.sort()).toEqual([...expected].sort());
  expect(header.replaceAll(/\r\n[ \t]?/g, '')).toMatch(letters);
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
  expect(mail.subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(mail.from).toMatchObject({ name: 'Example Doors', address: 'desk@doors.example.ie' });
}

const contact = (text: string, email: string) => {
  const customer = { name: text, email, phone: text, company: text };
  const request = { source: text, sourceId: text, customer, message: text };
  return enquiryOf('contact_requests', request, { reference: text });
};

it.each(texts)(
  'no mail gets another header, recipient or line if a text of its enquiry, business or webhook contains %s',
  async (_, text) => {
    next.name = text;
    const before = server.received.length;
    for (const to of ['staff', 'customer'] as const)
      expect((await sender.send(contact(text, 'aoife@example.ie'), to)).kind).toBe('delivered');
    await sender.tellSwitchedOff({ id: text, url: `https://${text}` }, text, new Date(0));
    const [toStaff, toCustomer, switchedOff] = server.received.slice(before);
    if (!toStaff || !toCustomer || !switchedOff) throw new Error('a mail is missing');
    expectPlainHeader(toStaff, [...usual, 'reply-to']);
    expectPlainHeader(toCustomer, usual);
    expectPlainHeader(switchedOff, usual);
    expect([toStaff.to, toCustomer.to, switchedOff.to]).toEqual([staff, ['aoife@example.ie'], staff]);
  },
);

it.each(addresses)(
  'an e-mail address with %s is refused or stays one address, for customers and for accounts',
  async (_, email) => {
    next.email = email;
    const before = server.received.length;
    for (const to of ['staff', 'customer'] as const) await sender.send(contact('Aoife', email), to);
    const body = JSON.stringify({ timestamp: '2026-03-02T10:00:00.000Z', data: { way: 'passkey' } });
    const event = { id: 'evt_1', type: 'account.way-in' as const, subjectId: 'stf_1', body };
    await sender.send(null, 'staff', { destination: 'mail:owner', event });
    for (const received of server.received.slice(before)) {
      const { replyTo } = received.mail;
      expectPlainHeader(received, replyTo === undefined ? usual : [...usual, 'reply-to'], utf8);
      expect(replyTo?.length ?? 1).toBe(1);
      expect(received.to.filter((each) => /^bcc|\s/.test(each))).toEqual([]);
      expect(received.to).toHaveLength(received.to.includes('sales@doors.example.ie') ? 2 : 1);
    }
  },
);
