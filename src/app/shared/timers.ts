import { eventLoopUtilization } from 'node:perf_hooks';

/** Timers of background jobs: elapsed time and timeouts. The simulation replaces them. */
export interface Timers {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Calls `work` after a delay, unless the returned function cancels it. Does not keep the process alive. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** Recent event-loop utilisation of this thread, from 0 to 1. */
  readonly busy: () => number;
}

/** Window of the measurement. In a shorter window, a single task would dominate. */
const momentMs = 500;

/** Measures the event-loop utilisation, and caches it for `momentMs`. */
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
