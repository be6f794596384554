import { type RawBuilder, sql } from 'kysely';
import type { SteadyMs } from '../app/shared/clock.ts';
import { windowIsOver } from './enquiries/claims.ts';
import { type CopiedTable, copiedTables, rowNames } from './backup/copying/tables.ts';
import { eraseSubjects } from './people/erasing/subjects.ts';
import type { Session } from './engine/session.ts';

const day = 86_400_000;
/**
 * How long unsent quotes are kept after their link has expired: a clock that is wrong for some days must not cost a
 * customer a quote.
 */
const keepEndedQuotesMs = 7 * day;
const keepEventsMs = 30 * day;
/** Maximum wait of a retry. A delivery due later was dated by a wrong clock. */
const maxRetryWaitMs = 2 * day;
/** Batch size; bounds how long submissions wait. */
const rowsAtOnce = 500;

/** Fails if a table is missing; reads no rows. */
const touchAllTables = sql`select ${sql.join(copiedTables.map((table) => sql`(select 1 from ${sql.table(table)} limit 0)`))}`;

export const upkeep = {
  /** Checks by a small write that the store takes enquiries, and by a query that no table is missing. */
  async probe({ commit }: Session): Promise<void> {
    const row = { id: 1, beaten_at: Date.now() };
    await commit(async (trx) => {
      await trx
        .insertInto('heartbeat')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      await touchAllTables.execute(trx);
    });
  },

  /**
   * Erases what has expired: duplicate guards and idempotency keys whose windows are over, unsent quotes
   * (sent ones stay with their enquiry), sessions and browsers of staff, and events delivered long ago.
   * Deliveries of replies stay with their enquiry, whose page shows their state.
   */
  async forgetExpired(session: Session, at: SteadyMs): Promise<void> {
    const { duplicateMs, idempotencyMs } = session.windows;
    await erase(session, 'duplicate_guards', windowIsOver('accepted_at', at, duplicateMs));
    await erase(session, 'idempotency_keys', windowIsOver('created_at', at, idempotencyMs));
    await eraseEndedQuotes(session, at);
    await erase(session, 'staff_sessions', sql`expires_at <= ${at}`);
    await erase(session, 'staff_browsers', sql`expires_at <= ${at}`);
    const old = at - keepEventsMs;
    await erase(
      session,
      'deliveries',
      sql`created_at <= ${old} and state <> 'waiting' and finished_at <= ${old} and destination <> 'mail:reply'`,
    );
    // Compares subject and number instead of the event's id, to use the index by subject.
    const isOnItsWay = sql`exists (select 1 from deliveries
      where deliveries.subject_id = events.subject_id and deliveries.number = events.number)`;
    await erase(session, 'events', sql`created_at <= ${old} and not ${isOnItsWay}`);
    await session.commit((trx) =>
      trx
        .updateTable('deliveries')
        .set({ next_attempt_at: at })
        .where('state', '=', sql.lit('waiting'))
        .where('next_attempt_at', '>', at + maxRetryWaitMs)
        .execute(),
    );
  },
};

/**
 * Erases unsent quotes with all rows that refer to them. Their links expired long ago, so no customer can be
 * sending one.
 */
async function eraseEndedQuotes({ commit }: Session, at: SteadyMs): Promise<void> {
  for (;;) {
    const { doorQuotes: erased } = await commit(async (trx) => {
      const ended = await trx
        .selectFrom('door_quotes')
        .select('id')
        .where('enquiry_id', 'is', null)
        .where('expires_at', '<=', at - keepEndedQuotesMs)
        .limit(rowsAtOnce)
        .execute();
      return eraseSubjects(trx, { enquiryIds: [], quoteIds: ended.map(({ id }) => id) });
    });
    if (erased < rowsAtOnce) return;
  }
}

/**
 * Erases rows, one transaction per batch. The condition occurs twice, because PostgreSQL re-evaluates only the
 * outer one for a row that was changed concurrently.
 */
async function erase({ commit }: Session, table: CopiedTable, condition: RawBuilder<boolean>): Promise<void> {
  const [from, name] = [sql.table(table), sql.ref(rowNames[table])];
  const someRows = sql`
    delete from ${from}
    where ${name} in (select ${name} from ${from} where ${condition} limit ${rowsAtOnce}) and ${condition}`;
  for (;;) {
    const { numAffectedRows = 0n } = await commit((trx) => someRows.execute(trx));
    if (numAffectedRows < rowsAtOnce) return;
  }
}
