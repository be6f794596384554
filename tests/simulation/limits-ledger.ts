import type { RatePolicy } from '../../src/app/callers/rate-policy.ts';
import type { SharedCounts } from './shared-counts.ts';
import { Violation } from './world.ts';

/** A call that was counted or refused. */
export interface CountedCall {
  readonly process: string;
  readonly bucket: string;
  readonly allowed: boolean;
  /** When the process began to count the call. */
  readonly asked: number;
  /** Whether the process used its own counts, because the shared ones were unavailable. */
  readonly alone: boolean;
}

/**
 * Checks that no process accepts more calls in any window than the limit, or refuses one below it. With
 * shared counts, all processes together accept no more than were counted, except those that counted alone.
 */
export class LimitsLedger {
  readonly #policy: RatePolicy;
  /** Null if each process has its own counts. */
  readonly #shared: SharedCounts | null;
  /** Times of accepted calls, by process and bucket. */
  readonly #allowed = new Map<string, number[]>();
  /** Number of calls accepted through the shared counts, by bucket. */
  readonly #together = new Map<string, number>();

  constructor(policy: RatePolicy, shared: SharedCounts | null) {
    this.#policy = policy;
    this.#shared = shared;
  }

  counted({ process, bucket, allowed, asked, alone }: CountedCall): void {
    const { limit, windowMs } = this.#policy;
    const name = `${process} ${bucket}`;
    const times = (this.#allowed.get(name) ?? []).filter((at) => at > asked - windowMs);
    const full = times.length >= limit;
    if (allowed && full) throw new Violation(`${name}: more than ${limit} let through in ${windowMs} ms`);
    if (!allowed && !full && !this.#shared?.wasFull(bucket))
      throw new Violation(`${name}: refused after ${times.length} of ${limit}`);
    this.#allowed.set(name, allowed ? [...times, asked] : times);
    if (allowed && this.#shared && !alone) this.#countTogether(bucket, this.#shared.countedIn(bucket));
  }

  #countTogether(bucket: string, counted: number): void {
    const together = (this.#together.get(bucket) ?? 0) + 1;
    if (together > counted) throw new Violation(`${bucket}: ${together} let through, ${counted} counted`);
    this.#together.set(bucket, together);
  }
}
