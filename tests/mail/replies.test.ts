import { beforeAll, describe, expect, it } from 'vitest';
import type { ReplyToSend } from '../../src/app/replies/reply.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { enquiries } from '../support/mail-enquiries.ts';
import { type ReceivedMail, refusal, startMailServer } from '../support/mail-server.ts';
import { startSender } from '../support/mail-sender.ts';
import { tricks } from '../support/tricks.ts';

const reply: ReplyToSend = {
  id: 'rep_1',
  at: wallMs(Date.parse('2026-03-02T11:00:00Z')),
  authorId: 'acc_maeve',
  recipient: 'aoife@example.ie',
  subject: 'Your doors (AC34-DE67)',
  text: 'Dear Aoife,\n\nyes, in May.\nLook: https://doors.example.ie/sent/mail~abc-\n\nMaeve',
  reference: 'AC34-DE67',
  status: 'new',
  after: [],
};

const header = ({ mail }: ReceivedMail, name: string) => mail.headers.find(({ key }) => key === name)?.value;

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});

const deliver = (of: ReplyToSend | null, url = server.url) => {
  const body = JSON.stringify({ type: 'enquiry.updated', timestamp: '2026-03-02T11:00:00.000Z', data: {} });
  const event = { id: 'evt_02TEST', type: 'enquiry.updated', subjectId: 'idq_01TEST', body } as const;
  const delivery = { id: 'evt_02TEST.mail:reply', destination: 'mail:reply', event };
  const findReply = (id: string) => Promise.resolve(id === event.id ? of : null);
  return startSender({ url, needs: { findReply } }).send(enquiries.configured, 'customer', delivery);
};

async function sent(more: Partial<ReplyToSend> = {}): Promise<ReceivedMail> {
  expect(await deliver({ ...reply, ...more })).toEqual({ kind: 'delivered', result: 'taken by the server' });
  return server.received.at(-1) ?? expect.fail('nothing was received');
}

describe('a reply', () => {
  it('goes to the customer only, with the staff as Reply-To', async () => {
    const received = await sent();
    expect(received.to).toEqual(['aoife@example.ie']);
    expect(received.from).toBe('desk@doors.example.ie');
    expect(received.mail.from).toEqual({ name: 'Example Doors', address: 'desk@doors.example.ie' });
    expect(received.mail.replyTo).toEqual([{ name: '', address: 'sales@doors.example.ie' }]);
    expect(received.mail.subject).toBe('Your doors (AC34-DE67)');
    expect(received.mail.messageId).toBe('<evt_02TEST.mail-reply@doors.example.ie>');
    expect(header(received, 'x-enquiry-reference')).toBe('AC34-DE67');
    expect(header(received, 'date')).toBe('Mon, 02 Mar 2026 11:00:00 +0000');
    // Not set, because a person wrote the mail.
    expect(header(received, 'auto-submitted')).toBeUndefined();
    expect(header(received, 'in-reply-to')).toBeUndefined();
  });

  it('contains the typed text, as text and as HTML, and a line with the reference', async () => {
    const { mail } = await sent();
    expect(mail.text).toContain(
      'Dear Aoife,\n\nyes, in May.\nLook: https://doors.example.ie/sent/mail~abc-\n\nMaeve\n\n-- \n',
    );
    expect(mail.text).toMatch(/^Dear Aoife/);
    expect(mail.text).toContain('Your reference is AC34-DE67: reply to this mail to write to us.');
    expect(mail.html).toContain('href="https://doors.example.ie/sent/mail~abc-"');
    expect(mail.html?.match(/<p class="ink"/g)).toHaveLength(4);
    expect(mail.attachments).toEqual([]);
  });

  it('continues the thread of earlier mails', async () => {
    const received = await sent({ after: ['evt_01TEST.mail:customer', 'evt_0ATEST.mail:reply'] });
    expect(received.mail.inReplyTo).toBe('<evt_0ATEST.mail-reply@doors.example.ie>');
    expect(received.mail.references).toBe(
      '<evt_01TEST.mail-customer@doors.example.ie> <evt_0ATEST.mail-reply@doors.example.ie>',
    );
  });

  it('has no links to other sites, and no HTML from the typed text', async () => {
    const { mail } = await sent({ text: `${tricks.script} https://evil.example/ <a href="//x">` });
    expect(mail.html).not.toMatch(/<script|<a /);
    expect(mail.html).toContain('https://evil.example/');
  });

  it.each([
    ['a\r\nBcc: b@example.ie (AC34-DE67)', 'a Bcc: b@example.ie (AC34-DE67)'],
    ['a\u2028\u202eb\u0000 (AC34-DE67)', 'a b\ufffd (AC34-DE67)'],
  ])('gets no injected header from the stored subject %j', async (subject, shown) => {
    const received = await sent({ subject });
    expect(received.mail.subject).toBe(shown);
    expect(received.to).toEqual(['aoife@example.ie']);
    expect(header(received, 'bcc')).toBeUndefined();
  });

  it('is not sent if it was erased or its enquiry was rejected', async () => {
    const before = server.received.length;
    expect(await deliver(null)).toEqual({ kind: 'skipped', result: 'the reply is not there any more' });
    expect(await deliver({ ...reply, status: 'rejected' })).toEqual({
      kind: 'skipped',
      result: 'the enquiry was rejected before it went out',
    });
    expect(server.received).toHaveLength(before);
    expect((await deliver({ ...reply, status: 'held' })).kind).toBe('delivered');
  });

  it('is retried unless the address is refused permanently', async () => {
    const refusing = async (code: number) => {
      const { url } = await startMailServer({
        onRcptTo(_address, _session, callback) {
          callback(refusal(code, '5.1.1 aoife is unknown'));
        },
      });
      return deliver(reply, url);
    };
    expect(await refusing(550)).toEqual({ kind: 'skipped', result: 'refused for good (550 5.1.1)' });
    expect((await refusing(450)).kind).toBe('failed');
  });
});
