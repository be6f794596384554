import { performance } from 'node:perf_hooks';
import { garbageCollector } from '../workers/garbage.ts';

const lookEveryMs = 5000;
/** How much of the time may go to work where nobody is kept waiting by a twentieth of a second. */
const idleBelow = 0.05;

/**
 * Gives back the memory that only a start needs, a third of it, in the first quiet moment: V8 keeps it for the next time.
 */
export function tidyUpOnceIdle(): void {
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (utilization >= idleBelow) return;
    clearInterval(timer);
    garbageCollector()({ type: 'major', flavor: 'last-resort' });
  }, lookEveryMs).unref();
}
