import { beforeAll, describe, expect, it } from 'vitest';
import type { EnquiryRequest } from '../../src/app/enquiries/enquiry.ts';
import { bounds } from '../../src/contract/bounds.ts';
import { enquiryOf } from '../support/mail-enquiries.ts';
import { type ReceivedMail, startMailServer } from '../support/mail-server.ts';
import { startSender } from '../support/mail-sender.ts';

/** What somebody may put into a field to reach whoever reads the mail. */
const tricks = {
  script: '<script>alert(1)</script><img src=x onerror=alert(1)><a href="https://evil.example">win</a>',
  style: '</td></table></style><style>body{display:none}</style><!--',
  'a header': 'Aoife\r\nBcc: victim@example.com\r\nSubject: won\r\n\r\nbody',
  'a lone line feed': 'Aoife\nBcc: victim@example.com',
  direction: 'moc.elpmaxe\u202egro.elpmaxe\u2066 and \u2069\u202d back',
  'what cannot be seen': 'Ao\u200bi\u00adfe\u{e0041}\u2060',
  'control characters': 'Ao\u0007\u001b[31mife\u0085',
  'an encoded word': '=?utf-8?Q?=0D=0ABcc:_victim=40example.com?=',
  'a boundary': '--\r\n----_NmP-\r\nContent-Type: text/html\r\n\r\n<b>x</b>',
  'a very long word': 'w'.repeat(bounds.longestText),
  'very many marks': `z${'\u0301'.repeat(500)}`,
} as const;

type Fields = Readonly<Record<string, (text: string) => EnquiryRequest>>;

const person = { name: 'Aoife Byrne', email: 'aoife@example.ie' };

/** Every field that takes a text of the sender's own. */
const fields: Fields = {
  name: (name) => ({ customer: { ...person, name }, message: 'A door' }),
  phone: (phone) => ({ customer: { ...person, phone }, message: 'A door' }),
  company: (company) => ({ customer: { ...person, company }, message: 'A door' }),
  message: (message) => ({ customer: person, message }),
  source: (source) => ({ source, customer: person, message: 'A door' }),
  sourceId: (sourceId) => ({ sourceId, customer: person, message: 'A door' }),
  'consent text': (text) => ({ customer: person, message: 'A door', consent: { granted: true, text } }),
  'consent time': (at) => ({ customer: person, message: 'A door', consent: { granted: true, at } }),
  'project message': (message) => ({ customer: person, project: { message } }),
  'page it came from': (fromPage) => ({ customer: person, project: { fromPage } }),
  product: (product) => ({ customer: person, product }),
  comments: (comments) => ({ customer: person, comments }),
  eirCode: (eirCode) => ({ customer: person, eirCode }),
  'attachment address': (url) => ({ customer: person, attachments: [{ url }] }),
  'attachment type': (type) => ({ customer: person, attachments: [{ type }] }),
  'attachment description': (description) => ({ customer: person, attachments: [{ description }] }),
  'attachment end': (expiresAt) => ({ customer: person, attachments: [{ expiresAt }] }),
  'kind of a door': (doorType) => ({ customer: person, doors: [{ doorType }] }),
  'width of a door': (opWidth) => ({ customer: person, doors: [{ opWidth }] }),
  'preset of a door': (preset) => ({ customer: person, doors: [{ preset }] }),
  'panels of a door': (leftPanels) => ({ customer: person, doors: [{ leftPanels }] }),
};

let server: Awaited<ReturnType<typeof startMailServer>>;
let sender: ReturnType<typeof startSender>;
beforeAll(async () => {
  server = await startMailServer();
  const draw = () => Promise.resolve(new Uint8Array([1]));
  sender = startSender({ url: server.url, needs: { draw, print: draw } });
});

async function sent(request: EnquiryRequest, to: 'staff' | 'customer'): Promise<ReceivedMail> {
  const collection = 'message' in request ? 'contact_requests' : 'internal_door_quotes';
  expect((await sender.send(enquiryOf(collection, request), to)).kind).toBe('delivered');
  const last = server.received.at(-1);
  if (!last) throw new Error('Nothing was received');
  return last;
}

const unseen = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

const headersOf = (raw: Buffer) => raw.toString().split('\r\n\r\n', 1)[0] ?? '';
const names = (raw: Buffer) =>
  [...headersOf(raw).matchAll(/^([\w-]+):/gm)].map(([, name]) => name?.toLowerCase()).sort();

const usual = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
  'x-auto-response-suppress',
];

describe.each(Object.entries(fields))('a trick in the field: %s', (_field, requestWith) => {
  it.each(Object.entries(tricks))('%s', async (_trick, text) => {
    const { raw, mail, to } = await sent(requestWith(text), 'staff');
    expect(to).toEqual(['sales@doors.example.ie', 'workshop@doors.example.ie']);
    // Headers: none more, each line short, the subject one plain line.
    expect(names(raw)).toEqual(usual);
    expect(
      Math.max(
        ...headersOf(raw)
          .split('\r\n')
          .map(({ length }) => length),
      ),
    ).toBeLessThan(200);
    expect(mail.subject).not.toMatch(unseen);
    expect(Array.from(mail.subject ?? '').length).toBeLessThanOrEqual(150);
    expect(mail.cc ?? mail.bcc).toBeUndefined();
    expect(mail.from?.name).toBe('Example Doors');
    // The HTML: no element and no address but ours.
    const tags = new Set(
      [...(mail.html ?? '').matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag?.toLowerCase()),
    );
    for (const tag of ['script', 'iframe', 'form', 'object', 'b']) expect(tags).not.toContain(tag);
    expect(mail.html).not.toMatch(/<[^>]*\son\w+\s*=/i);
    expect([...(mail.html ?? '').matchAll(/<style/g)]).toHaveLength(1);
    const links = [...(mail.html ?? '').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link ?? '');
    for (const link of links)
      expect(link).toMatch(/^(?:mailto:aoife@example\.ie|tel:\+\d+|cid:door-1@drawings)$/);
    // The text: nothing turns what follows.
    expect(mail.text).not.toMatch(/[\u202a-\u202e]/);
    expect((mail.text ?? '').replace(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
  });
});

it.each(Object.entries(tricks))('nothing of it reaches the customer: %s', async (_trick, text) => {
  const { mail, raw } = await sent(fields['name']?.(text) ?? { customer: person, message: text }, 'customer');
  expect(names(raw)).toEqual(usual.filter((name) => name !== 'reply-to'));
  expect(`${mail.subject ?? ''}${mail.text ?? ''}${mail.html ?? ''}`).not.toContain(text.slice(0, 40));
});

it('keeps words from right to left in their place', async () => {
  const { mail } = await sent(
    fields['message']?.('שלום\nhello') ?? { customer: person, message: '' },
    'staff',
  );
  expect(mail.text).toContain('> \u2068שלום\u2069\n> hello');
  expect(mail.html).toContain('<bdi dir="auto">שלום</bdi><br/><bdi dir="auto">hello</bdi>');
});
