import type { DoorForm } from '../order/form-fields.ts';

type Doors = readonly DoorForm[];

interface Step {
  readonly doors: Doors;
  /** Number of the browser's entry that holds the step; several steps share one where pushState was refused. */
  entry: number | null;
}

/** State of an entry of the browser's history. */
interface Entry {
  readonly step: number;
  readonly entry: number;
  /** Number of the last step, so that a page that was loaded anew knows whether there is something to redo. */
  readonly last: number;
  readonly doors: unknown;
}

interface TimelineNeeds {
  /** Doors of an entry that another load of the page has written. */
  readonly read: (doors: unknown) => Doors | null;
  readonly show: (doors: Doors) => void;
  /** Address of the page with these doors; null if they have none. */
  readonly addressOf: (doors: Doors) => string | null;
  /** The address that is shown, in the price view of the page. */
  readonly addressNow: () => string;
}

/** How long an entry may take to be reached; browsers drop entries beyond some fifty. */
const travelMs = 500;
/** Browsers limit the rate of changes of their history. */
const settleMs = 300;

/**
 * Steps of undo and redo, each an entry of the browser's history as long as the browser takes them: so Back undoes.
 * The steps in memory are the truth; the entries follow, since travelling among them is asynchronous.
 */
export function createTimeline({ read, show, addressOf, addressNow }: TimelineNeeds) {
  const steps = new Map<number, Step>();
  let now = 0;
  let last = 0;
  /** The browser's entry. */
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
      // Too many in a short time. Once the browser takes them again, its entry is put right.
      writing = setTimeout(rewriteWithDoors, 10 * travelMs);
      return false;
    }
  }
  function rewrite(doors?: Doors): void {
    // On the way, the browser is not yet at the entry of the step; the arrival writes it.
    if (travel === undefined) write('replaceState', entry, (doors && addressOf(doors)) ?? addressNow());
  }
  const rewriteWithDoors = () => {
    rewrite(steps.get(now)?.doors);
  };

  /** Brings the browser to the entry of the step that is shown. */
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
    // A jump to another part of the page.
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
    /** The doors of the entry on which the page was loaded, after a reload or on the way back from another page. */
    kept(): Doors | null {
      const at = entryIn(history.state);
      const doors = at && read(at.doors);
      if (doors) ({ step: now, entry, last } = at);
      return doors;
    },
    /** Starts with the doors that the page shows; returns what ends it. */
    start(doors: Doors, isOfAddress: boolean): () => void {
      steps.set(now, { doors, entry });
      if (isOfAddress) rewrite();
      else rewriteWithDoors();
      // Where the page stays in place while its doors change, only leaving it is a reason to restore the scroll position.
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
    /** Notes changed doors: as a step, or as more of the step that is shown. */
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
    /** Undoes one step, or does it again. */
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
    /** Writes the address anew, after a change of the price view. */
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
