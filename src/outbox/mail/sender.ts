import type { StaffAccount } from '../../app/accounts/account.ts';
import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import {
  type AttemptOutcome,
  type Deliver,
  type DueDelivery,
  replyDestination,
  skipped,
} from '../../app/outbox/delivery.ts';
import type { EarlierVersion } from '../../app/enquiries/versions.ts';
import { type VersionChange, versionChanges } from '../../app/mail/version-change.ts';
import { type WayInBody, ownerDestination } from '../../app/outbox/owner-mail.ts';
import type { ReplyToSend } from '../../app/replies/reply.ts';
import { Refusal } from '../../app/shared/refusal.ts';
import { sendable } from './address.ts';
import {
  type EnquiryMailNeeds,
  drawAll,
  readDestination,
  reasonNotToSend,
  writeEnquiryMail,
} from './enquiry-mail.ts';
import { createHandOver } from './hand-over.ts';
import { messageOf } from './message.ts';
import { failureOf } from './outcome.ts';
import { ownerMail } from './owner-mail.ts';
import { replyMail } from './reply-mail.ts';
import { switchedOffMail } from './switched-off-mail.ts';
import { withdrawalMail } from './withdrawal-mail.ts';

export interface MailNeeds extends EnquiryMailNeeds {
  readonly findEnquiry: (id: string) => Promise<Enquiry | null>;
  readonly earlierVersions: (enquiry: Enquiry) => Promise<readonly EarlierVersion[]>;
  /** Adds a page of the enquiry for its customer. Returns its address; null if the enquiry was erased. */
  readonly addPage: (enquiry: Enquiry) => Promise<string | null>;
  readonly findReply: (eventId: string) => Promise<ReplyToSend | null>;
  readonly findAccount: (id: string) => Promise<StaffAccount | null>;
  readonly logger: { readonly warn: (text: string) => void };
}

/** Number of attempts that require the drawings; later attempts send the mail without them if they fail. */
const attemptsWithDrawings = 2;

/**
 * Mails staff and customers about events, with the enquiry's current state, and account owners about new
 * credentials.
 */
export function createMailSender(needs: MailNeeds) {
  const { handOver, sendMail, ...server } = createHandOver(needs.settings, needs.logger);

  async function deliver(delivery: DueDelivery, signal: AbortSignal): Promise<AttemptOutcome> {
    if (delivery.destination === ownerDestination) return writeToOwner(delivery, signal);
    if (delivery.destination === replyDestination) return writeReply(delivery, signal);
    const to = readDestination(delivery.destination);
    if (!to) return skipped('there is no such mail');
    const enquiry = await needs.findEnquiry(delivery.event.subjectId);
    if (!enquiry) return skipped('the enquiry is not there any more');
    const refused = await reasonNotToSend(needs, to, enquiry, delivery.id);
    if (refused) return refused;
    const handed = { id: delivery.id, date: timeOf(delivery), to };
    // An update that is mailed to staff is always a withdrawal.
    if (to === 'staff' && delivery.event.type === 'enquiry.updated') {
      const { settings, business, publicUrl } = needs;
      const content = withdrawalMail(business.name, enquiry, publicUrl());
      return handOver(handed, settings.staff, { replyTo: null, pictures: [], pdf: null, content }, signal);
    }
    const drawn = await drawAll(needs, enquiry, to, signal).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return null;
    });
    if (!drawn && delivery.attempts < attemptsWithDrawings)
      return { kind: 'failed', result: 'the drawings could not be made' };
    const besides = {
      ...(drawn ?? { pictures: [], pdf: null }),
      change: to === 'staff' ? await changeOf(delivery, enquiry) : null,
      page: to === 'customer' && enquiry.designs ? await needs.addPage(enquiry) : null,
      at: handed.date.getTime(),
    };
    const { addresses, written } = writeEnquiryMail(needs, enquiry, to, besides);
    return handOver(handed, addresses, written, signal);
  }

  /** The customer's change that an event reports; later changes may have followed. */
  async function changeOf({ event }: DueDelivery, enquiry: Enquiry): Promise<VersionChange | null> {
    if (event.type !== 'enquiry.changed') return null;
    const changes = versionChanges(enquiry, await needs.earlierVersions(enquiry));
    const { timestamp } = JSON.parse(event.body) as { timestamp: string };
    return changes.find(({ at }) => at === Date.parse(timestamp)) ?? null;
  }

  async function writeToOwner(delivery: DueDelivery, signal: AbortSignal): Promise<AttemptOutcome> {
    const account = await needs.findAccount(delivery.event.subjectId);
    if (!account) return skipped('the account is not there any more');
    const { data } = JSON.parse(delivery.event.body) as WayInBody;
    const date = timeOf(delivery);
    const content = ownerMail(needs.business.name, account.email, data.way, date, needs.publicUrl());
    const written = { replyTo: null, pictures: [], pdf: null, content };
    return handOver({ id: delivery.id, date, to: 'owner' }, [sendable(account.email)], written, signal);
  }

  /** Mails the reply of an event, with the first address of staff as Reply-To. */
  async function writeReply(delivery: DueDelivery, signal: AbortSignal): Promise<AttemptOutcome> {
    const { settings, business, publicUrl } = needs;
    const reply = await needs.findReply(delivery.event.id);
    if (!reply) return skipped('the reply is not there any more');
    if (reply.status === 'rejected') return skipped('the enquiry was rejected before it went out');
    const content = replyMail(business, reply, publicUrl());
    const replyTo = settings.staff[0] ?? null;
    const written = { replyTo, pictures: [], pdf: null, content, letter: reply };
    const handed = { id: delivery.id, date: timeOf(delivery), to: 'customer' } as const;
    return handOver(handed, [sendable(reply.recipient)], written, signal);
  }

  /**
   * Mails staff directly, not through the outbox. This mail may be lost: the log and the list of endpoints
   * show the disabled endpoint too.
   */
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
    ...server,
  };
}

export type MailSender = ReturnType<typeof createMailSender>;

const timeOf = ({ event }: DueDelivery): Date =>
  new Date((JSON.parse(event.body) as { timestamp: string }).timestamp);
