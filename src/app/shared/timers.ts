import { eventLoopUtilization } from 'node:perf_hooks';

/** Time as what runs by itself needs it: how much has passed, and being called later. A simulation has its own. */
export interface Timers {
  /** Milliseconds since some moment. */
  readonly now: () => number;
  /** Does something after this time, unless what it returns is called before. It holds up nobody's end. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** How much of the last moment this thread had something to do, from 0 to 1. */
  readonly busy: () => number;
}

/** Shorter ones would tell of a single piece of work. */
const momentMs = 500;

/** Whoever asks within a moment is told the same. */
function createBusy(now: () => number): () => number {
  let since = eventLoopUtilization();
  let sinceMs = now();
  let busy = 0;
  return () => {
    if (now() - sinceMs < momentMs) return busy;
    const current = eventLoopUtilization();
    busy = eventLoopUtilization(current, since).utilization;
    since = current;
    sinceMs = now();
    return busy;
  };
}

const now = () => performance.now();

export const systemTimers: Timers = {
  now,
  after: (ms, work) => {
    const timer = setTimeout(work, ms).unref();
    return () => {
      clearTimeout(timer);
    };
  },
  busy: createBusy(now),
};
