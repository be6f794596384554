import { existsSync } from 'node:fs';
import { uptime } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { testClock } from '../../../tests/support/clock.ts';
import { type MonotonicMs, type SteadyMs, type WallMs, createSystemClock, steadyMs } from './clock.ts';

/** Checked by the compiler: each line that mixes clocks must be an error, or the directive above it is one. */
it('keeps the clocks apart', () => {
  const clock = testClock();
  // @ts-expect-error -- a wall time would make a window end early or hang
  const steady: SteadyMs = clock.now();
  // @ts-expect-error -- a steady time is not what people's clocks say
  const wall: WallMs = clock.steady();
  // @ts-expect-error -- a limit is counted on the exact clock
  const monotonic: MonotonicMs = clock.steady();
  // @ts-expect-error -- nor is the exact clock the time of day
  const exact: WallMs = clock.monotonic();
  // @ts-expect-error -- a bare number says of no clock that it was read from it
  const bare: SteadyMs = 0;
  // @ts-expect-error -- two clocks have no moment in common
  expect(clock.now() === clock.monotonic()).toBe(false);
  expect([steady, wall, monotonic, exact, bare]).toHaveLength(5);
});

it('starts steady time where the wall clock is, and counts whole milliseconds', () => {
  const { now, steady } = createSystemClock();
  expect(Math.abs(now() - steady())).toBeLessThan(1000);
  expect(Number.isInteger(steady())).toBe(true);
});

it('goes by the wall clock only where people read it: setting that clock moves nothing else', () => {
  const clock = createSystemClock();
  const before = { steady: clock.steady(), monotonic: clock.monotonic() };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  expect(clock.now()).toBe(Date.now());
  expect(clock.steady() - before.steady).toBeLessThan(60_000);
  expect(clock.monotonic() - before.monotonic).toBeLessThan(60_000);
});

it('goes on from where it is told, and moves only steady time by it', () => {
  const clock = createSystemClock();
  const before = { wall: clock.now(), monotonic: clock.monotonic() };
  clock.continueFrom(steadyMs(5_000_000));
  const gone = clock.steady() - 5_000_000;
  const most = clock.monotonic() - before.monotonic;
  expect(gone).toBeGreaterThanOrEqual(0);
  expect(gone).toBeLessThanOrEqual(Math.ceil(most));
  expect(clock.now()).toBeGreaterThanOrEqual(before.wall);
});

it.runIf(existsSync('/proc/sys/kernel/random/boot_id'))(
  'knows the start of the machine, and how long ago it was',
  () => {
    const before = uptime();
    const boot = createSystemClock().boot();
    const after = uptime();
    expect(boot?.id).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(boot?.uptimeMs).toBeGreaterThanOrEqual(Math.round(before * 1000));
    expect(boot?.uptimeMs).toBeLessThanOrEqual(Math.round(after * 1000));
  },
);

afterEach(() => vi.useRealTimers());
