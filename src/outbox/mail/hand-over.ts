import { type AttemptOutcome, skipped } from '../../app/outbox/delivery.ts';
import type { MailSettings } from '../../app/mail/mail-settings.ts';
import { needsAnyLetters } from './address.ts';
import { type MessageParts, messageOf } from './message.ts';
import { type MailFailure, failureOf, outcomeOf } from './outcome.ts';
import type { Pool } from './transport.ts';

type WrittenMail = Pick<MessageParts, 'replyTo' | 'content' | 'pictures' | 'pdf' | 'letter'>;

/** The delivery whose mail is handed over. */
interface Handed {
  readonly id: string;
  readonly date: Date;
  readonly to: Parameters<typeof outcomeOf>[1];
}

/** nodemailer is loaded with the first mail, for a faster start. */
const loadTransport = () => import('./transport.ts');

/** The delivery is due again at once, for another node or after the restart. */
const notBegun: AttemptOutcome = {
  kind: 'postponed',
  result: 'the service stopped before it was sent',
  forMs: 0,
};

/** Hands mails to the mail server, and tracks whether the server accepts them. */
export function createHandOver(settings: MailSettings, logger: { readonly warn: (text: string) => void }) {
  let pool: Pool | undefined;
  let isDraining = false;
  let failure: MailFailure | null = null;

  async function sendMail(message: ReturnType<typeof messageOf>) {
    const { openPool } = await loadTransport();
    if (isDraining) throw new Error('The service stops');
    pool ??= openPool(settings.server);
    return pool.sendMail(message);
  }

  async function handOver(
    { id, date, to }: Handed,
    addresses: readonly string[],
    written: WrittenMail,
    signal: AbortSignal,
  ): Promise<AttemptOutcome> {
    try {
      if (
        addresses.some(needsAnyLetters) &&
        !(await (await loadTransport()).takesAnyLetters(settings.server))
      )
        return skipped('the server takes no addresses with such letters (no SMTPUTF8)');
      const message = messageOf({ id, date, from: settings.from, to: addresses, ...written });
      const { accepted, rejected } = await untilAborted(sendMail(message), signal);
      note(null);
      const all = accepted.length + rejected.length;
      const some = rejected.length > 0 ? `, by ${accepted.length} of ${all} recipients` : '';
      return { kind: 'delivered', result: `taken by the server${some}` };
    } catch (error) {
      const found = failureOf(error);
      // At shutdown, mails that were not begun or lost their connection do not count as attempts.
      if (isDraining && found.kind === 'way') return notBegun;
      note(found);
      return outcomeOf(found, to);
    }
  }

  /** Logs only the first of several refused logins. */
  function note(found: MailFailure | null): void {
    const isNews = found?.kind === 'login' && failure?.kind !== 'login';
    if (isNews)
      logger.warn('mail cannot be sent: the server refused user name or password; it is tried again');
    failure = found?.kind === 'recipient' ? null : found;
  }

  return {
    handOver,
    sendMail,
    /** `on` unless the last mail failed for a reason other than its recipient. */
    state: (): 'on' | 'failing' => (failure ? 'failing' : 'on'),
    /** Starts no further mails, and finishes those that are being handed to the server. */
    drain: () => {
      isDraining = true;
      pool?.close();
    },
    /** Aborts the mails that are being handed to the server. */
    close: () => {
      pool?.close({ force: true });
    },
  };
}

/** Stops waiting on abort; nodemailer itself cannot be aborted. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => {
    reject(Object.assign(new Error('It took too long'), { code: 'ETIMEDOUT' }));
  };
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
    work.catch(() => undefined);
  }
}
