import type { Kysely, Transaction } from 'kysely';
import {
  type AskedWithdrawal,
  type OwnEnquiry,
  type WithdrawalOutcome,
  sentStateOf,
} from '../../app/enquiries/own.ts';
import { wallMs } from '../../app/shared/clock.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';
import { recordEvent } from '../outbox/events.ts';
import { noteChange } from './changes.ts';
import { atOnce, lockedWork } from './work.ts';

/** Enquiries as the API key that sent them may read and withdraw them. Leaves out enquiries of test keys. */
export const ownEnquiries = {
  /** Always one query, so the time taken does not tell whether another sender has this enquiry. */
  find: ({ db }: Session, id: string, sender: string): Promise<OwnEnquiry | null> => findOwn(db, id, sender),

  /**
   * Withdraws an enquiry, with its history row and event in the same transaction. Waits for concurrent
   * changes by staff; changes that staff based on the version before are then refused.
   */
  withdraw({ commit }: Session, asked: AskedWithdrawal): Promise<WithdrawalOutcome> {
    const { enquiryId, sender } = asked;
    return commit(async (trx) => {
      const row = await lockedWork(trx, enquiryId);
      const before = await findOwn(trx, enquiryId, sender);
      if (!row || !before) return { kind: 'missing' };
      const state = sentStateOf(before);
      if (state === 'won' || state === 'lost') return { kind: 'closed' };
      if (state === 'withdrawn') return { kind: 'withdrawn', enquiry: before };
      await writeWithdrawal(trx, row, asked);
      return { kind: 'withdrawn', enquiry: (await findOwn(trx, enquiryId, sender)) ?? before };
    });
  },
};

async function findOwn(db: Kysely<Database>, id: string, sender: string): Promise<OwnEnquiry | null> {
  const row = await db
    .selectFrom('enquiries')
    .select(['id', 'reference', 'collection', 'received_at', 'status', 'stage'])
    .select((eb) =>
      eb
        .selectFrom('enquiry_changes')
        .select((changes) => changes.fn.max('at').as('at'))
        .whereRef('enquiry_id', '=', 'enquiries.id')
        .where('action', '<>', 'note')
        .as('changed_at'),
    )
    .where('id', '=', id)
    .where('submitted_by', '=', sender)
    .where('is_test', '=', 0)
    .executeTakeFirst();
  if (!row) return null;
  const { received_at: receivedAt, status: moderation, changed_at: changedAt, ...known } = row;
  return {
    ...known,
    moderation,
    receivedAt: wallMs(receivedAt),
    // Nodes that share a store may have different clocks.
    updatedAt: wallMs(Math.max(receivedAt, changedAt ?? 0)),
  };
}

async function writeWithdrawal(
  trx: Transaction<Database>,
  row: NonNullable<Awaited<ReturnType<typeof lockedWork>>>,
  { enquiryId, sender: actor, changeId: id, at, reason, event }: AskedWithdrawal,
): Promise<void> {
  const version = row.work_version + 1;
  await trx
    .updateTable('enquiries')
    .set({ stage: 'withdrawn', lost_reason: null, withdrawal_reason: reason, work_version: version })
    .where('id', '=', enquiryId)
    .execute();
  // Unread again for all staff, as mails to them may be turned off.
  await trx.deleteFrom('read_marks').where('enquiry_id', '=', enquiryId).execute();
  const detail = { version, from: row.stage, to: 'withdrawn' };
  await noteChange(trx, enquiryId, { id, at, actor, action: 'withdrawn', detail });
  await recordEvent(trx, event, atOnce);
}
