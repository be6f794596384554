import { systemTimers } from './timers.ts';

/** Maximum time between rounds. A wake-up starts the next round sooner. */
const pollMs = 1000;
/** Minimum and maximum pause between two rounds. */
const leastRestMs = 100;
const mostRestMs = 2000;
/**
 * Pause after a round, as a multiple of its duration. Backpressure: the pause is longer while requests keep
 * the thread busy.
 */
const restsPerRound = 30;
const restsWhenBusy = 70;

/** Polls: runs a round soon after each wake-up, and at least every second. */
export function createRounds(round: () => Promise<void>, { now, after, busy } = systemTimers) {
  const stopping = new AbortController();
  let isWanted = false;
  let running = Promise.resolve();
  /** Ends the wait for work, but not the pause after a round. */
  let endWait: (() => void) | undefined;

  const wait = (ms: number, mayBeWoken: boolean) =>
    new Promise<void>((resolve) => {
      const end = () => {
        cancel();
        stopping.signal.removeEventListener('abort', end);
        endWait = undefined;
        resolve();
      };
      const cancel = after(ms, end);
      stopping.signal.addEventListener('abort', end);
      if (mayBeWoken) endWait = end;
      if (stopping.signal.aborted || (mayBeWoken && isWanted)) end();
    });

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      isWanted = false;
      const begun = now();
      await round();
      const took = now() - begun;
      const rests = restsPerRound + restsWhenBusy * busy();
      await wait(Math.min(mostRestMs, Math.max(leastRestMs, rests * took)), false);
      await wait(pollMs, true);
    }
  }

  return {
    start: (): void => {
      running = run();
    },
    /** Requests a round as soon as possible. */
    wake: (): void => {
      isWanted = true;
      endWait?.();
    },
    /** Stops; resolves when the last round has ended. */
    stop: (): Promise<void> => {
      stopping.abort();
      return running;
    },
  };
}
