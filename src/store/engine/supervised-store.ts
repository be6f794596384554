import { storeUnavailable } from '../../app/shared/refusal.ts';
import { type Timers, systemTimers } from '../../app/shared/timers.ts';
import type { DamagedRow } from './migrations/damaged-rows.ts';
import type { OpenDatabase } from './open-database.ts';
import { type ContinuedClock, continueClock, createSuspensionWatch } from './steady-clock.ts';
import type { Session } from './session.ts';
import type { Windows } from './windows.ts';
import { type Store, storeBy } from '../store.ts';
import { reasonFor } from './fault.ts';
import { upkeep } from '../upkeep.ts';
import { bringUpToDate } from './version.ts';

export interface SupervisedStore extends Store {
  /** Opens the store; if that fails, retries in the background. */
  start(): Promise<void>;
  /** Why the store cannot be used now; null while it can. */
  trouble(): string | null;
  /**
   * Requests wait for this before they read the time. After the machine was suspended, it resolves once the
   * server's time has been taken again, within a second; otherwise null.
   */
  readonly timeSettles: () => Promise<void> | null;
}

export interface StoreEvents {
  /** Called before an older store is migrated. */
  readonly beforeUpgrade: (from: string, to: string) => Promise<void>;
  /** Called for each row that the migration could not read, and left as it is. */
  damaged(row: DamagedRow): void;
  /** Called once the store is open and migrated, before any caller uses it. */
  readonly beforeUse: (session: Session) => Promise<void>;
  /**
   * Called once per outage and reason, when the store becomes unavailable. The reason is null for unexpected
   * errors.
   */
  lost(error: unknown, reason: string | null): void;
  found(): void;
}

const retryMs = 1000;
const mostSettlingMs = 1000;

const reasonText = (error: unknown): string => reasonFor(error) ?? 'for a reason that is in the log';

/**
 * A store that may be unavailable: not opened yet, locked, full, read-only, or its server is down. Calls are then
 * refused with `store_unavailable`. It recovers without a restart.
 */
export function createSupervisedStore(
  /** `again`: the store was open before. */
  open: (again: boolean) => Promise<OpenDatabase>,
  windows: Windows,
  events: StoreEvents,
  clock: ContinuedClock,
  { after }: Pick<Timers, 'after'> = systemTimers,
): SupervisedStore {
  let opened: (OpenDatabase & Session) | null = null;
  let state: 'away' | 'here' | undefined;
  let lastTrouble: { readonly error: unknown; readonly reason: string } | null = null;
  let losses = 0;
  let wasOpen = false;
  let closed = false;
  let stopReopening: (() => void) | undefined;
  const suspensions = createSuspensionWatch(clock);
  let catchingUp: Promise<void> | undefined;

  /** Takes the server's time again if the machine may have been suspended; null if there is nothing to wait for. */
  function catchUp(): Promise<void> | null {
    const serverTime = opened?.serverTime;
    if (!serverTime || !suspensions.mayBeBehind()) return null;
    return (catchingUp ??= suspensions.catchUp(serverTime).finally(() => {
      catchingUp = undefined;
    }));
  }

  function timeSettles(): Promise<void> | null {
    const caughtUp = lastTrouble ? null : catchUp();
    if (!caughtUp) return null;
    return new Promise((resolve) => {
      const cancel = after(mostSettlingMs, resolve);
      // Failures are ignored here: the next store call reports them.
      const end = () => {
        cancel();
        resolve();
      };
      caughtUp.then(end, end);
    });
  }

  function lost(error: unknown): string {
    const reason = reasonFor(error);
    const said = reasonText(error);
    // A new reason is reported too: a full disk may follow after a wrong password.
    if (state !== 'away' || lastTrouble?.reason !== said) events.lost(error, reason);
    state = 'away';
    losses += 1;
    lastTrouble = { error, reason: said };
    return said;
  }

  function found(): void {
    if (state !== 'here') events.found();
    state = 'here';
    lastTrouble = null;
  }

  async function start(): Promise<void> {
    let database: OpenDatabase | undefined;
    try {
      database = await open(wasOpen);
      for (const row of await bringUpToDate(database, events.beforeUpgrade)) events.damaged(row);
      const session = { ...database, windows };
      await continueClock(session, clock, wasOpen);
      if (!wasOpen) suspensions.begin();
      await events.beforeUse(session);
      await upkeep.probe(session);
      if (closed) {
        await database.db.destroy();
        return;
      }
      opened = session;
      wasOpen = true;
      found();
    } catch (error) {
      await database?.db.destroy().catch(() => undefined);
      lost(error);
      retryLater();
    }
  }

  function retryLater(): void {
    if (!closed) stopReopening = after(retryMs, () => void start());
  }

  /**
   * Closes a store that cannot be used any more, and reopens it. The loss is reported only after closing, because
   * closing deletes the -wal and -shm files by name: an operator who was told earlier may have put a copy of the
   * database there, with its own -wal and -shm.
   */
  function giveUp(spoiled: OpenDatabase, error: unknown): void {
    opened = null;
    losses += 1;
    lastTrouble = { error, reason: 'it is being closed after a fault' };
    void spoiled.db
      .destroy()
      .catch(() => undefined)
      .then(() => {
        lost(error);
        retryLater();
      });
  }

  function openNow() {
    if (!opened) throw storeUnavailable(lastTrouble?.error, lastTrouble?.reason);
    return opened;
  }

  async function use<Result>(work: (session: Session) => Promise<Result>): Promise<Result> {
    const session = openNow();
    const before = losses;
    try {
      const caughtUp = catchUp();
      if (caughtUp) await caughtUp;
      const result = await work(session);
      // An operation that began before the loss does not prove that the store is back: it may only have waited for
      // its turn.
      if (session === opened && before === losses) found();
      return result;
    } catch (error) {
      throw refusalOf(error, session);
    }
  }

  async function* stream<Row>(work: (session: Session) => AsyncIterable<Row>): AsyncGenerator<Row> {
    const session = openNow();
    const before = losses;
    try {
      yield* work(session);
      if (session === opened && before === losses) found();
    } catch (error) {
      throw refusalOf(error, session);
    }
  }

  function refusalOf(error: unknown, database: OpenDatabase): unknown {
    // The store was closed during this operation, which failed for that reason.
    if (database !== opened) return storeUnavailable(error, lastTrouble?.reason);
    if (!database.isUnavailable(error)) return error;
    if (!database.isSpoiled(error)) return storeUnavailable(error, lost(error));
    giveUp(database, error);
    return storeUnavailable(error, reasonText(error));
  }

  return {
    ...storeBy({ use, stream }),
    start: () => {
      closed = false;
      return start();
    },
    trouble: () => lastTrouble?.reason ?? null,
    timeSettles,
    async close() {
      closed = true;
      stopReopening?.();
      await opened?.db.destroy();
      opened = null;
    },
  };
}
