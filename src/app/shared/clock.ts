/**
 * Moments, each on the scale of the clock it was read from. A brand keeps them from being mistaken for one another: a
 * window measured on the wall clock would end early or hang whenever somebody sets that clock.
 */
declare const clock: unique symbol;
type Moment<Clock extends string> = number & { readonly [clock]: Clock };

/** Milliseconds since 1970 by the wall clock, for what people read. It may jump. */
export type WallMs = Moment<'wall'>;
/**
 * Milliseconds that never jump, on the same scale as the wall clock was at the start of the process: for windows
 * (duplicates, retries) that must neither end early nor hang when somebody sets the clock.
 */
export type SteadyMs = Moment<'steady'>;
/** Milliseconds since some moment, as exact as the machine has them: for limits. */
export type MonotonicMs = Moment<'monotonic'>;

export const wallMs = (value: number): WallMs => value as WallMs;
export const steadyMs = (value: number): SteadyMs => value as SteadyMs;
export const monotonicMs = (value: number): MonotonicMs => value as MonotonicMs;

/** Time as the use cases need it. */
export interface Clock {
  readonly now: () => WallMs;
  readonly steady: () => SteadyMs;
  readonly monotonic: () => MonotonicMs;
}

export function createSystemClock(): Clock {
  const offset = Date.now() - performance.now();
  return {
    now: () => wallMs(Date.now()),
    steady: () => steadyMs(Math.round(offset + performance.now())),
    monotonic: () => monotonicMs(performance.now()),
  };
}
