/** So many calls in any stretch of time of this length. */
export interface RatePolicy {
  readonly limit: number;
  readonly windowMs: number;
}

export interface RateDecision {
  readonly allowed: boolean;
  /** How many further calls would be accepted now. */
  readonly remaining: number;
  /** Until the next place is free, in milliseconds; 0 when none is taken. */
  readonly resetMs: number;
}

export interface RateLimiter {
  /** Counts a call against a bucket unless the bucket is full. */
  take(bucket: string, policy: RatePolicy): RateDecision | Promise<RateDecision>;
  /** What `take` would find, without counting. */
  look(bucket: string, policy: RatePolicy): RateDecision | Promise<RateDecision>;
}

const unitMs: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Reads `10m`, `24h`, `90s`; null when it is none. */
export function parseDuration(text: string): number | null {
  const parts = /^([1-9]\d{0,8})([smhd])$/.exec(text.trim());
  const unit = parts?.[2] === undefined ? undefined : unitMs[parts[2]];
  return parts && unit !== undefined ? Number(parts[1]) * unit : null;
}

/** Reads `10/1m`; null when it is none. */
export function parseRatePolicy(text: string): RatePolicy | null {
  const [count = '', duration = '', ...rest] = text.trim().split('/');
  const windowMs = parseDuration(duration);
  if (rest.length > 0 || windowMs === null || !/^[1-9]\d{0,6}$/.test(count)) return null;
  return { limit: Number(count), windowMs };
}

/** The inverse of `parseRatePolicy`, in the largest unit that is whole. */
export function formatRatePolicy({ limit, windowMs }: RatePolicy): string {
  const [unit, ms] = Object.entries(unitMs).findLast(([, ms]) => windowMs % ms === 0) ?? ['s', 1000];
  return `${limit}/${windowMs / ms}${unit}`;
}
