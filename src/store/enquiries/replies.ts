import type { Selectable, Transaction } from 'kysely';
import {
  type AskedReply,
  type Reply,
  type ReplyDelivery,
  type ReplyLimit,
  type ReplyOutcome,
  type ReplyToSend,
  type SentReply,
  replyLimits,
} from '../../app/replies/reply.ts';
import { replyDestination } from '../../app/outbox/delivery.ts';
import { steadyMs, wallMs } from '../../app/shared/clock.ts';
import { lockedAccount } from '../accounts/locked-account.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';
import { recordEvent } from '../outbox/events.ts';
import { noteChange } from './changes.ts';
import { atOnce, lockedWork } from './work.ts';

/** Replies of staff to customers. */
export const enquiryReplies = {
  /** The replies to an enquiry, oldest first, with the delivery state of their mails. */
  async list({ db }: Session, enquiryId: string): Promise<readonly SentReply[]> {
    const rows = await db
      .selectFrom('enquiry_replies')
      .leftJoin('deliveries', (join) =>
        join
          .onRef('deliveries.event_id', '=', 'enquiry_replies.event_id')
          .onRef('deliveries.subject_id', '=', 'enquiry_replies.enquiry_id')
          .on('destination', '=', replyDestination),
      )
      .selectAll('enquiry_replies')
      .select(['state', 'attempts', 'next_attempt_at', 'finished_at', 'last_result'])
      .where('enquiry_replies.enquiry_id', '=', enquiryId)
      .orderBy('at')
      .orderBy('enquiry_replies.id')
      .execute();
    return rows.map((row) => ({ ...replyOf(row), delivery: deliveryOf(row) }));
  },

  /**
   * Stores a reply with its history row and the event that mails it, in one transaction. Counts as a first
   * response.
   */
  send({ commit }: Session, asked: AskedReply): Promise<ReplyOutcome> {
    return commit(async (trx) => {
      const { enquiryId, reply, seen } = asked;
      // The account before the enquiry, in every transaction, against deadlocks. Its limit then holds for
      // concurrent replies.
      await lockedAccount(trx, reply.authorId);
      const work = await lockedWork(trx, enquiryId);
      if (!work) return { kind: 'missing' };
      const before = await trx
        .selectFrom('enquiry_replies')
        .selectAll()
        .where((eb) => eb.or([eb('enquiry_id', '=', enquiryId), eb('id', '=', reply.id)]))
        .execute();
      const same = before.find(({ id }) => id === reply.id);
      if (same) return { kind: isSame(same, asked) ? 'unchanged' : 'used' };
      if (work.status !== 'new' || work.is_test === 1) return { kind: 'not clear' };
      if (before.length !== seen) return { kind: 'overtaken' };
      const limit = await limitAbove(trx, asked, before.length);
      if (limit) return { kind: 'too many', limit };
      await writeReply(trx, work, asked);
      return { kind: 'sent' };
    });
  },

  /** The reply of an event; null if it was erased. */
  async findByEvent({ db }: Session, eventId: string): Promise<ReplyToSend | null> {
    const row = await db
      .selectFrom('enquiry_replies')
      .innerJoin('enquiries', 'enquiries.id', 'enquiry_replies.enquiry_id')
      .selectAll('enquiry_replies')
      .select(['reference', 'status'])
      .where('event_id', '=', eventId)
      .executeTakeFirst();
    if (!row) return null;
    const earlier = await db
      .selectFrom('deliveries')
      .innerJoin('events as own', 'own.subject_id', 'deliveries.subject_id')
      .select('deliveries.id')
      .where('own.id', '=', eventId)
      .whereRef('deliveries.number', '<', 'own.number')
      .where('destination', 'in', ['mail:customer', replyDestination])
      .where('state', '=', 'delivered')
      .orderBy('deliveries.number')
      .execute();
    const { reference, status } = row;
    return { ...replyOf(row), reference, status, after: earlier.map(({ id }) => id) };
  },
};

type Row = Selectable<Database['enquiry_replies']>;

const replyOf = ({ id, at, author_id: authorId, recipient, subject, text }: Row): Reply => ({
  ...{ id, at: wallMs(at), authorId, recipient, subject, text },
});

type OuterDelivery = {
  readonly [Column in 'state' | 'attempts' | 'next_attempt_at' | 'finished_at' | 'last_result']:
    Selectable<Database['deliveries']>[Column] | null;
};

const deliveryOf = (row: OuterDelivery): ReplyDelivery | null =>
  row.state === null
    ? null
    : {
        state: row.state,
        attempts: row.attempts ?? 0,
        nextAttemptAt: steadyMs(row.next_attempt_at ?? 0),
        finishedAt: row.finished_at === null ? null : steadyMs(row.finished_at),
        lastResult: row.last_result,
      };

const isSame = (row: Row, { enquiryId, reply }: AskedReply): boolean =>
  row.enquiry_id === enquiryId && row.subject === reply.subject && row.text === reply.text;

async function limitAbove(
  trx: Transaction<Database>,
  { reply: { at, authorId }, enquiryId }: AskedReply,
  ofEnquiry: number,
): Promise<ReplyLimit | null> {
  if (ofEnquiry >= replyLimits.mostOfEnquiry) return 'enquiry';
  const recent = trx
    .selectFrom('enquiry_replies')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('at', '>', at - replyLimits.windowMs);
  const byAccount = await recent.where('author_id', '=', authorId).executeTakeFirstOrThrow();
  if (Number(byAccount.count) >= replyLimits.mostByAccount) return 'account';
  const toCustomer = await recent
    .where('enquiry_id', 'in', (eb) =>
      eb
        .selectFrom('enquiries')
        .select('id')
        .where('email', '=', (own) =>
          own.selectFrom('enquiries').select('email').where('id', '=', enquiryId),
        ),
    )
    .executeTakeFirstOrThrow();
  return Number(toCustomer.count) >= replyLimits.mostToCustomer ? 'customer' : null;
}

type Work = NonNullable<Awaited<ReturnType<typeof lockedWork>>>;

async function writeReply(
  trx: Transaction<Database>,
  { stage, first_response_at: answeredAt, work_version: version }: Work,
  { enquiryId, reply, pageHash, changeIds, event }: AskedReply,
): Promise<void> {
  const { id, at, authorId: actor, recipient, subject, text } = reply;
  const row = { id, enquiry_id: enquiryId, event_id: event.id, at, author_id: actor };
  await trx
    .insertInto('enquiry_replies')
    .values({ ...row, recipient, subject, text })
    .execute();
  if (pageHash !== null)
    await trx
      .insertInto('sent_pages')
      .values({ token_hash: pageHash, enquiry_id: enquiryId })
      // An earlier reply may have the same link.
      .onConflict((conflict) => conflict.column('token_hash').doNothing())
      .execute();
  const isFirst = stage === 'new';
  await trx
    .updateTable('enquiries')
    .set({
      work_version: version + (isFirst ? 2 : 1),
      first_response_at: answeredAt ?? at,
      ...(isFirst && { stage: 'contacted' }),
    })
    .where('id', '=', enquiryId)
    .execute();
  const [replied, contacted] = changeIds;
  const detail = { version: version + 1 };
  await noteChange(trx, enquiryId, { id: replied, at, actor, action: 'replied', detail });
  if (isFirst) {
    const toContacted = { version: version + 2, from: 'new', to: 'contacted' };
    await noteChange(trx, enquiryId, { id: contacted, at, actor, action: 'stage', detail: toContacted });
  }
  await recordEvent(trx, event, atOnce);
}
