import { createTransport } from 'nodemailer';
import type { SmtpServer } from '../../app/mail/mail-settings.ts';

/** Timeouts of the connection; short enough for an attempt to end well within its lease. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 5000,
};

/** Connection options. Certificates are verified unless the server is on this machine. */
function connectionOf({ host, port, encryption, login }: SmtpServer) {
  return {
    host,
    port,
    secure: encryption === 'at-once',
    requireTLS: encryption === 'required',
    // A local server has no certificate of a certificate authority.
    ...(encryption === 'offered' && { tls: { rejectUnauthorized: false } }),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    ...timeouts,
    // Messages are in memory, so nodemailer must not read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A pool of reused connections. Messages are not sent again automatically if their connection breaks. */
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

/** A single connection with a log of its protocol, without passwords. */
export const openLogged = (server: SmtpServer, tell: (who: 'client' | 'server', line: string) => void) =>
  createTransport({ ...connectionOf(server), transactionLog: true, logger: listener(tell) });

/** A nodemailer logger that only passes on the lines of the protocol. */
function listener(tell: (who: 'client' | 'server', line: string) => void) {
  const log = ({ tnx }: { tnx?: unknown }, text = '') => {
    if (tnx !== 'client' && tnx !== 'server') return;
    for (const line of text.split(/\r?\n/)) tell(tnx, line);
  };
  return { trace: log, debug: log, info: log, warn: log, error: log, fatal: log };
}

/** Asks the server whether it supports SMTPUTF8 (RFC 6531). */
export async function takesAnyLetters(server: SmtpServer): Promise<boolean> {
  const lines: string[] = [];
  const once = openLogged(server, (_who, line) => lines.push(line));
  try {
    await once.verify();
    return lines.some((line) => /^250[ -]SMTPUTF8\b/i.test(line));
  } finally {
    once.close();
  }
}
