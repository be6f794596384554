import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import type { MailSettings } from '../../src/app/mail/mail-settings.ts';
import { Refusal } from '../../src/app/shared/refusal.ts';
import { readConfig } from '../../src/config.ts';
import { customer, enquiries, enquiryOf } from '../support/mail-enquiries.ts';
import { mailEnv, refusal, startMailServer } from '../support/mail-server.ts';
import { startSender } from '../support/mail-sender.ts';

const { question } = enquiries;

/** Settings that treat a server on this machine like a remote one, which needs encryption. */
function elsewhere(port: number): MailSettings {
  const { mail } = readConfig(mailEnv(`smtp://mail.example.ie:${port}`));
  if (!mail) throw new Error('Mail is configured');
  return { ...mail, server: { ...mail.server, host: '127.0.0.1' } };
}

async function against(options: SMTPServerOptions) {
  const server = await startMailServer(options);
  return { ...server, ...startSender({ url: server.url }) };
}

/** A port with a listener that is not a mail server. */
async function listening(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer(onConnection).unref();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a mail that the server does not accept', () => {
  it('is retried if the connection is refused', async () => {
    const { url, stop } = await startMailServer();
    await stop();
    const { send, state } = startSender({ url });
    expect(await send(question, 'staff')).toEqual({
      kind: 'failed',
      result: 'no connection to the server (ECONNREFUSED)',
    });
    expect(state()).toBe('failing');
  });

  it('is retried if the server refuses it temporarily (greylisting)', async () => {
    let asked = 0;
    const { send, received, state } = await against({
      onRcptTo: (_address, _session, callback) => {
        callback((asked += 1) === 1 ? refusal(451, '4.7.1 <aoife@example.ie> Greylisted') : null);
      },
    });
    expect(await send(question, 'customer')).toEqual({
      kind: 'failed',
      result: 'not taken by the server (451 4.7.1)',
    });
    expect(state()).toBe('failing');
    expect(await send(question, 'customer', { attempts: 1 })).toMatchObject({ kind: 'delivered' });
    expect(received.map(({ mail }) => mail.messageId)).toEqual([
      '<evt_01TEST.mail-customer@doors.example.ie>',
    ]);
    expect(state()).toBe('on');
  });

  it('is not retried if the customer address is rejected permanently', async () => {
    const { send, state } = await against({
      onRcptTo: ({ address }, _session, callback) => {
        callback(refusal(550, `5.1.1 <${address}> no such mailbox`));
      },
    });
    expect(await send(question, 'customer')).toEqual({
      kind: 'skipped',
      result: 'refused for good (550 5.1.1)',
    });
    expect(state()).toBe('on');
    expect(await send(question, 'staff')).toMatchObject({ kind: 'failed' });
  });

  it('a mail that the server refuses for some staff addresses counts as delivered, and reports how many it accepted', async () => {
    const { send, received } = await against({
      onRcptTo: ({ address }, _session, callback) => {
        callback(address.startsWith('workshop') ? refusal(550, 'no such mailbox') : null);
      },
    });
    expect(await send(question, 'staff')).toEqual({
      kind: 'delivered',
      result: 'taken by the server, by 1 of 2 recipients',
    });
    expect(received.map(({ to }) => to)).toEqual([['sales@doors.example.ie']]);
  });

  it('is retried for staff but not for the customer if the server rejects the content', async () => {
    const { send } = await against({
      onMailFrom: (_address, _session, callback) => {
        callback(refusal(553, '5.7.1 sender refused'));
      },
    });
    expect(await send(question, 'customer')).toMatchObject({ kind: 'failed' });
    const other = await against({
      onData: (stream, _session, callback) => {
        stream.resume().once('end', () => {
          callback(refusal(554, '5.7.1 looks like spam'));
        });
      },
    });
    expect(await other.send(question, 'customer')).toEqual({
      kind: 'skipped',
      result: 'refused for good (554 5.7.1)',
    });
    expect(await other.send(question, 'staff')).toMatchObject({ kind: 'failed' });
  });

  it('is retried after a rejected login, which is logged once and without the password', async () => {
    const server = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => {
        callback(refusal(535, '5.7.8 bad credentials for desk'));
      },
    });
    const url = server.url.replace('//', '//desk:top-secret@');
    const { send, warnings } = startSender({ url });
    const outcomes = [await send(question, 'staff'), await send(question, 'customer')];
    expect(outcomes).toEqual([
      { kind: 'failed', result: 'user name or password refused (535 5.7.8)' },
      { kind: 'failed', result: 'user name or password refused (535 5.7.8)' },
    ]);
    expect(warnings).toEqual([
      'mail cannot be sent: the server refused user name or password; it is tried again',
    ]);
    expect(JSON.stringify([outcomes, warnings])).not.toContain('top-secret');
  });

  it('is retried if the server closes the connection during the mail', async () => {
    const url = await listening((socket) => {
      socket.on('error', () => undefined);
      socket.write('220 here\r\n');
      socket.on('data', (data) => {
        if (/^DATA/im.test(data.toString())) socket.destroy();
        else socket.write('250 fine\r\n');
      });
    });
    expect(await startSender({ url }).send(question, 'customer')).toMatchObject({
      kind: 'failed',
      result: expect.stringContaining('no connection to the server') as string,
    });
  });

  it('is aborted when the service stops', async () => {
    const url = await listening((socket) => {
      socket.on('error', () => undefined);
    });
    const { deliver } = startSender({ url, needs: { findEnquiry: () => Promise.resolve(question) } });
    const stop = new AbortController();
    const body = JSON.stringify({ timestamp: '2026-03-02T10:00:00.000Z' });
    const event = { id: 'evt_1', type: 'enquiry.created', subjectId: 'con_1', body } as const;
    const delivery = { id: 'evt_1.mail:staff', destination: 'mail:staff', event, attempts: 0 };
    const outcome = deliver(delivery, stop.signal);
    stop.abort();
    expect(await outcome).toEqual({ kind: 'failed', result: 'no connection to the server (ETIMEDOUT)' });
  });
});

describe('the encryption of a mail connection', () => {
  it('is used if the server offers STARTTLS', async () => {
    const { send, received } = await against({ disabledCommands: [] });
    expect(await send(question, 'staff')).toMatchObject({ kind: 'delivered' });
    expect(received.map(({ secure }) => secure)).toEqual([true]);
  });

  it('is used from the start with smtps, and the certificate is verified', async () => {
    const { url } = await startMailServer({ secure: true });
    const { send } = startSender({ url: url.replace('smtp:', 'smtps:') });
    expect(await send(question, 'staff')).toMatchObject({ kind: 'failed' });
  });

  it('is required except for a local server', async () => {
    const open = await startMailServer();
    const { send } = startSender({ url: open.url, needs: { settings: elsewhere(open.port) } });
    expect(await send(question, 'staff')).toMatchObject({ kind: 'failed' });
    const offering = await startMailServer({ disabledCommands: [] });
    const unknown = startSender({ url: open.url, needs: { settings: elsewhere(offering.port) } });
    expect(await unknown.send(question, 'staff')).toMatchObject({ kind: 'failed' });
    expect([...open.received, ...offering.received]).toEqual([]);
  });
});

describe('an internationalised address', () => {
  const request = { customer: { ...customer, email: 'seán@fáinne.ie' }, message: 'A green door?' };
  const enquiry = enquiryOf('contact_requests', request);

  it('gets its mail if the server supports SMTPUTF8', async () => {
    const { send, received } = await against({ hideSMTPUTF8: false });
    expect(await send(enquiry, 'customer')).toMatchObject({ kind: 'delivered' });
    expect(received.map(({ to }) => to)).toEqual([['seán@fáinne.ie']]);
    const plain = enquiryOf('contact_requests', {
      ...request,
      customer: { ...customer, email: 'desk@fáinne.ie' },
    });
    expect(await send(plain, 'customer')).toMatchObject({ kind: 'delivered' });
    expect(received.at(-1)?.raw.toString()).toMatch(/^To: desk@xn--finne-xqa\.ie\r$/m);
  });

  it('gets no mail if the server does not support SMTPUTF8', async () => {
    const { send, received } = await against({ hideSMTPUTF8: true });
    expect(await send(enquiry, 'customer')).toEqual({
      kind: 'skipped',
      result: 'the server takes no addresses with such letters (no SMTPUTF8)',
    });
    expect(await send(enquiry, 'staff')).toMatchObject({ kind: 'delivered' });
    expect(received.map(({ mail }) => [mail.replyTo, mail.text?.includes('seán@fáinne.ie')])).toEqual([
      [undefined, true],
    ]);
    expect(received[0]?.mail.text).not.toContain('Reply to this mail');
  });
});

describe('drawings of a mail that cannot be rendered', () => {
  const draw = () => Promise.reject(new Refusal('pictures_busy', 'Please try again.'));

  it('are retried, and then left out of the mail', async () => {
    const server = await startMailServer();
    const { send } = startSender({ url: server.url, needs: { draw } });
    expect(await send(enquiries.configured, 'staff')).toMatchObject({ kind: 'failed' });
    expect(await send(enquiries.configured, 'staff', { attempts: 2 })).toMatchObject({ kind: 'delivered' });
    const [mail] = server.received.map((received) => received.mail);
    expect(mail?.attachments).toEqual([]);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.text).toContain('Single hinged door');
    expect(await send(enquiries.configured, 'customer', { attempts: 2 })).toMatchObject({
      kind: 'delivered',
    });
    expect(server.received.at(-1)?.mail.text).not.toContain('PDF');
  });
});
