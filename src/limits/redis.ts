import { type MonotonicMs, monotonicMs } from '../app/shared/clock.ts';
import type { RateDecision, RateLimiter, RatePolicy } from '../app/callers/rate-policy.ts';
import type { MemoryRateLimiter } from './memory.ts';
import type { RedisLink } from './redis-link.ts';

/** The part of the link that the limiter uses. */
export type SharedCountsLink = Pick<RedisLink, 'isUp' | 'ask'>;

/**
 * Exact sliding windows shared by many nodes through Redis, in one round trip. Each node also counts in its
 * own memory, as a lower bound. These counts decide while Redis is unavailable, and keep a refused client
 * refused even if Redis loses its data. A client at its limit causes no request to Redis.
 */
export class RedisRateLimiter implements RateLimiter {
  readonly #link: SharedCountsLink;
  readonly #own: MemoryRateLimiter;
  readonly #monotonic: () => MonotonicMs;

  constructor(link: SharedCountsLink, own: MemoryRateLimiter, monotonic: () => MonotonicMs) {
    this.#link = link;
    this.#own = own;
    this.#monotonic = monotonic;
  }

  take(bucket: string, policy: RatePolicy): RateDecision | Promise<RateDecision> {
    if (this.#decidesAlone(bucket, policy)) return this.#own.take(bucket, policy);
    return this.#ask(bucket, policy, true);
  }

  look(bucket: string, policy: RatePolicy): RateDecision | Promise<RateDecision> {
    if (this.#decidesAlone(bucket, policy)) return this.#own.look(bucket, policy);
    return this.#ask(bucket, policy, false);
  }

  #decidesAlone(bucket: string, policy: RatePolicy): boolean {
    return !this.#link.isUp || this.#own.isFilled(bucket, policy);
  }

  async #ask(bucket: string, policy: RatePolicy, wants: boolean): Promise<RateDecision> {
    const asked = this.#monotonic();
    // Calls that this node refuses must not count in Redis either.
    const counts = wants && this.#own.look(bucket, policy).allowed;
    const shared = await this.#link.ask(bucket, policy, counts);
    if (!shared) return wants ? this.#own.take(bucket, policy) : this.#own.look(bucket, policy);
    const isCounted = counts && shared.allowed;
    // Counted at the time of the request to Redis, so that it does not expire later in this node.
    const own = isCounted ? this.#own.take(bucket, policy, asked) : this.#own.look(bucket, policy);
    const decision = stricter(shared, own);
    if (!decision.allowed) {
      // Counted from now, after the response: clients must not retry before Redis accepts them.
      this.#own.fill(bucket, policy, monotonicMs(this.#monotonic() + decision.resetMs));
    }
    return decision;
  }
}

/** The stricter decision. Redis has counted this node's calls too, unless it has lost its data. */
function stricter(shared: RateDecision, own: RateDecision): RateDecision {
  const hasForgotten = own.remaining < shared.remaining || (shared.allowed && !own.allowed);
  return hasForgotten ? own : shared;
}
