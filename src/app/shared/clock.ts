/** Time as the use cases need it. */
export interface Clock {
  /** Wall-clock milliseconds, for what people read. It may jump. */
  readonly now: () => number;
  /**
   * Milliseconds that never jump, on the same scale as `now` was at the start of the process: for windows
   * (duplicates, retries) that must neither end early nor hang when somebody sets the clock.
   */
  readonly steady: () => number;
  /** Milliseconds since some moment, as exact as the machine has them: for limits. */
  readonly monotonic: () => number;
}

export function systemClock(): Clock {
  const offset = Date.now() - performance.now();
  return {
    now: () => Date.now(),
    steady: () => Math.round(offset + performance.now()),
    monotonic: () => performance.now(),
  };
}
