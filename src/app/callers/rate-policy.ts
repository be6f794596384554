/** A rate limit: at most `limit` calls in any window of this length. */
export interface RatePolicy {
  readonly limit: number;
  readonly windowMs: number;
}

export interface RateDecision {
  readonly allowed: boolean;
  /** Number of further calls that would be accepted now. */
  readonly remaining: number;
  /** Milliseconds until the oldest counted call expires and makes room; 0 if no call is counted. */
  readonly resetMs: number;
}

export interface RateLimiter {
  /** Counts a call in the bucket unless it is full. */
  take(bucket: string, policy: RatePolicy): RateDecision | Promise<RateDecision>;
  /** Like `take`, without counting. */
  look(bucket: string, policy: RatePolicy): RateDecision | Promise<RateDecision>;
}

const unitMs: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses `10m`, `24h`, `90s`; null if invalid. */
export function parseDuration(text: string): number | null {
  const parts = /^([1-9]\d{0,8})([smhd])$/.exec(text.trim());
  const unit = parts?.[2] === undefined ? undefined : unitMs[parts[2]];
  return parts && unit !== undefined ? Number(parts[1]) * unit : null;
}

/** Parses `10/1m`; null if invalid. */
export function parseRatePolicy(text: string): RatePolicy | null {
  const [count = '', duration = '', ...rest] = text.trim().split('/');
  const windowMs = parseDuration(duration);
  if (rest.length > 0 || windowMs === null || !/^[1-9]\d{0,6}$/.test(count)) return null;
  return { limit: Number(count), windowMs };
}

/** The inverse of `parseRatePolicy`, in the largest unit that gives a whole number. */
export function formatRatePolicy({ limit, windowMs }: RatePolicy): string {
  const [unit, ms] = Object.entries(unitMs).findLast(([, ms]) => windowMs % ms === 0) ?? ['s', 1000];
  return `${limit}/${windowMs / ms}${unit}`;
}
