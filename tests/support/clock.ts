import { type Clock, monotonicMs, steadyMs, wallMs } from '../../src/app/shared/clock.ts';

/** A clock that stands still until it is advanced. */
export interface TestClock extends Clock {
  /** Lets this much time pass. */
  advance(ms: number): void;
  /** Sets the wall clock without letting time pass. */
  setWallClock(byMs: number): void;
}

const someDay = Date.parse('2026-03-02T10:00:00Z');

/**
 * A clock for tests that start the service once: its steady time does not continue from the time in the
 * store.
 */
export function testClock(startedAt = someDay): TestClock {
  const machine = testMachine(startedAt);
  return { ...machine.startProgram(), boot: () => null, continueFrom: () => undefined };
}

/** A machine on which a program is restarted, with a wall clock that can be set in between. */
export function testMachine(startedAt = someDay) {
  let passed = 0;
  let shift = 0;
  let boot = { id: 'boot 1', at: -3_600_000 };
  const advance = (ms: number) => {
    passed += ms;
  };
  const setWallClock = (byMs: number) => {
    shift += byMs;
  };
  const now = () => wallMs(startedAt + passed + shift);
  return {
    advance,
    setWallClock,
    reboot: () => {
      boot = { id: `${boot.id}, again`, at: passed };
    },
    /** The clock of a program that starts now. */
    startProgram: (): TestClock => {
      let ahead = now() - passed;
      return {
        advance,
        setWallClock,
        now,
        steady: () => steadyMs(ahead + passed),
        monotonic: () => monotonicMs(passed),
        boot: () => ({ id: boot.id, uptimeMs: passed - boot.at }),
        continueFrom: (steady) => {
          ahead = steady - passed;
        },
      };
    },
  };
}
