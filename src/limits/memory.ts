import type { MonotonicMs } from '../app/shared/clock.ts';
import type { RateDecision, RateLimiter, RatePolicy } from '../app/callers/rate-policy.ts';
import { type Bucket, BucketQueue } from './bucket-queue.ts';
import { SlidingWindow } from './sliding-window.ts';

/** At about 500 bytes a bucket: some 80 MB at the worst. */
const defaultCapacity = 160_000;

/** How many buckets are looked at on the way of one call. */
const looksPerCall = 4;

/**
 * Exact sliding counts of one node; where nodes share theirs through Redis, these are the floor. Memory is bounded: at
 * capacity, expired buckets go first, then the least recently used of those with room. A full bucket is never evicted; if
 * all are full, new clients wait until the first of them expires.
 */
export class MemoryRateLimiter implements RateLimiter {
  readonly #monotonic: () => MonotonicMs;
  readonly #capacity: number;
  readonly #byName = new Map<string, Bucket>();
  /** With room for a call, the least recently used first. */
  readonly #open = new BucketQueue();
  /** Without, in the order in which they are looked at. */
  readonly #full = new BucketQueue();

  constructor(monotonic: () => MonotonicMs, capacity = defaultCapacity) {
    this.#monotonic = monotonic;
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#byName.size;
  }

  /** `now` is a moment ago where somebody else had to be asked first. */
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

  /** Remembers of a bucket that calls to other nodes have filled it until then. */
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

  /** Undefined where memory is full of full buckets. */
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

  /** Clears a few expired buckets with each call, so that no timer is needed, and makes room for one if there is none. */
  #evict(now: MonotonicMs): void {
    for (const bucket of this.#open.first(looksPerCall)) {
      if (!bucket.window.isSpent(now)) break;
      this.#forget(bucket);
    }
    for (const bucket of this.#full.first(looksPerCall)) {
      // To the end of the queue: behind one with a long window, others may have expired.
      if (bucket.window.isSpent(now)) this.#forget(bucket);
      else this.#full.append(bucket);
    }
    if (this.size < this.#capacity) return;
    const [leastUsed] = this.#open.first(1);
    if (leastUsed) this.#forget(leastUsed);
  }

  #noRoom(now: MonotonicMs): RateDecision {
    const waits = this.#full.first(looksPerCall).map(({ window }) => window.spentInMs(now));
    const shortest = waits.length === 0 ? 0 : Math.min(...waits);
    return { allowed: false, remaining: 0, resetMs: Math.max(1000, shortest) };
  }
}
