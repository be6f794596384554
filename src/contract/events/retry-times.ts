const [second, minute, hour] = [1000, 60_000, 3_600_000];

/**
 * Published retry schedule: waits before each attempt. The first attempt is immediate, the last after three days.
 */
export const waitsBeforeAttemptsMs: readonly number[] = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
];

/** The waits between attempts in words. */
export const attemptsInWords = inWords(waitsBeforeAttemptsMs.slice(1));

function inWords(waits: readonly number[]): string {
  const named = waits.map((ms) => {
    if (ms < minute) return `${ms / second} seconds`;
    return ms < hour ? `${ms / minute} minutes` : `${ms / hour} hours`;
  });
  return `at once, then after ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}
