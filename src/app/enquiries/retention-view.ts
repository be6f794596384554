import type { WallMs } from '../shared/clock.ts';
import type { Collection } from './enquiry.ts';

/** Counts of enquiries older and newer than the retention limit. */
export interface RetentionView {
  readonly collections: readonly { readonly collection: Collection; readonly due: number }[];
  /** Number of quotes that became one of these enquiries, and are erased with them. */
  readonly doorQuotes: number;
  /** Time of receipt of the oldest remaining enquiry; null if none remains. */
  readonly oldestKept: WallMs | null;
}
