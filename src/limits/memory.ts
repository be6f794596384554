import type { MonotonicMs } from '../app/shared/clock.ts';
import { OwnPlaces, type Queued } from './own-places.ts';
import { WindowLimiter } from './window-limiter.ts';

/** At about 500 bytes a bucket: some 80 MB at the worst. */
export const defaultCapacity = 160_000;

/** Counts in the memory of one thread. */
export class MemoryRateLimiter extends WindowLimiter<Queued> {
  constructor(monotonic: () => MonotonicMs, capacity = defaultCapacity) {
    super(monotonic, new OwnPlaces(capacity));
  }
}
