import { type ExpressionBuilder, sql } from 'kysely';
import type { MailTraffic } from '../../app/mail/mail-caps.ts';
import type { SteadyMs } from '../../app/shared/clock.ts';
import type { Database } from '../engine/schema.ts';
import { timeOf } from './deliveries.ts';
import type { Session } from '../engine/session.ts';

/** Age up to which deliveries to staff are read; far longer than any delivery is retried. */
const lookBackMs = 14 * 86_400_000;

export const sentMails = {
  /** Mails to a customer within the window: those sent, and those being sent by deliveries ahead of this one. */
  async toCustomer(
    session: Session,
    email: string,
    delivery: string,
    windowMs: number,
    at: SteadyMs,
  ): Promise<MailTraffic> {
    const now = await timeOf(session, at);
    const rows = await session.db
      .selectFrom('enquiries')
      .innerJoin('deliveries', 'deliveries.subject_id', 'enquiries.id')
      .select('deliveries.state')
      .where('enquiries.email', '=', email)
      .where('deliveries.destination', '=', 'mail:customer')
      .where(countingFrom(delivery, windowMs, now))
      .execute();
    return trafficOf(rows);
  },

  /** Mails to staff within the window: those sent, and those being sent by deliveries ahead of this one. */
  async toStaff(session: Session, delivery: string, windowMs: number, at: SteadyMs): Promise<MailTraffic> {
    const now = await timeOf(session, at);
    const rows = await session.db
      .selectFrom('deliveries')
      .select('deliveries.state')
      .where('deliveries.created_at', '>', now - lookBackMs)
      .where('deliveries.destination', '=', 'mail:staff')
      .where(countingFrom(delivery, windowMs, now))
      .execute();
    return trafficOf(rows);
  },
};

/**
 * Selects sent mails, and mails of concurrent deliveries that were leased before this one: deliveries that
 * all counted each other would all be refused. Ordered by lease, not by id, because ids depend on the clocks
 * of several nodes.
 */
const countingFrom =
  (delivery: string, windowMs: number, now: number) => (eb: ExpressionBuilder<Database, 'deliveries'>) =>
    eb.or([
      eb.and([eb('deliveries.state', '=', 'delivered'), eb('deliveries.finished_at', '>', now - windowMs)]),
      eb.and([
        eb('deliveries.state', '=', 'waiting'),
        eb('deliveries.leased_until', '>', now),
        sql<boolean>`(deliveries.leased_until, deliveries.id) <
          ((select own.leased_until from deliveries as own where own.id = ${delivery}), ${delivery})`,
      ]),
    ]);

function trafficOf(rows: readonly { state: string }[]): MailTraffic {
  const sent = rows.filter(({ state }) => state === 'delivered').length;
  return { sent, underWay: rows.length - sent };
}
