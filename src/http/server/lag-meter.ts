/**
 * Returns a function that measures how late each of its calls is: the time beyond `expectedMs` since the
 * previous call, in which the process was suspended or starved. 0 if the call is in time.
 */
export function createLagMeter(expectedMs: number, now = () => performance.now()): () => number {
  let calledAt = now();
  return () => {
    const before = calledAt;
    calledAt = now();
    return Math.max(0, calledAt - before - expectedMs);
  };
}
