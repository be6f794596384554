import type { MonotonicMs } from '../app/shared/clock.ts';
import type { RateDecision, RateLimiter, RatePolicy } from '../app/callers/rate-policy.ts';
import type { Place, Places } from './places.ts';

/** How many buckets are looked at on the way of one call. */
const looksPerCall = 4;

/** What a node counts by itself; where counts are shared with other nodes, it is their floor. */
export interface OwnCounts extends RateLimiter {
  /** `now` is a moment ago where somebody else had to be asked first. */
  readonly take: (bucket: string, policy: RatePolicy, now?: MonotonicMs) => RateDecision;
  readonly look: (bucket: string, policy: RatePolicy) => RateDecision;
  /** Remembers of a bucket that others have filled it until then. */
  readonly fill: (bucket: string, policy: RatePolicy, until: MonotonicMs) => void;
  readonly isFilled: (bucket: string, policy: RatePolicy) => boolean;
}

/**
 * Exact sliding counts. Memory is bounded: when all places are taken, buckets that have run out go first, then the least
 * recently used that still have room. A full bucket is never forgotten to make room; if every place is held by a full one,
 * newcomers wait until the first of them runs out.
 */
export class WindowLimiter<Kept extends Place> implements OwnCounts {
  readonly #monotonic: () => MonotonicMs;
  /** Of those with room, in order of last use, the oldest first; of the full ones, in the order they will be looked at. */
  readonly #places: Places<Kept>;

  constructor(monotonic: () => MonotonicMs, places: Places<Kept>) {
    this.#monotonic = monotonic;
    this.#places = places;
  }

  get size(): number {
    return this.#places.size;
  }

  take(bucket: string, policy: RatePolicy, now = this.#monotonic()): RateDecision {
    const place = this.#findOrMake(bucket, policy, now);
    if (!place) return this.#noRoom(now);
    const { window } = place;
    const allowed = window.take(now);
    this.#file(place);
    return { allowed, remaining: window.remaining, resetMs: window.resetMs(now) };
  }

  fill(bucket: string, policy: RatePolicy, until: MonotonicMs): void {
    const place = this.#findOrMake(bucket, policy, this.#monotonic());
    if (!place) return;
    place.window.fill(until);
    this.#file(place);
  }

  isFilled(bucket: string, policy: RatePolicy): boolean {
    return this.#find(bucket, policy, this.#monotonic())?.window.isFilled ?? false;
  }

  look(bucket: string, policy: RatePolicy): RateDecision {
    const now = this.#monotonic();
    const window = this.#find(bucket, policy, now)?.window;
    if (!window) return { allowed: true, remaining: policy.limit, resetMs: 0 };
    return { allowed: window.remaining > 0, remaining: window.remaining, resetMs: window.resetMs(now) };
  }

  #find(bucket: string, policy: RatePolicy, now: MonotonicMs): Kept | undefined {
    const place = this.#places.find(bucket);
    place?.window.adopt(policy, now);
    return place;
  }

  /** Undefined where every place is held by a full bucket. */
  #findOrMake(bucket: string, policy: RatePolicy, now: MonotonicMs): Kept | undefined {
    const found = this.#find(bucket, policy, now);
    if (found) return found;
    this.#forgetOldest(now);
    return this.#places.hasRoom() ? this.#places.make(bucket, policy) : undefined;
  }

  #file(place: Kept): void {
    this.#places.file(place, place.window.remaining > 0 ? 'open' : 'full');
  }

  /** Clears a few spent buckets on the way, so that no timer is needed, and makes one place if none is left. */
  #forgetOldest(now: MonotonicMs): void {
    const places = this.#places;
    for (const place of places.first('open', looksPerCall)) {
      if (!place.window.isSpent(now)) break;
      places.forget(place);
    }
    for (const place of places.first('full', looksPerCall)) {
      // To the end of the queue: behind one with a long window, others may have run out.
      if (place.window.isSpent(now)) places.forget(place);
      else places.file(place, 'full');
    }
    if (places.hasRoom()) return;
    const [leastUsed] = places.first('open', 1);
    if (leastUsed) places.forget(leastUsed);
  }

  #noRoom(now: MonotonicMs): RateDecision {
    const waits = this.#places.first('full', looksPerCall).map(({ window }) => window.spentInMs(now));
    const shortest = waits.length === 0 ? 0 : Math.min(...waits);
    return { allowed: false, remaining: 0, resetMs: Math.max(1000, shortest) };
  }
}
