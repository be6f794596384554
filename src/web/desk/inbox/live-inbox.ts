import type { InboxServices } from '../../../app/inbox/inbox-services.ts';

/** The event stream of one open page. */
export interface Watcher {
  readonly accountId: string;
  /** Sends the current number of new enquiries. */
  readonly tell: () => Promise<void>;
  /** Sends a heartbeat. */
  readonly beat: () => Promise<void>;
  readonly end: () => void;
}

interface Progress {
  isUnderWay: boolean;
  /** Ids of the newest enquiries when the last count was sent; null before the first. */
  lastOf: string | null;
}

/** Limits of open streams. Further pages poll. */
const mostOfAccount = 5;
const mostInAll = 100;
const lookEveryMs = 2000;
const beatEveryMs = 15_000;

/** Polls the store once on behalf of all open streams. */
export function createLiveInbox({ newest }: Pick<InboxServices, 'newest'>) {
  const watchers = new Map<Watcher, Progress>();
  /** Ids of the newest enquiries at the last poll. */
  let newestIds = '';
  let looking: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** Acts on every stream; one that fails does not affect the others. */
  const each = (act: (watcher: Watcher) => Promise<void>) =>
    Promise.allSettled([...watchers.keys()].map((watcher) => act(watcher)));

  async function look(): Promise<void> {
    const places = await newest().catch(() => null);
    if (places === null) return;
    const ids = places.map(({ id }) => id).join('.');
    newestIds = ids;
    await each((watcher) => tell(watcher, ids));
  }

  /**
   * Sends a count, one at a time for each stream: concurrent counts could arrive out of order. The next poll
   * retries a failed or skipped count.
   */
  async function tell(watcher: Watcher, of: string): Promise<void> {
    const telling = watchers.get(watcher);
    if (!telling || telling.isUnderWay || telling.lastOf === of) return;
    telling.isUnderWay = true;
    try {
      await watcher.tell();
      telling.lastOf = of;
    } finally {
      telling.isUnderWay = false;
    }
  }

  function leave(watcher: Watcher): void {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(looking);
    clearInterval(beating);
    looking = undefined;
  }

  return {
    hasRoomFor(accountId: string): boolean {
      const own = [...watchers.keys()].filter((watcher) => watcher.accountId === accountId).length;
      return !isClosed && own < mostOfAccount && watchers.size < mostInAll;
    },
    /** Adds a stream: sends the current count at once, then every change. */
    join(watcher: Watcher): void {
      watchers.set(watcher, { isUnderWay: false, lastOf: null });
      void tell(watcher, newestIds).catch(() => undefined);
      if (looking) return;
      looking = setInterval(() => void look(), lookEveryMs).unref();
      beating = setInterval(() => void each((one) => one.beat()), beatEveryMs).unref();
    },
    leave,
    close: (): Promise<void> => {
      isClosed = true;
      for (const watcher of [...watchers.keys()]) {
        leave(watcher);
        watcher.end();
      }
      return Promise.resolve();
    },
  };
}

export type LiveInbox = ReturnType<typeof createLiveInbox>;
