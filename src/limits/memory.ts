import type { MonotonicMs } from '../app/shared/clock.ts';
import type { RateDecision, RateLimiter, RatePolicy } from '../app/callers/rate-policy.ts';
import { BucketQueue } from './bucket-queue.ts';
import { SlidingWindow } from './sliding-window.ts';

/** At about 500 bytes a bucket: some 80 MB at the worst. */
const defaultCapacity = 160_000;
/** How many buckets are looked at on the way of one call. */
const looksPerCall = 4;

/**
 * Exact sliding counts in the memory of one process. Memory is bounded: when all places are taken, buckets that have
 * run out go first, then the least recently used that still have room. A full bucket is never forgotten to make room;
 * if every place is held by a full one, newcomers wait until the first of them runs out.
 */
export class MemoryRateLimiter implements RateLimiter {
  readonly #monotonic: () => MonotonicMs;
  readonly #capacity: number;
  /** In order of last use, the oldest first. */
  readonly #open = new BucketQueue();
  /** In the order they will be looked at, to see whether they have run out. */
  readonly #full = new BucketQueue();

  constructor(monotonic: () => MonotonicMs, capacity = defaultCapacity) {
    this.#monotonic = monotonic;
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#open.size + this.#full.size;
  }

  /** `now` is a moment ago where somebody else had to be asked first. */
  take(bucket: string, policy: RatePolicy, now = this.#monotonic()): RateDecision {
    const window = this.#findOrMake(bucket, policy, now);
    if (!window) return this.#noRoom(now);
    const allowed = window.take(now);
    this.#file(bucket, window);
    return { allowed, remaining: window.remaining, resetMs: window.resetMs(now) };
  }

  /** Remembers of a bucket that others have filled it until then. */
  fill(bucket: string, policy: RatePolicy, until: MonotonicMs): void {
    const window = this.#findOrMake(bucket, policy, this.#monotonic());
    if (!window) return;
    window.fill(until);
    this.#file(bucket, window);
  }

  isFilled(bucket: string, policy: RatePolicy): boolean {
    return this.#find(bucket, policy, this.#monotonic())?.isFilled ?? false;
  }

  look(bucket: string, policy: RatePolicy): RateDecision {
    const now = this.#monotonic();
    const window = this.#find(bucket, policy, now);
    if (!window) return { allowed: true, remaining: policy.limit, resetMs: 0 };
    return { allowed: window.remaining > 0, remaining: window.remaining, resetMs: window.resetMs(now) };
  }

  #find(bucket: string, policy: RatePolicy, now: MonotonicMs): SlidingWindow | undefined {
    const window = this.#open.get(bucket) ?? this.#full.get(bucket);
    window?.adopt(policy, now);
    return window;
  }

  /** Undefined where every place is held by a full bucket. */
  #findOrMake(bucket: string, policy: RatePolicy, now: MonotonicMs): SlidingWindow | undefined {
    const found = this.#find(bucket, policy, now);
    if (found) return found;
    this.#forgetOldest(now);
    return this.size < this.#capacity ? new SlidingWindow(policy) : undefined;
  }

  #file(bucket: string, window: SlidingWindow): void {
    this.#open.delete(bucket);
    this.#full.delete(bucket);
    (window.remaining > 0 ? this.#open : this.#full).add(bucket, window);
  }

  /** Clears a few spent buckets on the way, so that no timer is needed, and makes one place if none is left. */
  #forgetOldest(now: MonotonicMs): void {
    for (const { bucket, window } of this.#open.first(looksPerCall)) {
      if (!window.isSpent(now)) break;
      this.#open.delete(bucket);
    }
    for (const { bucket, window } of this.#full.first(looksPerCall)) {
      this.#full.delete(bucket);
      // Back to the end of the queue: behind one with a long window, others may have run out.
      if (!window.isSpent(now)) this.#full.add(bucket, window);
    }
    if (this.size < this.#capacity) return;
    const [leastUsed] = this.#open.first(1);
    if (leastUsed) this.#open.delete(leastUsed.bucket);
  }

  #noRoom(now: MonotonicMs): RateDecision {
    const waits = this.#full.first(looksPerCall).map(({ window }) => window.spentInMs(now));
    return { allowed: false, remaining: 0, resetMs: Math.max(1000, Math.min(...waits)) };
  }
}
