/**
 * Measures how much longer than `expectedMs` it took until the next call: for so long the process was suspended or
 * starved. 0 if it was in time.
 */
export function createLagMeter(expectedMs: number, now = () => performance.now()): () => number {
  let calledAt = now();
  return () => {
    const before = calledAt;
    calledAt = now();
    return Math.max(0, calledAt - before - expectedMs);
  };
}
