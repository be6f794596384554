import { beforeAll, describe, expect, it } from 'vitest';
import type { EarlierVersion } from '../../src/app/enquiries/versions.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { readPdf } from '../support/pdf.ts';
import { bareCard, cardOf, sampleCard } from '../support/business.ts';
import { designOf } from '../support/door-quotes.ts';
import { customer, enquiries, enquiryOf } from '../support/mail-enquiries.ts';
import { type ReceivedMail, startMailServer } from '../support/mail-server.ts';
import { startSender } from '../support/mail-sender.ts';

const header = ({ mail }: ReceivedMail, name: string) => mail.headers.find(({ key }) => key === name)?.value;

let server: Awaited<ReturnType<typeof startMailServer>>;
let sender: ReturnType<typeof startSender>;
beforeAll(async () => {
  server = await startMailServer();
  sender = startSender({ url: server.url });
});

async function sent(
  kind: keyof typeof enquiries,
  to: 'staff' | 'customer',
  by = sender,
): Promise<ReceivedMail> {
  expect(await by.send(enquiries[kind], to)).toEqual({ kind: 'delivered', result: 'taken by the server' });
  const last = server.received.at(-1);
  if (!last) throw new Error('Nothing was received');
  return last;
}

/** Sizes in HTML contain non-breaking spaces. */
const inPlainSpaces = (html = '') => html.replaceAll('\u00a0', ' ');

describe('a mail to staff', () => {
  it('goes to all addresses of staff in one mail, with the customer as Reply-To', async () => {
    const received = await sent('configured', 'staff');
    expect(received.to).toEqual(['sales@doors.example.ie', 'workshop@doors.example.ie']);
    expect(received.from).toBe('desk@doors.example.ie');
    expect(received.mail.from).toEqual({ name: 'Example Doors', address: 'desk@doors.example.ie' });
    expect(received.mail.replyTo).toEqual([{ name: '', address: customer.email }]);
    expect(received.mail.subject).toMatch(/^€\d+,\d{3} · 2 doors · Dublin 2 · Aoife Ní Bhriain$/);
    expect(received.mail.messageId).toBe('<evt_01TEST.mail-staff@doors.example.ie>');
    expect(new Date(received.mail.date ?? '').toISOString()).toBe('2026-03-02T10:00:00.000Z');
    expect(header(received, 'auto-submitted')).toBe('auto-generated');
    expect(header(received, 'x-auto-response-suppress')).toBe('All');
  });

  it('contains the customer, the doors with prices, and what is missing', async () => {
    const { mail } = await sent('configured', 'staff');
    for (const body of [mail.text, inPlainSpaces(mail.html)]) {
      for (const words of [
        'Aoife Ní Bhriain',
        'aoife@example.ie',
        '087 123 4567',
        '+353871234567',
        'Example Interiors',
        'D02 X285',
        'Two doors between kitchen and hall.',
        'Could you come and measure in May?',
        'Supply and fitting',
        'Single hinged door, 1800 × 2500 mm',
        'Double sliding door, 1800 × 2100 mm',
        'You may contact me about this enquiry.',
        '2 March 2026, 09:59',
        'lintel-website',
        'AC34-DE67',
        '2 March 2026',
      ])
        expect(body).toContain(words);
      expect(body).not.toContain('Still to ask');
    }
    expect(mail.text).toMatch(/€[\d,]+ with VAT \(€[\d,]+ without VAT\)/);
    expect(mail.html).toContain('href="tel:+353871234567"');
    expect(mail.html).toContain('href="mailto:aoife@example.ie"');
  });

  it('has each drawing as an inline image, and no remote content', async () => {
    const { mail } = await sent('configured', 'staff');
    const pictures = mail.attachments.map(({ contentId, mimeType, disposition }) => ({
      contentId,
      mimeType,
      disposition,
    }));
    expect(pictures).toEqual(
      ['<door-1@drawings>', '<door-2@drawings>'].map((contentId) => ({
        contentId,
        mimeType: 'image/png',
        disposition: 'inline',
      })),
    );
    expect(mail.html).toContain('src="cid:door-1@drawings"');
    const desk = 'href="https://doors.example.ie/staff/enquiries/idq_01TEST"';
    expect(mail.html).toContain(desk);
    expect(mail.text).toContain('At the desk: https://doors.example.ie/staff/enquiries/idq_01TEST');
    const besides = mail.html?.replace(desk, '');
    expect(besides).not.toMatch(/(?:src|href|url|background)\s*[=(:]\s*["']?(?:https?:)?\/\//i);
  });

  it('contains unclear doors as typed, and the open questions', async () => {
    const { mail } = await sent('described', 'staff');
    expect(mail.text).toContain('something like in the photo');
    expect(mail.text).toContain('about a metre');
    expect(mail.text).toContain('Pivot door, 1000 × 2200 mm');
    expect(mail.text).toMatch(
      /STILL TO ASK\n-+\n\n- A phone number\n- Where the doors go .*\n- Supply only, or fitting too\n- The height of the opening of door 2/,
    );
    expect(mail.text).toContain('https://files.example.ie/photo-1.jpg');
    expect(mail.html).not.toContain('href="https://files.example.ie');
    expect(mail.text).toContain('Consent: Not recorded');
    expect(mail.attachments).toHaveLength(1);
  });

  it('contains unknown fields as text; the mail to the customer does not', async () => {
    const alsoSent = JSON.stringify({
      '/doors/0/colour': '<b>red</b>\u0007',
      '/notes': 'First line\r\n-- \r\nLast line',
      '/when\nAlso': { from: 'May' },
    });
    const enquiry = { ...enquiries.question, alsoSent };
    await sender.send(enquiry, 'staff');
    const toStaff = server.received.at(-1)?.mail;
    expect(toStaff?.text).toContain(
      'ALSO SENT\n---------\n\nFields that came with the enquiry and that we do not read, as they were sent.\n\n' +
        '> doors/0/colour: <b>red</b>\n> notes: First line\n>   --\n>   Last line\n> when\n> Also: {"from":"May"}\n',
    );
    expect(toStaff?.html).toContain('&lt;b>red&lt;/b>');
    await sender.send(enquiry, 'customer');
    const toCustomer = server.received.at(-1);
    expect(toCustomer?.to).toEqual(['maeve@example.ie']);
    expect(toCustomer?.mail.text).not.toMatch(/also sent|colour/i);
  });

  it('is marked as held if the enquiry is held, with the reasons', async () => {
    const { mail } = await sent('held', 'staff');
    expect(mail.subject).toBe('Held, please look: A question · Best Offers');
    expect(mail.text).toContain(
      '*** Look at this first: it may be spam ***\nIt was held for these signs: offer made and link.',
    );
    expect(mail.text).toContain('at the desk or by the command: enquiries release AC34-DE67.');
    expect(mail.text).toContain('The customer has not been written to.');
    expect(mail.replyTo).toEqual([{ name: '', address: 'offers@example.com' }]);
  });
});

describe('a mail to staff about a withdrawal', () => {
  const sentFor = async (withdrawalReason: string | null) => {
    const withdrawn = { ...enquiries.described, submittedBy: 'key_7', withdrawalReason };
    const body = JSON.stringify({ type: 'enquiry.updated', timestamp: '2026-03-04T09:00:00.000Z', data: {} });
    const event = { id: 'evt_02TEST', type: 'enquiry.updated', subjectId: 'idq_01TEST', body } as const;
    const { kind } = await sender.send(withdrawn, 'staff', { id: 'evt_02TEST.mail:staff', event });
    expect(kind).toBe('delivered');
    const last = server.received.at(-1);
    if (!last) throw new Error('Nothing was received');
    return last;
  };

  it('names enquiry, customer and sender, and quotes the reason verbatim', async () => {
    const { to, mail } = await sentFor('They moved house.\n<b>Thanks</b>');
    expect(to).toEqual(['sales@doors.example.ie', 'workshop@doors.example.ie']);
    expect(mail.subject).toBe('Withdrawn: enquiry AC34-DE67 from Seán Ó Briain');
    expect(mail.replyTo).toBeUndefined();
    expect(new Date(mail.date ?? '').toISOString()).toBe('2026-03-04T09:00:00.000Z');
    for (const words of [
      'Enquiry AC34-DE67 was withdrawn',
      'Its sender says that the customer no longer wants it.',
      'Seán Ó Briain',
      'partner-shop',
      'session 7',
      'API key key_7',
      'They moved house.',
      '<b>Thanks</b>',
      'https://doors.example.ie/staff/enquiries/idq_01TEST',
      'If the customer comes back, move the enquiry on at the desk.',
    ])
      expect(mail.text).toContain(words);
    expect(mail.html).not.toContain('<b>Thanks');
    expect(mail.attachments).toEqual([]);
  });

  it('says that no reason was given, if there is none', async () => {
    expect((await sentFor(null)).mail.text).toContain('No reason was given.');
  });
});

describe('a mail to staff about doors changed by their customer', () => {
  const pivot = (text: string, message: string) => {
    const { collection, request } = enquiries.configured;
    return enquiryOf(collection, { ...request, project: { message } }, { designs: [designOf(text)] });
  };
  const was = pivot('tPIVOT-w1100-h2100', 'For the hall.');
  const is = pivot('tPIVOT-w1200-h2100', 'For the hall.\n\nIn oak, please.');
  const earlier = (at: string, number: number, of = was): EarlierVersion => {
    const { request, designs, estimate, priceBookVersion, contentScore } = of;
    const replacedAt = wallMs(Date.parse(at));
    return { number, replacedAt, request, designs, estimate, priceBookVersion, contentScore };
  };
  const [first, second] = ['2026-03-02T11:00:00.000Z', '2026-03-02T12:00:00.000Z'];
  const mailOf = async (timestamp: string, versions: readonly EarlierVersion[]) => {
    const own = startSender({ url: server.url, needs: { earlierVersions: () => Promise.resolve(versions) } });
    const body = JSON.stringify({ type: 'enquiry.changed', timestamp, data: {} });
    const event = { id: 'evt_03TEST', type: 'enquiry.changed', subjectId: 'idq_01TEST', body } as const;
    const outcome = await own.send(is, 'staff', { id: 'evt_03TEST.mail:staff', event });
    expect(outcome.kind).toBe('delivered');
    return server.received.at(-1)?.mail ?? expect.fail('nothing was received');
  };

  it('lists the changes with both totals, and contains the current enquiry', async () => {
    const mail = await mailOf(first, [earlier(first, 1)]);
    expect(mail.subject).toMatch(/^Changed: €\d+,\d{3} · .+ · Dublin 2 · Aoife Ní Bhriain$/);
    expect(mail.text).toContain('Enquiry AC34-DE67 was changed\n');
    expect(mail.text).toContain('changed the doors of enquiry AC34-DE67 on 2 March 2026, 11:00.');
    expect(mail.text).toMatch(/Estimate before: €[\d,]+ with VAT/);
    expect(mail.text).toMatch(/Estimate now: €[\d,]+ with VAT/);
    expect(mail.text).toMatch(/Difference: €[\d,]+ more with VAT/);
    expect(mail.text).toContain('Door 1, opening: 1200 × 2100 mm, before: 1100 × 2100 mm');
    expect(mail.text).toContain('ADDED TO THE MESSAGE\n--------------------\n\n> In oak, please.\n');
    expect(mail.text).toContain('At the desk: https://doors.example.ie/staff/enquiries/idq_01TEST');
    expect(inPlainSpaces(mail.html)).toContain('Pivot door, 1200 × 2100 mm');
    expect(mail.replyTo).toEqual([{ name: '', address: customer.email }]);
  });

  it('lists only the change of its event, even if others followed', async () => {
    const versions = [earlier(first, 1), earlier(second, 2, is)];
    expect((await mailOf(second, versions)).text).toContain('Difference: The same total');
    expect((await mailOf(first, versions)).text).toMatch(/Difference: €[\d,]+ more/);
  });
});

describe('a mail to the customer', () => {
  it('confirms the doors with reference, price, PDF and the next steps', async () => {
    const { mail, to } = await sent('configured', 'customer');
    expect(to).toEqual([customer.email]);
    expect(mail.subject).toBe('We have your enquiry AC34-DE67');
    expect(mail.html).toContain('Single hinged door, 1800\u00a0×\u00a02500\u00a0mm');
    for (const body of [mail.text, inPlainSpaces(mail.html)]) {
      for (const words of [
        'Your reference is AC34-DE67.',
        'Single hinged door, 1800 × 2500 mm',
        'Our sales desk will answer you by Wednesday, 4 March, 5:30 pm.',
        'Nothing is ordered until you accept our offer.',
        '01 679 1234',
        'Was it not you?',
        'because your address was given',
      ])
        expect(body).toContain(words);
    }
    expect(mail.text).toMatch(/Estimate: €[\d,]+ with VAT \(€[\d,]+ without VAT\)/);
    const pdf = mail.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
    expect(pdf).toMatchObject({ filename: 'steel-doors-estimate-AC34-DE67.pdf', disposition: 'attachment' });
    const pages = readPdf(Buffer.from(pdf?.content as ArrayBuffer));
    expect(pages.map(({ text }) => text).join('\n')).toContain('AC34-DE67');
  });

  it('begins with the day of the answer, the estimate and the link to the doors', async () => {
    const { mail } = await sent('configured', 'customer');
    const link = 'https://doors.example.ie/sent/mail~token';
    expect(mail.text).toMatch(
      /^Example Doors\n\nThank you\. We have your enquiry\.\n\nOur sales desk will answer you by Wednesday, 4 March, 5:30 pm\.\n\nOur estimate for [a-z0-9 ]+: €[\d,]+ with VAT \(€[\d,]+ without VAT\), supply only\.\n\nYour doors: https:\/\/doors\.example\.ie\/sent\/mail~token\n/,
    );
    expect(mail.text).toContain('until we have begun to work on them, change them');
    expect(mail.html).toContain(`href="${link}"`);
    const words = ['5:30 pm', 'Our estimate', link, 'Your reference is', 'What happens next'];
    const places = words.map((each) => mail.html?.replace(/^[\s\S]*<\/h1>/, '').indexOf(each) ?? -1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('has no link if no door can be drawn', async () => {
    for (const kind of ['described', 'question'] as const)
      expect((await sent(kind, 'customer')).mail.text).not.toContain('/sent/');
  });

  it('repeats no input of the form, because its address may be that of another person', async () => {
    for (const kind of ['configured', 'described', 'question'] as const) {
      const { raw, mail } = await sent(kind, 'customer');
      const all = [raw.toString(), mail.text, mail.html, mail.subject].join('\n');
      for (const typed of [
        'Bhriain',
        'Briain',
        'Kelly',
        'kitchen',
        'green',
        'photo',
        'metre',
        'Interiors',
        '4567',
      ])
        expect(all).not.toContain(typed);
    }
  });

  it('has neither drawings nor PDF if the doors are unclear', async () => {
    const { mail } = await sent('described', 'customer');
    expect(mail.attachments).toEqual([]);
    expect(mail.text).toContain('Your reference is AC34-DE67.');
  });

  it('promises only what the business card promises, and says if the card is a sample', async () => {
    const { mail } = await sent(
      'question',
      'customer',
      startSender({ url: server.url, business: cardOf(bareCard) }),
    );
    expect(mail.text).toContain('We read what you wrote and answer');
    expect(mail.text).not.toMatch(/within|ring us/);
    const ofSample = await sent(
      'question',
      'customer',
      startSender({ url: server.url, business: sampleCard }),
    );
    expect(ofSample.mail.text).toContain('This is a sample');
  });
});

it('a mail is skipped without a recipient, for an erased or test enquiry, and to the customer of a held or rejected one', async () => {
  const before = server.received.length;
  expect(await sender.send(null, 'staff')).toMatchObject({ kind: 'skipped' });
  expect(await sender.send(enquiries.held, 'customer')).toMatchObject({ kind: 'skipped' });
  const rejected = { ...enquiries.question, status: 'rejected' } as const;
  expect(await sender.send(rejected, 'customer')).toMatchObject({ kind: 'skipped' });
  expect(await sender.send({ ...enquiries.question, test: true }, 'staff')).toMatchObject({
    kind: 'skipped',
  });
  expect(await sender.send(enquiries.question, 'staff', { destination: 'mail:other' })).toMatchObject({
    kind: 'skipped',
  });
  expect(server.received).toHaveLength(before);
});
