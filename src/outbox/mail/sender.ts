import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import type { SentOrder } from '../../app/enquiries/sent-order.ts';
import type { StaffAccount } from '../../app/accounts/account.ts';
import { type WayInBody, ownerDestination } from '../../app/outbox/owner-mail.ts';
import type { AttemptOutcome, Deliver, DueDelivery } from '../../app/outbox/delivery.ts';
import { doorsOf, printableOrder } from '../../app/mail/enquiry-doors.ts';
import { type MailTraffic, overCap } from '../../app/mail/mail-caps.ts';
import type { MailSettings } from '../../app/mail/mail-settings.ts';
import { Refusal } from '../../app/shared/refusal.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { Business } from '../../domain/business/business.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { foldedEmail } from '../../domain/enquiry/email.ts';
import { needsAnyLetters, sendable } from './address.ts';
import type { MailContent, Picture } from './content.ts';
import { customerMail } from './customer-mail.ts';
import { drawnDoors } from './doors.ts';
import { type MessageParts, messageOf } from './message.ts';
import { type MailFailure, failureOf, outcomeOf } from './outcome.ts';
import { ownerMail } from './owner-mail.ts';
import { staffMail } from './staff-mail.ts';
import { switchedOffMail } from './switched-off-mail.ts';
import type { Pool } from './transport.ts';

export interface MailNeeds {
  readonly settings: MailSettings;
  readonly book: PriceBook;
  readonly business: Business;
  /** Base URL of links to the desk. */
  readonly publicUrl: () => string;
  readonly findEnquiry: (id: string) => Promise<Enquiry | null>;
  readonly findAccount: (id: string) => Promise<StaffAccount | null>;
  /** Mails to a customer in the current window, without this delivery. */
  readonly trafficToCustomer: (email: string, delivery: string) => Promise<MailTraffic>;
  readonly trafficToStaff: (delivery: string) => Promise<MailTraffic>;
  /** Render a drawing as PNG, and the order as PDF. Both may refuse. */
  readonly draw: (design: DoorDesign, signal: AbortSignal) => Promise<Uint8Array>;
  readonly print: (sent: SentOrder, signal: AbortSignal) => Promise<Uint8Array>;
  readonly logger: { readonly warn: (text: string) => void };
}

/** Loaded with the first mail, for a faster start. */
const loadTransport = () => import('./transport.ts');

/** Number of attempts that require the drawings; later attempts do without, so that the mail arrives at all. */
const attemptsWithDrawings = 2;

/** Due again at once, for another node or at the next start. */
const notBegun: AttemptOutcome = {
  kind: 'postponed',
  result: 'the service stopped before it was sent',
  forMs: 0,
};

const skipped = (result: string): AttemptOutcome => ({ kind: 'skipped', result });

/**
 * Mails staff and customers about events, with the enquiry's current state, and account owners about new
 * credentials.
 */
export function createMailSender(needs: MailNeeds) {
  let pool: Pool | undefined;
  let isDraining = false;
  const sendMail = async (message: ReturnType<typeof messageOf>) => {
    const { openPool } = await loadTransport();
    if (isDraining) throw new Error('The service stops');
    pool ??= openPool(needs.settings.server);
    return pool.sendMail(message);
  };
  let failure: MailFailure | null = null;

  async function deliver(delivery: DueDelivery, signal: AbortSignal): Promise<AttemptOutcome> {
    if (delivery.destination === ownerDestination) return writeToOwner(delivery, signal);
    const to = readDestination(delivery.destination);
    if (!to) return skipped('there is no such mail');
    const enquiry = await needs.findEnquiry(delivery.event.subjectId);
    if (!enquiry) return skipped('the enquiry is not there any more');
    const refused = await reasonNotToSend(needs, to, enquiry, delivery.id);
    if (refused) return refused;
    const drawn = await drawAll(needs, enquiry, to, signal).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return null;
    });
    if (!drawn && delivery.attempts < attemptsWithDrawings)
      return { kind: 'failed', result: 'the drawings could not be made' };
    return send(delivery, enquiry, to, drawn ?? { pictures: [], pdf: null }, signal);
  }

  async function writeToOwner(delivery: DueDelivery, signal: AbortSignal): Promise<AttemptOutcome> {
    const account = await needs.findAccount(delivery.event.subjectId);
    if (!account) return skipped('the account is not there any more');
    const { data } = JSON.parse(delivery.event.body) as WayInBody;
    const content = ownerMail(
      needs.business.name,
      account.email,
      data.way,
      timeOf(delivery),
      needs.publicUrl(),
    );
    const plain = { replyTo: null, pictures: [], pdf: null };
    return handOver(delivery, 'owner', [sendable(account.email)], { ...plain, content }, signal);
  }

  function send(
    delivery: DueDelivery,
    enquiry: Enquiry,
    to: Recipients,
    drawn: Drawn,
    signal: AbortSignal,
  ): Promise<AttemptOutcome> {
    const addresses = to === 'staff' ? needs.settings.staff : [sendable(enquiry.request.customer.email)];
    const content = contentFor(needs, enquiry, to, drawn);
    const written = { replyTo: replyTo(needs, enquiry, to), content, ...drawn };
    return handOver(delivery, to, addresses, written, signal);
  }

  async function handOver(
    delivery: DueDelivery,
    to: Recipients | 'owner',
    addresses: readonly string[],
    written: Pick<MessageParts, 'replyTo' | 'content' | 'pictures' | 'pdf'>,
    signal: AbortSignal,
  ): Promise<AttemptOutcome> {
    const { settings } = needs;
    try {
      if (
        addresses.some(needsAnyLetters) &&
        !(await (await loadTransport()).takesAnyLetters(settings.server))
      )
        return skipped('the server takes no addresses with such letters (no SMTPUTF8)');
      const message = messageOf({
        id: delivery.id,
        date: timeOf(delivery),
        from: settings.from,
        to: addresses,
        ...written,
      });
      const { accepted, rejected } = await untilAborted(sendMail(message), signal);
      note(null);
      const all = accepted.length + rejected.length;
      const some = rejected.length > 0 ? `, by ${accepted.length} of ${all} recipients` : '';
      return { kind: 'delivered', result: `taken by the server${some}` };
    } catch (error) {
      const found = failureOf(error);
      // Not begun, or the connection broke: no fault of the server's that counts as an attempt.
      if (isDraining && found.kind === 'way') return notBegun;
      note(found);
      return outcomeOf(found, to);
    }
  }

  /** Logs only the first refused login, not that of each mail. */
  function note(found: MailFailure | null): void {
    const isNews = found?.kind === 'login' && failure?.kind !== 'login';
    if (isNews)
      needs.logger.warn('mail cannot be sent: the server refused user name or password; it is tried again');
    failure = found?.kind === 'recipient' ? null : found;
  }

  /** Sent without the outbox: if this mail is lost, the log and the list of endpoints say the same. */
  async function tellSwitchedOff(
    endpoint: Parameters<typeof switchedOffMail>[1],
    reason: string,
    date: Date,
  ): Promise<void> {
    const { settings, business } = needs;
    const content = switchedOffMail(business.name, endpoint, reason);
    const id = `switched-off.${endpoint.id}.${date.getTime()}`;
    const plain = { from: settings.from, to: settings.staff, replyTo: null, pictures: [], pdf: null };
    await sendMail(messageOf({ ...plain, id, date, content })).catch((error: unknown) => {
      needs.logger.warn(
        `a webhook was switched off, and staff could not be written to: ${failureOf(error).said}`,
      );
    });
  }

  return {
    deliver: deliver satisfies Deliver,
    tellSwitchedOff,
    /** `on` if the last mail was accepted, or failed only because of its recipient. */
    state: (): 'on' | 'failing' => (failure ? 'failing' : 'on'),
    /** Begins no more mails, and finishes those that are being handed to the server. */
    drain: () => {
      isDraining = true;
      pool?.close();
    },
    /** Breaks off what is still being handed over. */
    close: () => {
      pool?.close({ force: true });
    },
  };
}

export type MailSender = ReturnType<typeof createMailSender>;

type Recipients = 'staff' | 'customer';

function readDestination(destination: string): Recipients | null {
  if (destination === 'mail:staff') return 'staff';
  return destination === 'mail:customer' ? 'customer' : null;
}

/** Why a mail must not be sent; null if it may be. */
async function reasonNotToSend(
  needs: MailNeeds,
  to: Recipients,
  { request, status, test }: Enquiry,
  delivery: string,
): Promise<AttemptOutcome | null> {
  if (test) return skipped('a rehearsal');
  if (to === 'staff') return overCap(to, await needs.trafficToStaff(delivery));
  // A held or rejected enquiry may have a third party's address.
  if (status !== 'new') return skipped(`the enquiry is ${status}`);
  return overCap(to, await needs.trafficToCustomer(foldedEmail(request.customer.email), delivery));
}

interface Drawn {
  readonly pictures: readonly Picture[];
  readonly pdf: Uint8Array | null;
}

async function drawAll(
  { book, draw, print }: MailNeeds,
  enquiry: Enquiry,
  to: Recipients,
  signal: AbortSignal,
): Promise<Drawn> {
  const sent = printableOrder(enquiry);
  const doors = to === 'staff' || sent ? drawnDoors(doorsOf(book, enquiry).doors) : [];
  const pictures: Picture[] = [];
  // One after the other, so that rendering for pages takes precedence.
  for (const { cid, design } of doors) pictures.push({ cid, png: await draw(design, signal) });
  return { pictures, pdf: to === 'customer' && sent ? await print(sent, signal) : null };
}

function contentFor(
  { book, business, publicUrl }: MailNeeds,
  enquiry: Enquiry,
  to: Recipients,
  { pictures, pdf }: Drawn,
): MailContent {
  const content =
    to === 'staff'
      ? staffMail(book, business, enquiry, publicUrl())
      : customerMail(book, business, enquiry, { hasPdf: pdf !== null });
  const attached = new Set(pictures.map(({ cid }) => cid));
  return {
    ...content,
    parts: content.parts.map((part) =>
      part.kind === 'door' && part.picture && !attached.has(part.picture.cid)
        ? { ...part, picture: null }
        : part,
    ),
  };
}

/** Address for replies: staff reply to the customer, and the customer replies to the business. */
function replyTo({ business, settings }: MailNeeds, { request }: Enquiry, to: Recipients): string | null {
  const address = to === 'staff' ? request.customer.email : business.isSample ? undefined : business.email;
  if (address === undefined || address === settings.from.address || needsAnyLetters(address)) return null;
  return sendable(address);
}

const timeOf = ({ event }: DueDelivery): Date =>
  new Date((JSON.parse(event.body) as { timestamp: string }).timestamp);

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
