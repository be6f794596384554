import type { RatePolicy } from '../app/callers/rate-policy.ts';
import type { Place, Places, Standing } from './places.ts';
import { SlidingWindow } from './sliding-window.ts';

/** A bucket in its queue, between the one before it and the one after it. */
export interface Queued extends Place {
  readonly bucket: string;
  queue: Queue | null;
  before: Queued | null;
  after: Queued | null;
}

interface Queue {
  first: Queued | null;
  last: Queued | null;
}

/**
 * Buckets in the memory of one thread. A Map has an order too, but walks past the places of all that were taken out of its
 * front, which are many where clients are.
 */
export class OwnPlaces implements Places<Queued> {
  readonly #capacity: number;
  readonly #byName = new Map<string, Queued>();
  readonly #queues: Readonly<Record<Standing, Queue>> = {
    open: { first: null, last: null },
    full: { first: null, last: null },
  };

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#byName.size;
  }

  hasRoom(): boolean {
    return this.size < this.#capacity;
  }

  find(bucket: string): Queued | undefined {
    return this.#byName.get(bucket);
  }

  make(bucket: string, policy: RatePolicy): Queued {
    const made = { bucket, window: new SlidingWindow(policy), queue: null, before: null, after: null };
    this.#byName.set(bucket, made);
    return made;
  }

  file(queued: Queued, standing: Standing): void {
    takeOut(queued);
    const queue = this.#queues[standing];
    queued.queue = queue;
    queued.before = queue.last;
    if (queue.last) queue.last.after = queued;
    else queue.first = queued;
    queue.last = queued;
  }

  forget(queued: Queued): void {
    takeOut(queued);
    this.#byName.delete(queued.bucket);
  }

  first(standing: Standing, count: number): readonly Queued[] {
    const found: Queued[] = [];
    for (
      let { first: queued } = this.#queues[standing];
      queued && found.length < count;
      queued = queued.after
    )
      found.push(queued);
    return found;
  }
}

function takeOut(queued: Queued): void {
  const { queue, before, after } = queued;
  if (!queue) return;
  if (before) before.after = after;
  else queue.first = after;
  if (after) after.before = before;
  else queue.last = before;
  queued.queue = null;
  queued.before = null;
  queued.after = null;
}
