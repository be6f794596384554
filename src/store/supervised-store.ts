import { storeUnavailable } from '../app/shared/refusal.ts';
import type { Store, Windows } from '../app/shared/store.ts';
import { databaseStore } from './database-store.ts';
import type { OpenDatabase } from './open-database.ts';
import { reasonFor } from './trouble.ts';
import { type UpgradeEvents, bringUpToDate } from './up-to-date.ts';

export interface SupervisedStore extends Store {
  /** Tries to open the store once and, when that fails, goes on trying in the background. */
  start(): Promise<void>;
  /** Why the store cannot be used now, or null while it can. */
  trouble(): string | null;
}

export interface StoreEvents extends UpgradeEvents {
  /** The store cannot be used; told once for each outage. The reason is null where nobody foresaw it. */
  lost(error: unknown, reason: string | null): void;
  found(): void;
}

const reopenEveryMs = 1000;

/**
 * A store that may be away: it cannot be opened yet, is locked, full, read-only, or its server is down. Whoever asks
 * meanwhile is refused with `store_unavailable`, and when it is back nobody has to restart anything.
 */
export function supervisedStore(
  open: () => OpenDatabase,
  windows: Windows,
  events: StoreEvents,
): SupervisedStore {
  let opened: { store: Store; isUnavailable: OpenDatabase['isUnavailable'] } | null = null;
  /** Undefined until the first try. */
  let state: 'away' | 'here' | undefined;
  let lastTrouble: { readonly error: unknown; readonly reason: string } | null = null;
  let closed = false;
  let reopening: NodeJS.Timeout | undefined;

  function lost(error: unknown): string {
    const reason = reasonFor(error);
    const said = reason ?? 'for a reason that is in the log';
    // Another reason than before is news too: a full disk may follow a wrong password.
    if (state !== 'away' || lastTrouble?.reason !== said) events.lost(error, reason);
    state = 'away';
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
      database = open();
      await bringUpToDate(database, events);
      const store = databaseStore(database, windows);
      await store.probe();
      opened = { store, isUnavailable: database.isUnavailable };
      found();
    } catch (error) {
      lost(error);
      await database?.db.destroy().catch(() => undefined);
      if (!closed) reopening = setTimeout(() => void start(), reopenEveryMs);
    }
  }

  async function use<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    if (!opened) throw storeUnavailable(lastTrouble?.error, lastTrouble?.reason);
    try {
      const result = await work(opened.store);
      found();
      return result;
    } catch (error) {
      throw refusalOf(error, opened.isUnavailable);
    }
  }

  function refusalOf(error: unknown, isUnavailable: OpenDatabase['isUnavailable']): unknown {
    if (!isUnavailable(error)) return error;
    return storeUnavailable(error, lost(error));
  }

  return {
    start,
    trouble: () => lastTrouble?.reason ?? null,
    enquiries: {
      submit: (batch) => use((store) => store.enquiries.submit(batch)),
      find: (id) => use((store) => store.enquiries.find(id)),
      findByReference: (reference) => use((store) => store.enquiries.findByReference(reference)),
      count: (filter) => use((store) => store.enquiries.count(filter)),
      async *list(filter, order) {
        if (!opened) throw storeUnavailable(lastTrouble?.error, lastTrouble?.reason);
        try {
          yield* opened.store.enquiries.list(filter, order);
        } catch (error) {
          throw refusalOf(error, opened.isUnavailable);
        }
      },
    },
    doorQuotes: {
      add: (quote) => use((store) => store.doorQuotes.add(quote)),
      findByTokenHash: (hash, at) => use((store) => store.doorQuotes.findByTokenHash(hash, at)),
    },
    keys: {
      add: (key) => use((store) => store.keys.add(key)),
      findByHash: (hash) => use((store) => store.keys.findByHash(hash)),
      list: () => use((store) => store.keys.list()),
      revoke: (id, at) => use((store) => store.keys.revoke(id, at)),
      recordUse: (id, at) => use((store) => store.keys.recordUse(id, at)),
    },
    probe: () => use((store) => store.probe()),
    forgetExpired: (at) => use((store) => store.forgetExpired(at)),
    async close() {
      closed = true;
      clearTimeout(reopening);
      await opened?.store.close();
      opened = null;
    },
  };
}
