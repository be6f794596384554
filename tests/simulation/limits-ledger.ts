import type { RatePolicy } from '../../src/app/callers/rate-policy.ts';
import type { SharedCounts } from './shared-counts.ts';
import { Violation } from './world.ts';

/** One call that was counted or refused. */
export interface CountedCall {
  readonly process: string;
  readonly bucket: string;
  readonly allowed: boolean;
  /** When the process began to count it. */
  readonly asked: number;
  /** The process went by its own counts, because it could not ask for those of all. */
  readonly alone: boolean;
}

/**
 * Within any window no process lets more calls through than the limit, and none is refused while there is room. Where counts
 * are shared, all processes together let no more through than were counted there, but for what each did alone.
 */
export class LimitsLedger {
  readonly #policy: RatePolicy;
  /** Null where each process has only its own counts. */
  readonly #shared: SharedCounts | null;
  /** When calls were let through, by process and bucket. */
  readonly #allowed = new Map<string, number[]>();
  /** How many of all processes' calls were let through by the shared counts, by bucket. */
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
