import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/**
 * Moments, each on the scale of the clock it was read from. A brand keeps them from being mistaken for one another: a
 * window measured on the wall clock would end early or hang whenever somebody sets that clock.
 */
declare const clock: unique symbol;
type Moment<Clock extends string> = number & { readonly [clock]: Clock };

/** Milliseconds since 1970 by the wall clock, for what people read. It may jump. */
export type WallMs = Moment<'wall'>;
/**
 * Milliseconds that never jump, on about the scale of the wall clock: for windows (duplicates, retries) that must neither
 * end early nor hang when somebody sets the clock. The store says where they go on after a restart.
 */
export type SteadyMs = Moment<'steady'>;
/** Milliseconds since some moment, as exact as the machine has them: for limits. */
export type MonotonicMs = Moment<'monotonic'>;

export const wallMs = (value: number): WallMs => value as WallMs;
export const steadyMs = (value: number): SteadyMs => value as SteadyMs;
export const monotonicMs = (value: number): MonotonicMs => value as MonotonicMs;

/** One start of the machine, and how long ago it was. */
export interface Boot {
  readonly id: string;
  readonly uptimeMs: number;
}

/** Time as the use cases need it. */
export interface Clock {
  readonly now: () => WallMs;
  readonly steady: () => SteadyMs;
  readonly monotonic: () => MonotonicMs;
  /** Null where the machine does not tell its starts apart. */
  readonly boot: () => Boot | null;
  /** Lets steady time go on from here: this is what it is now. */
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
