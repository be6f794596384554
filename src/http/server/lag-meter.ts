/**
 * Measures how much later than `expectedMs` the next call comes: for that long the process was suspended or
 * starved. 0 if the call is in time.
 */
export function createLagMeter(expectedMs: number, now = () => performance.now()): () => number {
  let calledAt = now();
  return () => {
    const before = calledAt;
    calledAt = now();
    return Math.max(0, calledAt - before - expectedMs);
  };
}
