import type { InboxServices } from '../../../app/desk/inbox-services.ts';

/** One open page that wants to be told. */
export interface Watcher {
  readonly accountId: string;
  /** Something has come. */
  readonly tell: () => Promise<void>;
  /** Nothing has, and the line is to stay open. */
  readonly beat: () => Promise<void>;
  readonly end: () => void;
}

/** Pages that one member of staff has open, and all of them together. More are told that they have to ask by themselves. */
const mostOfAccount = 5;
const mostInAll = 100;
const lookEveryMs = 2000;
const beatEveryMs = 15_000;

/** Looks for new enquiries on behalf of all open pages at once: one short question, however many there are. */
export function createLiveInbox({ newest }: Pick<InboxServices, 'newest'>) {
  /** With the newest enquiry that each was told of. */
  const watchers = new Map<Watcher, { toldOf: string | null }>();
  let looking: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** One that fails, because the store is away or the page is gone, does not keep it from the others. */
  const each = (act: (watcher: Watcher) => Promise<void>) =>
    Promise.allSettled([...watchers.keys()].map((watcher) => act(watcher)));

  async function look(): Promise<void> {
    const place = await newest().catch(() => null);
    if (place !== null) await each((watcher) => tell(watcher, place.id));
  }

  /** Where it fails, the next look does it. */
  async function tell(watcher: Watcher, of: string): Promise<void> {
    const known = watchers.get(watcher);
    if (!known || known.toldOf === of) return;
    await watcher.tell();
    known.toldOf = of;
  }

  function leave(watcher: Watcher): void {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(looking);
    clearInterval(beating);
    looking = undefined;
  }

  return {
    /** False where there are too many. */
    join(watcher: Watcher): boolean {
      const own = [...watchers.keys()].filter(({ accountId }) => accountId === watcher.accountId).length;
      if (isClosed || own >= mostOfAccount || watchers.size >= mostInAll) return false;
      watchers.set(watcher, { toldOf: null });
      if (looking) return true;
      looking = setInterval(() => void look(), lookEveryMs).unref();
      beating = setInterval(() => void each((one) => one.beat()), beatEveryMs).unref();
      return true;
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
