import type { Kysely } from 'kysely';
import type { RetentionView } from '../../app/enquiries/retention-view.ts';
import { type Boot, type SteadyMs, type WallMs, wallMs } from '../../app/shared/clock.ts';
import { trustClock } from '../../domain/enquiry/retention.ts';
import { type AuditEntry, noteIn } from './audit.ts';
import { type RowCounts, eraseSubjects } from './erasing/subjects.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';

/** Batch size; bounds how long submissions wait. */
const enquiriesAtOnce = 200;

/** Erases enquiries that are older than the operator's retention period, with all rows that refer to them. */
export const retention = {
  async due({ db }: Session, before: WallMs): Promise<RetentionView> {
    const collections = await db
      .selectFrom('enquiries')
      .select((eb) => ['collection', eb.fn.countAll().as('count')])
      .where('received_at', '<', before)
      .groupBy('collection')
      .orderBy('collection')
      .execute();
    const quotes = await db
      .selectFrom('door_quotes')
      .innerJoin('enquiries', 'enquiries.id', 'door_quotes.enquiry_id')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('received_at', '<', before)
      .executeTakeFirstOrThrow();
    const oldest = await db
      .selectFrom('enquiries')
      .select('received_at')
      .where('received_at', '>=', before)
      .orderBy('received_at')
      .limit(1)
      .executeTakeFirst();
    return {
      collections: collections.map(({ collection, count }) => ({ collection, due: Number(count) })),
      doorQuotes: Number(quotes.count),
      oldestKept: oldest ? wallMs(oldest.received_at) : null,
    };
  },

  /**
   * Yields the counts of each transaction, so that callers can report progress or stop. Several nodes may run it at
   * once.
   */
  async *erase(
    { db, commit }: Session,
    before: WallMs,
    entry: Pick<AuditEntry, 'at' | 'actor'>,
  ): AsyncGenerator<RowCounts> {
    for (;;) {
      const enquiryIds = await someBefore(db, before);
      if (enquiryIds.length === 0) return;
      yield await commit(async (trx) => {
        const quotes = await trx
          .selectFrom('door_quotes')
          .select('id')
          .where('enquiry_id', 'in', enquiryIds)
          .execute();
        const erased = await eraseSubjects(trx, { enquiryIds, quoteIds: quotes.map(({ id }) => id) });
        // The count is zero if another node has erased the enquiries meanwhile.
        if (erased.enquiries > 0) await noteIn(trx, { ...entry, action: 'retention', detail: { ...erased } });
        return erased;
      });
    }
  },

  /** The current time for erasures by the service: see `trustClock`. Null while no clock is trusted. */
  trustedTime({ commit }: Session, wall: WallMs, steady: SteadyMs): Promise<WallMs | null> {
    return commit(async (trx) => {
      const noted = await trx.selectFrom('upkeep_notes').selectAll().executeTakeFirst();
      const before = { trustedAt: noted?.trusted_at ?? null, leapAt: noted?.leap_at ?? null };
      // The earlier of both clocks: a wrong clock must not make rows older than they are.
      const { trustedAt, leapAt } = trustClock(before, Math.min(wall, steady));
      const row = { trusted_at: trustedAt, leap_at: leapAt };
      await trx
        .insertInto('upkeep_notes')
        .values({ id: 1, unclean_since: null, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      return trustedAt === null ? null : wallMs(trustedAt);
    });
  },

  /** The current time for erasures by command: the earlier of this machine's clock and the store's. */
  async cautiousTime({ db, serverTime }: Session, now: WallMs, boot: Boot | null): Promise<WallMs> {
    if (serverTime !== null) return wallMs(Math.min(now, await serverTime()));
    const noted = await db.selectFrom('steady_clock').selectAll().executeTakeFirst();
    if (!boot || noted?.boot_id !== boot.id) return now;
    return wallMs(Math.min(now, noted.ahead_ms + boot.uptimeMs));
  },
};

async function someBefore(db: Kysely<Database>, before: WallMs): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(enquiriesAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}
