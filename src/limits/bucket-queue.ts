import type { SlidingWindow } from './sliding-window.ts';

/** A bucket in its queue, between the one before it and the one after it. */
export interface Queued {
  readonly bucket: string;
  readonly window: SlidingWindow;
  before: Queued | null;
  after: Queued | null;
}

/**
 * Buckets by name and in an order, in which the first one is found at once. A Map has such an order too, but walks past the
 * places of all that were taken out of its front, which are many where clients are.
 */
export class BucketQueue {
  readonly #byName = new Map<string, Queued>();
  #first: Queued | null = null;
  #last: Queued | null = null;

  get size(): number {
    return this.#byName.size;
  }

  get(bucket: string): SlidingWindow | undefined {
    return this.#byName.get(bucket)?.window;
  }

  /** Behind all others. */
  add(bucket: string, window: SlidingWindow): void {
    const queued: Queued = { bucket, window, before: this.#last, after: null };
    this.#byName.set(bucket, queued);
    if (this.#last) this.#last.after = queued;
    else this.#first = queued;
    this.#last = queued;
  }

  delete(bucket: string): void {
    const queued = this.#byName.get(bucket);
    if (!queued) return;
    this.#byName.delete(bucket);
    const { before, after } = queued;
    if (before) before.after = after;
    else this.#first = after;
    if (after) after.before = before;
    else this.#last = before;
  }

  /** The first of them, in their order. */
  first(count: number): Queued[] {
    const found: Queued[] = [];
    for (let queued = this.#first; queued && found.length < count; queued = queued.after) found.push(queued);
    return found;
  }
}
