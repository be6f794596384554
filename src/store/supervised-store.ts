import { storeUnavailable } from '../app/errors.ts';
import type { Store, Windows } from '../app/ports.ts';
import { databaseStore } from './database-store.ts';
import type { OpenDatabase } from './open-database.ts';

export interface SupervisedStore extends Store {
  /** Tries to open the store once and, when that fails, goes on trying in the background. */
  start(): Promise<void>;
}

export interface StoreEvents {
  /** The store cannot be used; told once for each outage. */
  lost(error: unknown): void;
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
  let away: boolean | null = null;
  let closed = false;
  let reopening: NodeJS.Timeout | undefined;

  function lost(error: unknown): void {
    if (away !== true) events.lost(error);
    away = true;
  }

  function found(): void {
    if (away !== false) events.found();
    away = false;
  }

  async function start(): Promise<void> {
    let database: OpenDatabase | undefined;
    try {
      database = open();
      const store = await databaseStore(database, windows);
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
    if (!opened) throw storeUnavailable();
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
    lost(error);
    return storeUnavailable(error);
  }

  return {
    start,
    enquiries: {
      submit: (batch) => use((store) => store.enquiries.submit(batch)),
      find: (id) => use((store) => store.enquiries.find(id)),
      findByReference: (reference) => use((store) => store.enquiries.findByReference(reference)),
      count: (filter) => use((store) => store.enquiries.count(filter)),
      async *list(filter, order) {
        if (!opened) throw storeUnavailable();
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
