import type { RatePolicy } from '../app/callers/rate-policy.ts';

/**
 * The times of the calls accepted within one window. Because each accepted call is remembered by itself, no stretch of
 * the window's length ever holds more than the limit; refused calls leave no trace and so do not extend the wait.
 */
export class SlidingWindow {
  #limit: number;
  #windowMs: number;
  /** Until when calls that others have accepted fill it as well. */
  #fullUntil = -Infinity;
  #times: number[] = [];
  /** Index of the oldest time that still counts. */
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

  /** Forgets what has left the window; a key's limit may have changed since the last call. */
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

  /** Others have accepted what this window has room for: nothing fits before then. */
  fill(until: number): void {
    this.#fullUntil = Math.max(this.#fullUntil, until);
  }

  /** Until one more call than now fits. */
  resetMs(now: number): number {
    if (this.isFilled) return this.#fullUntil - now;
    if (this.#count === 0) return 0;
    // Under a limit that was lowered, several calls must leave before the next one fits.
    const index = this.#first + Math.max(0, this.#count - this.#limit);
    return (this.#times[index] ?? 0) + this.#windowMs - now;
  }

  isSpent(now: number): boolean {
    return this.spentInMs(now) <= 0;
  }

  /** Until none of its calls counts any more. */
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
