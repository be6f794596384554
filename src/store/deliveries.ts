import { sql } from 'kysely';
import type { DueDelivery } from '../app/events/delivery.ts';
import type { Backlog, Share } from '../app/events/queue.ts';
import type { SettledDelivery } from '../app/events/settle.ts';
import type { SteadyMs } from '../app/shared/clock.ts';
import { addressSome, untoldDeliveries } from './addressing.ts';
import {
  type Candidate,
  callNext,
  candidates,
  dueDelivery,
  isDue,
  leaseMs,
  standBehind,
} from './due-deliveries.ts';
import type { Session } from './session.ts';

/** How far a claim looks past those that may not be sent yet. */
const lookPast = 20;
/** Whoever submits meanwhile waits for no more than this. */
const rowsAtOnce = 500;

/**
 * Deliveries that wait are worked off by whoever takes them first: for a while they are leased to one node. All that
 * use the store agree on the time by which leases end: `at` is that of a file's one machine, and a server has its own.
 */
export const deliveries = {
  /** Works out for some of what happened who is to be told; true where there may be more. */
  address: (session: Session): Promise<boolean> => addressSome(session),

  /** Where something is due. Each destination costs a look into the index, however many deliveries wait there. */
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

  /** Takes some that are due. In each destination an event waits until all before it of the same subject are through. */
  async claim(
    session: Session,
    by: string,
    shares: readonly Share[],
    at: SteadyMs,
  ): Promise<readonly DueDelivery[]> {
    const now = await timeOf(session, at);
    return session.commit(async (trx) => {
      const taken: Candidate[] = [];
      const behind: Candidate[] = [];
      for (const { destination, count } of shares) {
        const found = await candidates(session, trx, destination, count + lookPast, now);
        behind.push(...found.filter(({ earlier }) => earlier !== null));
        taken.push(...found.filter(({ earlier }) => earlier === null).slice(0, count));
      }
      if (behind.length > 0) await standBehind(trx, behind, now);
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

  /** Writes what attempts came to. One whose lease somebody else has by now is theirs. */
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
      if (finished.length > 0) await callNext(trx, finished, now);
    });
  },

  /** Gives back what was taken and not done, so that the next one can go on at once. */
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
   * Fails all that wait for a destination that wants nothing any more; those that are being sent are told by themselves, also
   * if somebody has just taken one. None where an endpoint has been switched on again meanwhile.
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

  /** Those of whom it is not worked out yet that they are to be told wait too. */
  async backlog(session: Session, at: SteadyMs): Promise<readonly Backlog[]> {
    const now = await timeOf(session, at);
    const { rows } = await sql<{ destination: string; count: number; first: number }>`
      select destination, count(*) as count, min(next_attempt_at) as first from (
        select destination, next_attempt_at from deliveries where state = 'waiting'
        union all select destination, next_attempt_at from (${untoldDeliveries}) as untold
      ) as waiting group by destination`.execute(session.db);
    return rows.map(({ destination, count, first }) => ({
      destination,
      count,
      overdueMs: Math.max(0, now - first),
    }));
  },
};

/** The time by which all who use the store agree. */
export const timeOf = async ({ serverTime }: Session, at: SteadyMs): Promise<number> =>
  serverTime === null ? at : serverTime();
