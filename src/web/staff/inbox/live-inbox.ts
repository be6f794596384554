import type { InboxServices } from '../../../app/desk/inbox-services.ts';

/** One open page that wants to be told. */
export interface Watcher {
  readonly accountId: string;
  /** How many there are now. */
  readonly tell: () => Promise<void>;
  /** Nothing has come, and the line is to stay open. */
  readonly beat: () => Promise<void>;
  readonly end: () => void;
}

interface Telling {
  isUnderWay: boolean;
  /** The newest enquiries there were when it last was told. */
  lastOf: string | null;
}

/** Pages that one member of staff has open, and all of them together. More are told that they have to ask by themselves. */
const mostOfAccount = 5;
const mostInAll = 100;
const lookEveryMs = 2000;
const beatEveryMs = 15_000;

/** Looks for new enquiries on behalf of all open pages at once: one short question, however many there are. */
export function createLiveInbox({ newest }: Pick<InboxServices, 'newest'>) {
  const watchers = new Map<Watcher, Telling>();
  /** As the last look had them. */
  let newestIds = '';
  let looking: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** One that fails, because the store is away or the page is gone, does not keep it from the others. */
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
   * Never twice at the same time: of two counts of one page the earlier one might arrive last. Where it fails, or another
   * is under way, the next look does it.
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
    /** From now on it is told, and how many there are already at once. */
    join(watcher: Watcher): void {
      watchers.set(watcher, { isUnderWay: false, lastOf: null });
      void tell(watcher, newestIds).catch(() => undefined);
      if (looking) return;
      looking = setInterval(() => void look(), lookEveryMs).unref();
      beating = setInterval(() => void each((one) => one.beat()), beatEveryMs).unref();
    },
    leave,
    /** The service stops. */
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
