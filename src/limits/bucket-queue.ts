import type { SlidingWindow } from './sliding-window.ts';

/** The sliding window of one client, linked into a queue. */
export interface Bucket {
  readonly name: string;
  readonly window: SlidingWindow;
  queue: BucketQueue | null;
  before: Bucket | null;
  after: Bucket | null;
}

/**
 * A doubly linked list of buckets. Not a Map: reading the first entry of a Map walks past all entries deleted
 * before it, and evictions delete many.
 */
export class BucketQueue {
  #first: Bucket | null = null;
  #last: Bucket | null = null;

  /** Moves a bucket from its queue to the end of this one. */
  append(bucket: Bucket): void {
    bucket.queue?.remove(bucket);
    bucket.queue = this;
    bucket.before = this.#last;
    if (this.#last) this.#last.after = bucket;
    else this.#first = bucket;
    this.#last = bucket;
  }

  remove(bucket: Bucket): void {
    const { before, after } = bucket;
    if (before) before.after = after;
    else this.#first = after;
    if (after) after.before = before;
    else this.#last = before;
    bucket.queue = null;
    bucket.before = null;
    bucket.after = null;
  }

  first(count: number): readonly Bucket[] {
    const found: Bucket[] = [];
    for (let bucket = this.#first; bucket && found.length < count; bucket = bucket.after) found.push(bucket);
    return found;
  }
}
