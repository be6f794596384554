import type { WallMs } from '../shared/clock.ts';
import type { Collection } from './enquiry.ts';

/** Counts of enquiries older and newer than the retention limit. */
export interface RetentionView {
  readonly collections: readonly { readonly collection: Collection; readonly due: number }[];
  /** Quotes that became one of these enquiries; erased with them. */
  readonly doorQuotes: number;
  /** When the oldest remaining enquiry arrived; null if none remains. */
  readonly oldestKept: WallMs | null;
}
