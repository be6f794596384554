import { type Clock, monotonicMs, steadyMs, wallMs } from '../../src/app/shared/clock.ts';

/** A clock that stands still until it is told otherwise. */
export interface TestClock extends Clock {
  /** Time passes. */
  advance(ms: number): void;
  /** Somebody sets the wall clock, forward or back; no time passes. */
  setWallClock(byMs: number): void;
}

export function testClock(startedAt = Date.parse('2026-03-02T10:00:00Z')): TestClock {
  let passed = 0;
  let shift = 0;
  return {
    now: () => wallMs(startedAt + passed + shift),
    steady: () => steadyMs(startedAt + passed),
    monotonic: () => monotonicMs(passed),
    advance: (ms) => {
      passed += ms;
    },
    setWallClock: (byMs) => {
      shift += byMs;
    },
  };
}
