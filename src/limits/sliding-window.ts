import type { RatePolicy } from '../app/callers/rate-policy.ts';

/**
 * The times of the calls accepted within one window. Each accepted call is remembered, so no period of the window's
 * length ever has more calls than the limit. Refused calls are not recorded, so they do not prolong the wait.
 */
export class SlidingWindow {
  #limit: number;
  #windowMs: number;
  /** The window is full until this time because of calls to other nodes. */
  #fullUntil = -Infinity;
  #times: number[] = [];
  /** Index of the oldest unexpired time. */
  #first = 0;

  constructor({ limit, windowMs }: RatePolicy) {
    this.#limit = limit;
    this.#windowMs = windowMs;
  }

  get remaining(): number {
    if (this.isFilled) return 0;
    return Math.max(0, this.#limit - this.#count);
  }

  get isFilled(): boolean {
    return this.#fullUntil > -Infinity;
  }

  /** Applies the current policy, which may have changed, and removes expired calls. */
  adopt({ limit, windowMs }: RatePolicy, now: number): void {
    if (limit !== this.#limit || windowMs !== this.#windowMs) {
      this.#fullUntil = -Infinity;
      this.#limit = limit;
      this.#windowMs = windowMs;
    }
    this.#expire(now);
  }

  take(now: number): boolean {
    this.#expire(now);
    if (this.remaining === 0) return false;
    this.#times.push(now);
    return true;
  }

  /** Marks the window as full until the given time, because of calls to other nodes. */
  fill(until: number): void {
    this.#fullUntil = Math.max(this.#fullUntil, until);
  }

  /** Time until one more call fits. */
  resetMs(now: number): number {
    if (this.isFilled) return this.#fullUntil - now;
    if (this.#count === 0) return 0;
    // If the limit was lowered, several calls must expire before the next one fits.
    const index = this.#first + Math.max(0, this.#count - this.#limit);
    return (this.#times[index] ?? 0) + this.#windowMs - now;
  }

  isSpent(now: number): boolean {
    return this.spentInMs(now) <= 0;
  }

  /** Time until all calls of the window have expired. */
  spentInMs(now: number): number {
    const lastLeavesAt = this.#count === 0 ? -Infinity : (this.#times.at(-1) ?? 0) + this.#windowMs;
    return Math.max(lastLeavesAt, this.#fullUntil) - now;
  }

  get #count(): number {
    return this.#times.length - this.#first;
  }

  #expire(now: number): void {
    if (this.#fullUntil <= now) this.#fullUntil = -Infinity;
    const until = now - this.#windowMs;
    while (this.#first < this.#times.length && (this.#times[this.#first] ?? 0) <= until) this.#first += 1;
    if (this.#first > 32 && this.#first * 2 > this.#times.length) {
      this.#times = this.#times.slice(this.#first);
      this.#first = 0;
    }
  }
}
