import type { MonotonicMs } from '../app/shared/clock.ts';
import type { RateDecision, RateLimiter, RatePolicy } from '../app/callers/rate-policy.ts';
import { type Bucket, BucketQueue } from './bucket-queue.ts';
import { SlidingWindow } from './sliding-window.ts';

/** Maximum number of buckets: about 500 bytes each, some 80 MB in all. */
const defaultCapacity = 160_000;

/** Number of buckets checked for eviction per call. */
const checksPerCall = 4;

/**
 * Exact sliding windows, counted by one node; with shared limits in Redis, a lower bound. Memory is bounded:
 * at capacity, expired buckets are evicted first, then the least recently used bucket that is not full (full: no call
 * is left in its window). Full buckets are never evicted: if all are full, new clients wait until the first expires.
 */
export class MemoryRateLimiter implements RateLimiter {
  readonly #monotonic: () => MonotonicMs;
  readonly #capacity: number;
  readonly #byName = new Map<string, Bucket>();
  /** Buckets below their limit, least recently used first. */
  readonly #open = new BucketQueue();
  /** Buckets at their limit, in the order in which they are checked. */
  readonly #full = new BucketQueue();

  constructor(monotonic: () => MonotonicMs, capacity = defaultCapacity) {
    this.#monotonic = monotonic;
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#byName.size;
  }

  /** Counts a call at the time `now`, which is in the past if Redis was asked first. */
  take(name: string, policy: RatePolicy, now = this.#monotonic()): RateDecision {
    const bucket = this.#findOrMake(name, policy, now);
    if (!bucket) return this.#noRoom(now);
    const { window } = bucket;
    const allowed = window.take(now);
    this.#enqueue(bucket);
    return { allowed, remaining: window.remaining, resetMs: window.resetMs(now) };
  }

  look(name: string, policy: RatePolicy): RateDecision {
    const now = this.#monotonic();
    const window = this.#find(name, policy, now)?.window;
    if (!window) return { allowed: true, remaining: policy.limit, resetMs: 0 };
    return { allowed: window.remaining > 0, remaining: window.remaining, resetMs: window.resetMs(now) };
  }

  /** Marks a bucket as full until the given time, because of calls to other nodes. */
  fill(name: string, policy: RatePolicy, until: MonotonicMs): void {
    const bucket = this.#findOrMake(name, policy, this.#monotonic());
    if (!bucket) return;
    bucket.window.fill(until);
    this.#enqueue(bucket);
  }

  isFilled(name: string, policy: RatePolicy): boolean {
    return this.#find(name, policy, this.#monotonic())?.window.isFilled ?? false;
  }

  #find(name: string, policy: RatePolicy, now: MonotonicMs): Bucket | undefined {
    const bucket = this.#byName.get(name);
    bucket?.window.adopt(policy, now);
    return bucket;
  }

  /** The bucket of a name; undefined at capacity, if all buckets are full. */
  #findOrMake(name: string, policy: RatePolicy, now: MonotonicMs): Bucket | undefined {
    const found = this.#find(name, policy, now);
    if (found) return found;
    this.#evict(now);
    if (this.size >= this.#capacity) return undefined;
    const made = { name, window: new SlidingWindow(policy), queue: null, before: null, after: null };
    this.#byName.set(name, made);
    return made;
  }

  #enqueue(bucket: Bucket): void {
    (bucket.window.remaining > 0 ? this.#open : this.#full).append(bucket);
  }

  #forget(bucket: Bucket): void {
    bucket.queue?.remove(bucket);
    this.#byName.delete(bucket.name);
  }

  /**
   * Evicts a few expired buckets with each call, so that no timer is needed. At capacity, also evicts a
   * bucket that is not full.
   */
  #evict(now: MonotonicMs): void {
    for (const bucket of this.#open.first(checksPerCall)) {
      if (!bucket.window.isSpent(now)) break;
      this.#forget(bucket);
    }
    for (const bucket of this.#full.first(checksPerCall)) {
      // Moved to the end: expired buckets may be behind a bucket with a long window.
      if (bucket.window.isSpent(now)) this.#forget(bucket);
      else this.#full.append(bucket);
    }
    if (this.size < this.#capacity) return;
    const [leastUsed] = this.#open.first(1);
    if (leastUsed) this.#forget(leastUsed);
  }

  #noRoom(now: MonotonicMs): RateDecision {
    const waits = this.#full.first(checksPerCall).map(({ window }) => window.spentInMs(now));
    const shortest = waits.length === 0 ? 0 : Math.min(...waits);
    return { allowed: false, remaining: 0, resetMs: Math.max(1000, shortest) };
  }
}
