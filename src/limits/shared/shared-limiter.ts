import type { MonotonicMs } from '../../app/shared/clock.ts';
import type { RateDecision, RatePolicy } from '../../app/callers/rate-policy.ts';
import { WindowLimiter } from '../window-limiter.ts';
import { Lock, isHeldBy } from './lock.ts';
import { type SharedCounts, partsOf } from './shared-memory.ts';
import { type SharedPlace, SharedPlaces } from './shared-places.ts';

/**
 * Counts that all threads of the program share: the same ones, wherever a call comes in. A decision takes a microsecond or
 * two, and one thread at a time makes it.
 */
export class SharedRateLimiter extends WindowLimiter<SharedPlace> {
  readonly #lock: Lock;

  /** `monotonic` is the same clock in every thread. */
  constructor(counts: SharedCounts, monotonic: () => MonotonicMs, thread: number) {
    const parts = partsOf(counts);
    super(monotonic, new SharedPlaces(parts, counts.capacity));
    this.#lock = new Lock(parts.slots, thread);
  }

  override take(bucket: string, policy: RatePolicy, now?: MonotonicMs): RateDecision {
    return this.#alone(() => super.take(bucket, policy, now));
  }

  override look(bucket: string, policy: RatePolicy): RateDecision {
    return this.#alone(() => super.look(bucket, policy));
  }

  override fill(bucket: string, policy: RatePolicy, until: MonotonicMs): void {
    this.#alone(() => {
      super.fill(bucket, policy, until);
    });
  }

  override isFilled(bucket: string, policy: RatePolicy): boolean {
    return this.#alone(() => super.isFilled(bucket, policy));
  }

  /** Does something while no other thread may. */
  #alone<Result>(act: () => Result): Result {
    this.#lock.enter();
    try {
      return act();
    } finally {
      this.#lock.leave();
    }
  }
}

/** Whether a thread that has ended left the counts half-way changed. */
export const isSpoiledBy = (counts: SharedCounts, thread: number): boolean =>
  isHeldBy(partsOf(counts).slots, thread);
