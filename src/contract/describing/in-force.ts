/** The configured rate limits; null means no limit. */
export interface LimitsInForce {
  readonly limits: { readonly anonymous: Rate | null; readonly keyed: Rate | null };
  readonly duplicateWindowMs: number;
}

export interface Rate {
  readonly limit: number;
  readonly windowMs: number;
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** A rate limit in words: `10 calls a minute`, `7 calls in 90 seconds`, `no limit`. */
export function rateInWords(rate: Rate | null): string {
  if (rate === null) return 'no limit';
  const calls = counted(rate.limit, 'call');
  const unit = units.find(([, ms]) => ms === rate.windowMs)?.[0];
  if (unit === undefined) return `${calls} in ${durationInWords(rate.windowMs)}`;
  return `${calls} ${unit === 'hour' ? 'an' : 'a'} ${unit}`;
}

/** The limits in words: `without a key, 10 calls a minute; with a key, 100 calls an hour or as agreed`. */
export function limitsInWords({ limits: { anonymous, keyed } }: LimitsInForce): string {
  const orAsAgreed = keyed === null ? '' : ' or as agreed';
  return `without a key, ${rateInWords(anonymous)}; with a key, ${rateInWords(keyed)}${orAsAgreed}`;
}

/** A duration in the largest whole unit: `10 minutes`, `90 seconds`. */
export function durationInWords(durationMs: number): string {
  const [unit, ms] = units.find(([, ms]) => durationMs % ms === 0) ?? ['second', 1000];
  return counted(durationMs / ms, unit);
}

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en-IE')} ${one}${count === 1 ? '' : 's'}`;

/**
 * Rate limit headers of an example response: with the limit of callers without a key, or an invented limit if
 * these callers are unlimited.
 */
export function exampleHeaders({ limits }: LimitsInForce): {
  readonly policy: string;
  readonly state: string;
} {
  const { limit, windowMs } = limits.anonymous ?? { limit: 10, windowMs: 60_000 };
  const windowSeconds = Math.ceil(windowMs / 1000);
  return {
    policy: `"anonymous";q=${limit};w=${windowSeconds}`,
    state: `"anonymous";r=${Math.max(0, limit - 3)};t=${Math.floor(windowSeconds / 2) + 1}`,
  };
}
