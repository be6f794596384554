import { beforeAll, describe, expect, it } from 'vitest';
import type { Enquiry, EnquiryRequest } from '../../src/app/enquiries/enquiry.ts';
import { datesOfSent, viewSentOrder } from '../../src/app/enquiries/sent-order.ts';
import { printableOrder } from '../../src/app/mail/enquiry-doors.ts';
import { type DoorDesign, standardAppearance } from '../../src/domain/design/design.ts';
import { designText } from '../../src/domain/design/design-text.ts';
import { doorFields } from '../../src/domain/doors/fields.ts';
import { customerMail } from '../../src/outbox/mail/customer-mail.ts';
import { extraFields } from '../../src/domain/extras/extras.ts';
import { createQuotePdf } from '../../src/web/rendering.ts';
import { book } from '../support/book.ts';
import { cardOf, fullCard } from '../support/business.ts';
import { enquiryOf } from '../support/mail-enquiries.ts';
import { type ReceivedMail, startMailServer } from '../support/mail-server.ts';
import { startSender } from '../support/mail-sender.ts';
import { readPdf } from '../support/pdf.ts';
import { fields, person, tricks } from '../support/tricks.ts';

const print = createQuotePdf(cardOf(fullCard));

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

describe.each(Object.entries(fields))(
  'a mail to staff with hostile text in the field %s',
  (_field, requestWith) => {
    it.each(Object.entries(tricks))('is harmless: %s', async (_trick, text) => {
      const { raw, mail, to } = await sent(requestWith(text), 'staff');
      expect(to).toEqual(['sales@doors.example.ie', 'workshop@doors.example.ie']);
      // Headers: the usual ones, short lines, and a subject of one plain line.
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
      // HTML: only our own elements and links.
      const tags = new Set(
        [...(mail.html ?? '').matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag?.toLowerCase()),
      );
      for (const tag of ['script', 'iframe', 'form', 'object', 'b']) expect(tags).not.toContain(tag);
      expect(mail.html).not.toMatch(/<[^>]*\son\w+\s*=/i);
      expect([...(mail.html ?? '').matchAll(/<style/g)]).toHaveLength(1);
      const links = [...(mail.html ?? '').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link ?? '');
      for (const link of links)
        expect(link).toMatch(
          /^(?:mailto:aoife@example\.ie|tel:\+\d+|cid:door-1@drawings|https:\/\/doors\.example\.ie\/staff\/enquiries\/idq_01TEST)$/,
        );
      // Text: without bidirectional control characters.
      expect(mail.text).not.toMatch(/[\u202a-\u202e]/);
      expect((mail.text ?? '').replace(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
    });
  },
);

it.each(Object.entries(tricks))(
  'a mail to the customer does not contain hostile text: %s',
  async (_trick, text) => {
    const { mail, raw } = await sent(
      fields['name']?.(text) ?? { customer: person, message: text },
      'customer',
    );
    expect(names(raw)).toEqual(usual.filter((name) => name !== 'reply-to'));
    expect(`${mail.subject ?? ''}${mail.text ?? ''}${mail.html ?? ''}`).not.toContain(text.slice(0, 40));
  },
);

describe('a mail to the customer, whose address anyone can type into a form', () => {
  const words = 'Pills at evil';
  /** The contents of the mail, and of the attached PDF. */
  const saidIn = (enquiry: Enquiry) => {
    const content = JSON.stringify(
      customerMail(book, cardOf(fullCard), enquiry, { hasPdf: true, page: null, at: 0 }),
    );
    const order = printableOrder(book, enquiry);
    return { content, order };
  };

  it.each(Object.entries(fields))('does not repeat the text of the field %s', (_field, requestWith) => {
    const request = requestWith(words);
    const collection = 'message' in request ? 'contact_requests' : 'internal_door_quotes';
    const { content } = saidIn(enquiryOf(collection, request));
    expect(content).toContain('Your reference is AC34-DE67.');
    expect(content).not.toMatch(/pills|evil/i);
  });

  it.each([...doorFields, ...extraFields])(
    'does not repeat the text of the field %s of a door, from a page, the API or a design',
    async (field) => {
      const fitting = { doorTypeKey: 'SINGLE_HINGED' as const, opWidth: '900', opHeight: '2100' };
      const design = { door: { ...fitting, [field]: words }, appearance: standardAppearance };
      const ways: readonly [EnquiryRequest, readonly DoorDesign[] | null][] = [
        [{ customer: person }, [design]],
        [{ customer: person, doors: [{ ...fitting, [field]: words }, fitting] }, null],
        [{ customer: person, doors: [{ design: designText(design) }, fitting] }, null],
      ];
      for (const [request, designs] of ways) {
        const { content, order } = saidIn(enquiryOf('internal_door_quotes', request, { designs }));
        expect(content).not.toMatch(/pills|evil/i);
        if (!order) continue;
        const pdf = await print(book, viewSentOrder(book, order), datesOfSent(order), 'with-vat');
        const pages = readPdf(Buffer.from(pdf));
        expect(pages.map(({ text }) => text).join('\n')).not.toMatch(/pills|evil/i);
      }
    },
  );
});

it('right-to-left text is isolated in a mail to staff', async () => {
  const { mail } = await sent(
    fields['message']?.('שלום\nhello') ?? { customer: person, message: '' },
    'staff',
  );
  expect(mail.text).toContain('> \u2068שלום\u2069\n> hello');
  expect(mail.html).toContain('<bdi dir="auto">שלום</bdi><br/><bdi dir="auto">hello</bdi>');
});
