import type { DoorForm } from '../order/form-fields.ts';

type Doors = readonly DoorForm[];

interface Step {
  readonly doors: Doors;
  /** Number of the history entry of this step; several steps share an entry if pushState was refused. */
  entry: number | null;
}

/** State of an entry in the browser's history. */
interface Entry {
  readonly step: number;
  readonly entry: number;
  /** Number of the last step: after a reload, the page knows from it whether redo is possible. */
  readonly last: number;
  readonly doors: unknown;
}

interface TimelineNeeds {
  /** Reads the doors of a history entry that was written before a reload. */
  readonly read: (doors: unknown) => Doors | null;
  readonly show: (doors: Doors) => void;
  /** Address of the page with these doors; null if they have none. */
  readonly addressOf: (doors: Doors) => string | null;
  /** The address in the location bar, in the price view of the page. */
  readonly addressNow: () => string;
}

/** Timeout of `history.go`, which does nothing for a dropped entry: browsers keep only some fifty. */
const travelMs = 500;
/** Debounce delay of history writes, because browsers limit their rate. */
const settleMs = 300;

/**
 * Steps of undo and redo, each with an entry in the browser's history, so that Back undoes. The steps in
 * memory are authoritative; the history follows, because navigating in it is asynchronous and the browser may
 * refuse entries.
 */
export function createTimeline({ read, show, addressOf, addressNow }: TimelineNeeds) {
  const steps = new Map<number, Step>();
  let now = 0;
  let last = 0;
  /** Number of the history entry that the browser is at. */
  let entry = 0;
  let travel: ReturnType<typeof setTimeout> | undefined;
  let writing: ReturnType<typeof setTimeout> | undefined;

  function write(method: 'pushState' | 'replaceState', number: number, address: string): boolean {
    clearTimeout(writing);
    writing = undefined;
    const state: Entry = { step: now, entry: number, last, doors: steps.get(now)?.doors };
    try {
      history[method](state, '', address);
      return true;
    } catch {
      // Rate limit of the browser: retries later.
      writing = setTimeout(rewriteWithDoors, 10 * travelMs);
      return false;
    }
  }
  function rewrite(doors?: Doors): void {
    // While the browser navigates, it is not at the entry of the step yet; `onArrival` writes the entry then.
    if (travel === undefined) write('replaceState', entry, (doors && addressOf(doors)) ?? addressNow());
  }
  const rewriteWithDoors = () => {
    rewrite(steps.get(now)?.doors);
  };

  /** Brings the browser to the history entry of the current step. */
  function settle(): void {
    const step = steps.get(now);
    if (travel !== undefined || !step) return;
    if (step.entry === null) {
      if (write('pushState', entry + 1, addressOf(step.doors) ?? addressNow())) entry += 1;
      step.entry = entry;
    } else if (step.entry === entry) rewrite();
    else {
      travel = setTimeout(() => {
        travel = undefined;
        step.entry = entry;
        rewriteWithDoors();
      }, travelMs);
      history.go(step.entry - entry);
    }
  }

  function onArrival({ state }: PopStateEvent): void {
    const at = entryIn(state);
    // An entry without our state: the user followed a link within the page.
    if (!at) {
      rewrite();
      return;
    }
    ({ entry } = at);
    if (travel !== undefined) {
      clearTimeout(travel);
      travel = undefined;
      settle();
      return;
    }
    const doors = steps.get(at.step)?.doors ?? read(at.doors);
    if (!doors) return;
    now = at.step;
    last = Math.max(last, at.last);
    steps.set(now, { doors, entry });
    rewrite();
    show(doors);
  }

  return {
    /** The doors of the current history entry, after a reload or return; null if it has none. */
    kept(): Doors | null {
      const at = entryIn(history.state);
      const doors = at && read(at.doors);
      if (doors) ({ step: now, entry, last } = at);
      return doors;
    },
    /** Starts with the doors on the page; returns a function that removes the listeners. */
    start(doors: Doors, isOfAddress: boolean): () => void {
      steps.set(now, { doors, entry });
      if (isOfAddress) rewrite();
      else rewriteWithDoors();
      // Undo and redo must not scroll the page, so scroll restoration is manual until the page is left.
      const leave = () => {
        history.scrollRestoration = 'auto';
      };
      addEventListener('popstate', onArrival);
      addEventListener('pagehide', leave);
      return () => {
        removeEventListener('popstate', onArrival);
        removeEventListener('pagehide', leave);
      };
    },
    /** Records changed doors, as a new step or as part of the current step. */
    take(doors: Doors, isMore: boolean): void {
      const step = steps.get(now);
      if (JSON.stringify(step?.doors) === JSON.stringify(doors)) return;
      if (isMore) {
        steps.set(now, { doors, entry: step?.entry ?? entry });
        clearTimeout(writing);
        writing = setTimeout(rewriteWithDoors, settleMs);
        return;
      }
      history.scrollRestoration = 'manual';
      if (writing !== undefined) rewriteWithDoors();
      for (let gone = now + 1; gone <= last; gone += 1) steps.delete(gone);
      now += 1;
      last = now;
      steps.set(now, { doors, entry: null });
      settle();
    },
    /** Undoes (-1) or redoes (1) one step. */
    go(by: -1 | 1): void {
      if (by === -1 ? now === 0 : now === last) return;
      history.scrollRestoration = 'manual';
      if (writing !== undefined) rewriteWithDoors();
      const step = steps.get(now + by);
      if (!step) {
        history.go(by);
        return;
      }
      now += by;
      step.entry ??= entry;
      settle();
      show(step.doors);
    },
    canUndo: () => now > 0,
    canRedo: () => now < last,
    /** Updates the address after a change of the price view. */
    readdress: () => {
      rewrite();
    },
  };
}

export type Timeline = ReturnType<typeof createTimeline>;

function entryIn(state: unknown): Entry | null {
  const { step, entry, last } = (state ?? {}) as Partial<Record<keyof Entry, unknown>>;
  return typeof step === 'number' && typeof entry === 'number' && typeof last === 'number'
    ? (state as Entry)
    : null;
}
