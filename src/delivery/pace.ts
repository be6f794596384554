/** How many deliveries a node may begin in any second: each takes a moment of the thread that answers callers. */
const mostPerSecond = 50;
const secondMs = 1000;

/** Counts what was begun within the last second. */
export function createDeliveryPace(now: () => number) {
  /** When each of the last ones was begun, the first ones first. */
  let begun: number[] = [];
  return {
    /** How many more may begin now. */
    left(): number {
      const since = now() - secondMs;
      begun = begun.filter((at) => at > since);
      return mostPerSecond - begun.length;
    },
    /** One begins. */
    note(): void {
      begun.push(now());
    },
  };
}
