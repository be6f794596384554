/** Time as what runs by itself needs it: how much has passed, and being called later. A simulation has its own. */
export interface Timers {
  /** Milliseconds since some moment. */
  readonly now: () => number;
  /** Does something after this time, unless what it returns is called before. It holds up nobody's end. */
  readonly after: (ms: number, work: () => void) => () => void;
}

export const systemTimers: Timers = {
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms).unref();
    return () => {
      clearTimeout(timer);
    };
  },
};
