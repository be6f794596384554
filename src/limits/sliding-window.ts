import type { RatePolicy } from '../app/callers/rate-policy.ts';

/** What a window remembers, wherever that is kept. */
export interface WindowMemory extends RatePolicyInForce {
  /** Until when calls that others have accepted fill it as well. */
  fullUntil: number;
  /** How many calls it remembers. */
  readonly count: number;
  /** When the call of this number was accepted, the oldest being 0; NaN where there is none. */
  readonly timeOf: (index: number) => number;
  /** Remembers one more call; false where there is no room for it. */
  readonly add: (time: number) => boolean;
  /** Forgets calls that were accepted then or before. */
  readonly forgetUntil: (time: number) => void;
}

interface RatePolicyInForce {
  limit: number;
  windowMs: number;
}

/** In the memory of one thread. */
class OwnMemory implements WindowMemory {
  limit: number;
  windowMs: number;
  fullUntil = -Infinity;
  #times: number[] = [];
  /** Index of the oldest time that still counts. */
  #first = 0;

  constructor({ limit, windowMs }: RatePolicy) {
    this.limit = limit;
    this.windowMs = windowMs;
  }

  get count(): number {
    return this.#times.length - this.#first;
  }

  timeOf(index: number): number {
    return this.#times[this.#first + index] ?? NaN;
  }

  add(time: number): boolean {
    this.#times.push(time);
    return true;
  }

  forgetUntil(time: number): void {
    while (this.#first < this.#times.length && (this.#times[this.#first] ?? 0) <= time) this.#first += 1;
    if (this.#first > 32 && this.#first * 2 > this.#times.length) {
      this.#times = this.#times.slice(this.#first);
      this.#first = 0;
    }
  }
}

/**
 * The times of the calls accepted within one window. Because each accepted call is remembered by itself, no stretch of
 * the window's length ever holds more than the limit; refused calls leave no trace and so do not extend the wait.
 */
export class SlidingWindow {
  readonly #memory: WindowMemory;

  constructor(policy: RatePolicy, memory: WindowMemory = new OwnMemory(policy)) {
    this.#memory = memory;
  }

  get remaining(): number {
    if (this.isFilled) return 0;
    return Math.max(0, this.#memory.limit - this.#memory.count);
  }

  get isFilled(): boolean {
    return this.#memory.fullUntil > -Infinity;
  }

  /** Forgets what has left the window; a key's limit may have changed since the last call. */
  adopt({ limit, windowMs }: RatePolicy, now: number): void {
    const memory = this.#memory;
    if (limit !== memory.limit || windowMs !== memory.windowMs) {
      memory.fullUntil = -Infinity;
      memory.limit = limit;
      memory.windowMs = windowMs;
    }
    this.#expire(now);
  }

  take(now: number): boolean {
    this.#expire(now);
    return this.remaining > 0 && this.#memory.add(now);
  }

  /** Others have accepted what this window has room for: nothing fits before then. */
  fill(until: number): void {
    this.#memory.fullUntil = Math.max(this.#memory.fullUntil, until);
  }

  /** Until one more call than now fits. */
  resetMs(now: number): number {
    const { count, limit, windowMs, fullUntil } = this.#memory;
    if (this.isFilled) return fullUntil - now;
    if (count === 0) return 0;
    // Under a limit that was lowered, several calls must leave before the next one fits.
    return this.#memory.timeOf(Math.max(0, count - limit)) + windowMs - now;
  }

  isSpent(now: number): boolean {
    return this.spentInMs(now) <= 0;
  }

  /** Until none of its calls counts any more. */
  spentInMs(now: number): number {
    const { count, windowMs, fullUntil } = this.#memory;
    const lastLeavesAt = count === 0 ? -Infinity : this.#memory.timeOf(count - 1) + windowMs;
    return Math.max(lastLeavesAt, fullUntil) - now;
  }

  #expire(now: number): void {
    const memory = this.#memory;
    if (memory.fullUntil <= now) memory.fullUntil = -Infinity;
    memory.forgetUntil(now - memory.windowMs);
  }
}
