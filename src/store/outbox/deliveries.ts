import { sql } from 'kysely';
import type { DueDelivery } from '../../app/outbox/delivery.ts';
import type { Backlog, Share } from '../../app/outbox/queue.ts';
import type { SettledDelivery } from '../../app/outbox/settle.ts';
import type { SteadyMs } from '../../app/shared/clock.ts';
import { type Candidate, candidates, dueDelivery, isDue, leaseMs, makeNextDue, postpone } from './claim.ts';
import { fanOutBatch, pendingDeliveries } from './fan-out.ts';
import type { Session } from '../engine/session.ts';

/** Number of additional rows that a claim reads, since some of the due deliveries are blocked. */
const lookPast = 20;
/** Batch size; bounds how long submissions wait. */
const rowsAtOnce = 500;

/**
 * Due deliveries are claimed by one node at a time, under a lease. Leases are timed by the database server's clock,
 * or for an embedded store, which one machine uses, by `at`.
 */
export const deliveries = {
  /** Fans out a batch of events; true if there may be more. */
  fanOut: (session: Session): Promise<boolean> => fanOutBatch(session),

  /** Destinations with a due delivery. Each costs one index lookup, however many deliveries wait for it. */
  async due(session: Session, at: SteadyMs): Promise<readonly string[]> {
    const now = await timeOf(session, at);
    const { rows } = await sql<{ destination: string }>`
      with recursive found(destination) as (
        select min(destination) from deliveries where state = 'waiting'
        union all
        select (select min(destination) from deliveries
          where state = 'waiting' and destination > found.destination)
        from found where found.destination is not null
      )
      select destination from found where (
        select 1 from deliveries where destination = found.destination and ${isDue(now)}
        order by next_attempt_at limit 1
      ) = 1`.execute(session.db);
    return rows.map(({ destination }) => destination);
  },

  /** Leases some due deliveries of a destination. Those of the same subject are sent in the order of its events. */
  async claim(
    session: Session,
    by: string,
    shares: readonly Share[],
    at: SteadyMs,
  ): Promise<readonly DueDelivery[]> {
    const now = await timeOf(session, at);
    return session.commit(async (trx) => {
      const taken: Candidate[] = [];
      const blocked: Candidate[] = [];
      for (const { destination, count } of shares) {
        const found = await candidates(session, trx, destination, count + lookPast, now);
        blocked.push(...found.filter(({ earlier }) => earlier !== null));
        taken.push(...found.filter(({ earlier }) => earlier === null).slice(0, count));
      }
      if (blocked.length > 0) await postpone(trx, blocked, now);
      if (taken.length > 0) {
        await trx
          .updateTable('deliveries')
          .set({ leased_by: by, leased_until: now + leaseMs })
          .where(
            'id',
            'in',
            taken.map(({ id }) => id),
          )
          .execute();
      }
      return taken.map(dueDelivery);
    });
  },

  /** Writes the outcomes of attempts, except those whose delivery another node has leased by now. */
  async finish(
    session: Session,
    by: string,
    settled: readonly SettledDelivery[],
    at: SteadyMs,
  ): Promise<void> {
    const now = await timeOf(session, at);
    const rows = settled.map(
      ({ id, state, attempts, waitMs, result }) => sql`
        select cast(${id} as text) as id, cast(${state} as text) as state, cast(${attempts} as integer) as attempts,
          cast(${waitMs} as bigint) as wait, cast(${result} as text) as result`,
    );
    const finished = settled.filter(({ waitMs }) => waitMs === null);
    await session.commit(async (trx) => {
      await sql`
        update deliveries set state = settled.state, attempts = settled.attempts, last_result = settled.result,
          next_attempt_at = coalesce(cast(${now} as bigint) + settled.wait, deliveries.next_attempt_at),
          finished_at = case when settled.wait is null then cast(${now} as bigint) end,
          leased_by = null, leased_until = 0
        from (${sql.join(rows, sql` union all `)}) as settled
        where deliveries.id = settled.id and deliveries.leased_by = ${by} and deliveries.state = 'waiting'
      `.execute(trx);
      if (finished.length > 0) await makeNextDue(trx, finished, now);
    });
  },

  /** Ends the leases of deliveries that were not attempted, so that another node can claim them at once. */
  async release({ commit }: Session, by: string, ids: readonly string[]): Promise<void> {
    await commit((trx) =>
      trx
        .updateTable('deliveries')
        .set({ leased_by: null, leased_until: 0 })
        .where('id', 'in', [...ids])
        .where('leased_by', '=', by)
        .execute(),
    );
  },

  /**
   * Fails all waiting deliveries of a destination, except leased ones. Does nothing if the endpoint has been
   * enabled again.
   */
  async failWaiting(session: Session, destination: string, result: string, at: SteadyMs): Promise<void> {
    const now = await timeOf(session, at);
    const some = sql`
      update deliveries set state = 'failed', last_result = ${result}, finished_at = ${now}
      where id in (select id from deliveries where state = 'waiting' and destination = ${destination}
        and leased_until <= ${now} limit ${rowsAtOnce})
      and state = 'waiting' and leased_until <= ${now}
      and not exists (select 1 from webhook_endpoints where id = ${destination} and disabled_at is null)`;
    for (;;) {
      const { numAffectedRows = 0n } = await session.commit((trx) => some.execute(trx));
      if (numAffectedRows < rowsAtOnce) return;
    }
  },

  /** Waiting deliveries by destination, including those of events still in the outbox. */
  async backlog(session: Session, at: SteadyMs): Promise<readonly Backlog[]> {
    const now = await timeOf(session, at);
    const { rows } = await sql<{ destination: string; count: number; first: number }>`
      select destination, count(*) as count, min(next_attempt_at) as first from (
        select destination, next_attempt_at from deliveries where state = 'waiting'
        union all select destination, next_attempt_at from (${pendingDeliveries}) as pending
      ) as waiting group by destination`.execute(session.db);
    return rows.map(({ destination, count, first }) => ({
      destination,
      count,
      overdueMs: Math.max(0, now - first),
    }));
  },
};

/** The clock of the leases: the database server's time, which all nodes share, otherwise `at`. */
export const timeOf = async ({ serverTime }: Session, at: SteadyMs): Promise<number> =>
  serverTime === null ? at : serverTime();
