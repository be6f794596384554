import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { atEndOfFile } from './end-of-file.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
  /** The mail as a mail client parses it. */
  readonly mail: Email;
  readonly secure: boolean;
}

const cleanUps: (() => Promise<void>)[] = [];
atEndOfFile(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** An SMTP response with this code. */
export const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/** A real mail server on this machine that stores what it receives. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      void buffer(stream).then(async (raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw,
          mail: await PostalMime.parse(raw),
          secure: session.secure,
        });
        callback();
      });
    },
    ...options,
  });
  // Some tests break connections, which is no error here.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    });
  cleanUps.push(() => {
    const stopped = stop();
    // Idle connections of a service's pool would hold up the end of the file for 20 seconds.
    for (const connection of server.connections) connection.close();
    return stopped;
  });
  const { port: bound } = server.server.address() as AddressInfo;
  return { received, port: bound, url: `smtp://127.0.0.1:${bound}`, stop };
}

/** Settings that send all mail to the server of a test. */
export const mailEnv = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: 'Example Doors <desk@doors.example.ie>',
  STAFF_MAIL: 'sales@doors.example.ie, workshop@doors.example.ie',
});
