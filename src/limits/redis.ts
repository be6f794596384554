import { type MonotonicMs, monotonicMs } from '../app/shared/clock.ts';
import type { RateDecision, RateLimiter, RatePolicy } from '../app/callers/rate-policy.ts';
import type { MemoryRateLimiter } from './memory.ts';
import type { RedisLink } from './redis-link.ts';

/** Where the counts that nodes share can be asked for. */
export type SharedCountsLink = Pick<RedisLink, 'isUp' | 'ask'>;

/**
 * Exact sliding counts that many nodes share through Redis, in one round trip. Whatever is counted there is counted in this
 * node's own memory too, which is a floor: it decides while Redis is away, and where Redis has forgotten, whoever this
 * node has turned away stays so until the time it was told. A client at its limit costs Redis nothing.
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
    // What this node refuses must not count there either.
    const counts = wants && this.#own.look(bucket, policy).allowed;
    const shared = await this.#link.ask(bucket, policy, counts);
    if (!shared) return wants ? this.#own.take(bucket, policy) : this.#own.look(bucket, policy);
    const isCounted = counts && shared.allowed;
    // From when Redis was asked: a place is not held here for longer than it is there.
    const own = isCounted ? this.#own.take(bucket, policy, asked) : this.#own.look(bucket, policy);
    const decision = stricter(shared, own);
    if (!decision.allowed) {
      // From now on: nobody is told to come back before Redis takes them.
      this.#own.fill(bucket, policy, monotonicMs(this.#monotonic() + decision.resetMs));
    }
    return decision;
  }
}

/** What is counted here is a part of what is counted there, unless Redis has forgotten. */
function stricter(shared: RateDecision, own: RateDecision): RateDecision {
  const hasForgotten = own.remaining < shared.remaining || (shared.allowed && !own.allowed);
  return hasForgotten ? own : shared;
}
