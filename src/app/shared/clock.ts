import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/**
 * Moments of different clocks, which the brand keeps apart: a window measured with the wall clock would end
 * early or hang whenever the clock is set.
 */
declare const clock: unique symbol;
type Moment<Clock extends string> = number & { readonly [clock]: Clock };

/** Milliseconds since 1970 by the wall clock, which may jump. For times shown to people. */
export type WallMs = Moment<'wall'>;
/**
 * Steady time: milliseconds that never jump, approximately equal to the wall clock. For windows (duplicates,
 * retries), which must neither end early nor hang when the wall clock is set. After a restart it continues
 * from a moment in the store.
 */
export type SteadyMs = Moment<'steady'>;
/** Monotonic milliseconds with an arbitrary origin and full resolution: for rate limits. */
export type MonotonicMs = Moment<'monotonic'>;

export const wallMs = (value: number): WallMs => value as WallMs;
export const steadyMs = (value: number): SteadyMs => value as SteadyMs;
export const monotonicMs = (value: number): MonotonicMs => value as MonotonicMs;

/** The current boot of the machine: its id and uptime. */
export interface Boot {
  readonly id: string;
  readonly uptimeMs: number;
}

/** The clocks of the use cases. */
export interface Clock {
  readonly now: () => WallMs;
  readonly steady: () => SteadyMs;
  readonly monotonic: () => MonotonicMs;
  /** Null if the operating system has no boot id. */
  readonly boot: () => Boot | null;
  /** Sets steady time, which continues from `now`. */
  readonly continueFrom: (now: SteadyMs) => void;
}

export function createSystemClock(): Clock {
  let offset = Date.now() - performance.now();
  return {
    now: () => wallMs(Date.now()),
    steady: () => steadyMs(Math.round(offset + performance.now())),
    monotonic: () => monotonicMs(performance.now()),
    boot: bootOfLinux,
    continueFrom: (now) => {
      offset = now - performance.now();
    },
  };
}

function bootOfLinux(): Boot | null {
  try {
    const id = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { id, uptimeMs: Math.round(uptime() * 1000) };
  } catch {
    return null;
  }
}
