import type { RatePolicy } from '../app/callers/rate-policy.ts';
import type { SlidingWindow } from './sliding-window.ts';

/** Whether a bucket has room for one more call. */
export type Standing = 'open' | 'full';

/** Where a bucket is kept. */
export interface Place {
  readonly window: SlidingWindow;
}

/** The buckets a limiter knows: by name, and those of each standing in an order in which the first one is found at once. */
export interface Places<Kept extends Place> {
  readonly size: number;
  /** Whether one more bucket can be kept. */
  readonly hasRoom: () => boolean;
  readonly find: (bucket: string) => Kept | undefined;
  /** A new one; it has to be filed. */
  readonly make: (bucket: string, policy: RatePolicy) => Kept;
  /** Puts it behind all others of its standing. */
  readonly file: (place: Kept, standing: Standing) => void;
  readonly forget: (place: Kept) => void;
  /** The first of a standing, in their order. */
  readonly first: (standing: Standing, count: number) => readonly Kept[];
}
