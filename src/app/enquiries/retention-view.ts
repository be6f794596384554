import type { WallMs } from '../shared/clock.ts';
import type { Collection } from './enquiry.ts';

/** What is older than a time, and what is not. */
export interface RetentionView {
  readonly collections: readonly { readonly collection: Collection; readonly due: number }[];
  /** Quotes that became one of these enquiries, and are erased with them. */
  readonly doorQuotes: number;
  /** When the oldest enquiry came that stays; null where none does. */
  readonly oldestKept: WallMs | null;
}
