import { createTransport } from 'nodemailer';
import type { SmtpServer } from '../../app/mail/mail-settings.ts';

/** An attempt ends well within the time for which a delivery is ours. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 5000,
};

/** How we talk to the server: certificates are verified wherever the server is not this machine. */
function connectionOf({ host, port, encryption, login }: SmtpServer) {
  return {
    host,
    port,
    secure: encryption === 'at-once',
    requireTLS: encryption === 'required',
    // No authority names this machine, and nobody stands between.
    ...(encryption === 'offered' && { tls: { rejectUnauthorized: false } }),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    ...timeouts,
    // What is in a message is in memory: nothing is read for it from a file or the web.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A few connections that are used again. A message whose connection breaks is not sent again behind our back. */
export const openPool = (server: SmtpServer) =>
  createTransport({
    ...connectionOf(server),
    pool: true,
    maxConnections: 3,
    maxMessages: 50,
    maxRequeues: 0,
    idleTimeout: 30_000,
  });

export type Pool = ReturnType<typeof openPool>;

/** A single connection of which every line is told; passwords are not among them. */
export const openTold = (server: SmtpServer, tell: (who: 'client' | 'server', line: string) => void) =>
  createTransport({ ...connectionOf(server), transactionLog: true, logger: listener(tell) });

/** In the shape of the library's loggers, each of whose lines says what it is about. */
function listener(tell: (who: 'client' | 'server', line: string) => void) {
  const hear = ({ tnx }: { tnx?: unknown }, text = '') => {
    if (tnx !== 'client' && tnx !== 'server') return;
    for (const line of text.split(/\r?\n/)) tell(tnx, line);
  };
  return { trace: hear, debug: hear, info: hear, warn: hear, error: hear, fatal: hear };
}

/** Whether it takes addresses with letters outside of ASCII before the @ (RFC 6531). Asked of the server each time. */
export async function takesAnyLetters(server: SmtpServer): Promise<boolean> {
  const lines: string[] = [];
  const once = openTold(server, (_who, line) => lines.push(line));
  try {
    await once.verify();
    return lines.some((line) => /^250[ -]SMTPUTF8\b/i.test(line));
  } finally {
    once.close();
  }
}
