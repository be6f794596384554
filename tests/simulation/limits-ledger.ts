import type { RatePolicy } from '../../src/app/callers/rate-policy.ts';
import { Violation } from './world.ts';

/** Within any window no more calls are let through than the limit, and no call is refused while there is room. */
export class LimitsLedger {
  readonly #policy: RatePolicy;
  /** When calls were let through, by process and bucket. */
  readonly #allowed = new Map<string, number[]>();

  constructor(policy: RatePolicy) {
    this.#policy = policy;
  }

  /** Counts are in the memory of a process, so each has its own. */
  counted(process: string, bucket: string, allowed: boolean, now: number): void {
    const { limit, windowMs } = this.#policy;
    const name = `${process} ${bucket}`;
    const times = (this.#allowed.get(name) ?? []).filter((at) => at > now - windowMs);
    const full = times.length >= limit;
    if (allowed && full) throw new Violation(`${name}: more than ${limit} let through in ${windowMs} ms`);
    if (!allowed && !full) throw new Violation(`${name}: refused after ${times.length} of ${limit}`);
    this.#allowed.set(name, allowed ? [...times, now] : times);
  }
}
