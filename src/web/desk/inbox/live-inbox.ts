import type { InboxServices } from '../../../app/inbox/inbox-services.ts';

/** The event stream of one open page. */
export interface Watcher {
  readonly accountId: string;
  /** The enquiry that the page shows; null for a page of the inbox. */
  readonly enquiryId: string | null;
  /** Sends what is new: the number of new enquiries, or the changes of the enquiry. */
  readonly tell: () => Promise<void>;
  /** Sends a heartbeat. */
  readonly beat: () => Promise<void>;
  readonly end: () => void;
}

interface Progress {
  isUnderWay: boolean;
  /** What the store held when the page was last told: see `marks`; null before the first time. */
  lastOf: string | null;
}

/** Limits of open streams. Further pages poll. */
const mostOfAccount = 5;
const mostInAll = 100;
const lookEveryMs = 2000;
const beatEveryMs = 15_000;

interface LiveNeeds extends Pick<InboxServices, 'newest'> {
  /** The versions of these enquiries. */
  readonly versions: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** Polls the store once on behalf of all open streams. */
export function createLiveInbox({ newest, versions }: LiveNeeds) {
  const watchers = new Map<Watcher, Progress>();
  /** What the last poll found: the ids of the newest enquiries, and the versions of those that pages show. */
  let marks = { newest: '', versions: new Map() as ReadonlyMap<string, number> };
  let looking: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** Acts on every stream; one that fails does not affect the others. */
  const each = (act: (watcher: Watcher) => Promise<void>) =>
    Promise.allSettled([...watchers.keys()].map((watcher) => act(watcher)));

  async function look(): Promise<void> {
    const shown = [...watchers.keys()].flatMap(({ enquiryId }) => enquiryId ?? []);
    const found = await Promise.all([
      newest(),
      shown.length === 0 ? marks.versions : versions([...new Set(shown)]),
    ]).catch(() => null);
    if (found === null) return;
    marks = { newest: found[0].map(({ id }) => id).join('.'), versions: found[1] };
    await each((watcher) => tell(watcher, markOf(watcher)));
  }

  const markOf = ({ enquiryId }: Watcher): string =>
    enquiryId === null ? marks.newest : String(marks.versions.get(enquiryId));

  /**
   * Sends what is new, one at a time for each stream: concurrent answers could arrive out of order. The next poll
   * retries a failed or skipped one.
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
    /** Adds a stream: sends the current state at once, then every change. */
    join(watcher: Watcher): void {
      watchers.set(watcher, { isUnderWay: false, lastOf: null });
      void tell(watcher, markOf(watcher)).catch(() => undefined);
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
