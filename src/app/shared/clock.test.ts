import { existsSync } from 'node:fs';
import { uptime } from 'node:os';
import { afterEach, expect, expectTypeOf, it, vi } from 'vitest';
import { type MonotonicMs, type SteadyMs, type WallMs, createSystemClock, steadyMs } from './clock.ts';

/** Checked by `npm run check:types`: the test does not compile if a type is assignable to another. */
it('wall, steady and monotonic times cannot be assigned to each other', () => {
  expectTypeOf<WallMs>().not.toExtend<SteadyMs>();
  expectTypeOf<WallMs>().not.toExtend<MonotonicMs>();
  expectTypeOf<SteadyMs>().not.toExtend<WallMs>();
  expectTypeOf<SteadyMs>().not.toExtend<MonotonicMs>();
  expectTypeOf<MonotonicMs>().not.toExtend<WallMs>();
  expectTypeOf<MonotonicMs>().not.toExtend<SteadyMs>();
  expectTypeOf<number>().not.toExtend<SteadyMs>();
});

/** Fakes the system's wall clock and monotonic clock. */
function fakeSystem(wall: number, count: number) {
  vi.spyOn(Date, 'now').mockImplementation(() => wall);
  vi.spyOn(performance, 'now').mockImplementation(() => count);
  return {
    pass: (ms: number) => {
      wall += ms;
      count += ms;
    },
    setWallClock: (to: number) => {
      wall = to;
    },
  };
}

it('steady time starts at the wall time and counts whole milliseconds', () => {
  const { pass } = fakeSystem(1_000_000, 12.25);
  const { now, steady, monotonic } = createSystemClock();
  expect([now(), steady(), monotonic()]).toEqual([1_000_000, 1_000_000, 12.25]);
  pass(500.75);
  expect([steady(), monotonic()]).toEqual([1_000_501, 513]);
});

it.each(['back', 'ahead'])('a wall clock set %s changes neither steady nor monotonic time', (way) => {
  const { pass, setWallClock } = fakeSystem(1_000_000, 0);
  const { now, steady, monotonic } = createSystemClock();
  const wall = way === 'back' ? 5000 : 87_400_000;
  setWallClock(wall);
  pass(10);
  expect([now(), steady(), monotonic()]).toEqual([wall + 10, 1_000_010, 10]);
});

it('continueFrom moves only steady time', () => {
  const { pass } = fakeSystem(1_000_000, 0);
  const { now, steady, monotonic, continueFrom } = createSystemClock();
  pass(100);
  continueFrom(steadyMs(5_000_000));
  expect([now(), steady(), monotonic()]).toEqual([1_000_100, 5_000_000, 100]);
  pass(250);
  expect([now(), steady(), monotonic()]).toEqual([1_000_350, 5_000_250, 350]);
});

it.runIf(existsSync('/proc/sys/kernel/random/boot_id'))(
  'the system clock has the boot id of the machine and its uptime',
  () => {
    const before = uptime();
    const boot = createSystemClock().boot();
    const after = uptime();
    expect(boot?.id).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(boot?.uptimeMs).toBeGreaterThanOrEqual(Math.round(before * 1000));
    expect(boot?.uptimeMs).toBeLessThanOrEqual(Math.round(after * 1000));
  },
);

afterEach(() => {
  vi.restoreAllMocks();
});
