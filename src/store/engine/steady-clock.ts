import { type Transaction, sql } from 'kysely';
import { type Boot, type Clock, type SteadyMs, steadyMs } from '../../app/shared/clock.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Database } from './schema.ts';
import type { Session } from './session.ts';

/** The part of a clock that is needed to continue steady time over a restart. */
export type ContinuedClock = Pick<Clock, 'now' | 'steady' | 'boot' | 'continueFrom'>;

/**
 * Sets steady time, on which all windows are measured, when the program starts: the wall clock may have been
 * changed since the last run. With a database server, all nodes use the server's time. With a file, the store
 * has recorded how far steady time was ahead of the machine's uptime, so steady time continues exactly until
 * a reboot.
 */
export async function continueClock(
  database: OpenDatabase & Session,
  clock: ContinuedClock,
  /** Whether this process has opened the store before: its steady time is then right, and only recorded. */
  isKnown: boolean,
): Promise<void> {
  if (database.serverTime !== null) {
    if (!isKnown) clock.continueFrom(steadyMs(await database.serverTime()));
    return;
  }
  await database.commit(async (trx) => {
    const boot = clock.boot();
    const now = isKnown ? clock.steady() : await steadyNow(trx, clock, boot, reachOf(database));
    if (boot) await note(trx, boot, now);
    if (!isKnown) clock.continueFrom(now);
  });
}

/** A wall clock that moves further than this against steady time was set, or the machine was suspended. */
const jumpMs = 1000;

/**
 * Detects that a node may be behind the server's time, because steady time stops while a machine is
 * suspended. The node then takes the server's time again, but never sets its own back.
 */
export function createSuspensionWatch(clock: ContinuedClock) {
  const apart = () => clock.now() - clock.steady();
  let known = apart();
  return {
    mayBeBehind: (): boolean => Math.abs(apart() - known) > jumpMs,
    /** Called once steady time has been taken from the server. */
    begin(): void {
      known = apart();
    },
    async catchUp(serverTime: () => Promise<number>): Promise<void> {
      const time = await serverTime();
      if (time - clock.steady() > jumpMs) clock.continueFrom(steadyMs(time));
      known = apart();
    },
  };
}

/**
 * Maximum lead of a claim over the clock. A claim further ahead than the longest window was made under a wrong
 * clock, and is ignored: see claims.ts.
 */
const reachOf = ({ windows }: Session) => Math.max(windows.duplicateMs, windows.idempotencyMs);

/**
 * Steady time at the start. After a reboot the wall clock may be wrong: time is then no earlier than the last
 * claim.
 */
async function steadyNow(
  trx: Transaction<Database>,
  clock: ContinuedClock,
  boot: Boot | null,
  reachMs: number,
): Promise<SteadyMs> {
  const noted = await trx.selectFrom('steady_clock').selectAll().executeTakeFirst();
  const now = boot && noted?.boot_id === boot.id ? noted.ahead_ms + boot.uptimeMs : Number(clock.now());
  const latest = await latestClaim(trx, now + reachMs);
  return steadyMs(Math.max(now, latest));
}

async function latestClaim(trx: Transaction<Database>, before: number): Promise<number> {
  const { rows } = await sql<{ latest: number | null }>`
    select max(at) as latest from (
      select max(accepted_at) as at from duplicate_guards where accepted_at < ${before}
      union all
      select max(created_at) as at from idempotency_keys where created_at < ${before}
    ) as claims`.execute(trx);
  return rows[0]?.latest ?? 0;
}

async function note(trx: Transaction<Database>, boot: Boot, now: SteadyMs): Promise<void> {
  const row = { id: 1, boot_id: boot.id, ahead_ms: now - boot.uptimeMs };
  await trx
    .insertInto('steady_clock')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
